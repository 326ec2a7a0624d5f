import type { Telling } from '../game.js'
import { type Card, cardOf, type Item, titleOf } from './cards.js'
import type { DeckEvent } from './events.js'
import type { Move } from './types.js'

/** "Rum", "Rum and Mermaid", "Rum, Mermaid and Stowaway". */
export function listOf(words: readonly string[], none = 'nothing'): string {
  const last = words.at(-1) ?? none
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last
}

const the = (card: Card) => `the ${titleOf(card)}`
const cardsIn = (cards: readonly Card[]) => listOf(cards.map(titleOf))
const number = (count: number, what: string) =>
  count === 0 ? `no ${what}` : `${count} ${what}${count === 1 ? '' : 's'}`

/** Words for one telling: who did it, to whom, and verbs that agree. */
class Voice {
  constructor(private readonly telling: Telling) {}

  /** A captain as the subject of a sentence, with its verb. */
  says(seat: number, you: string, others: string): string {
    return seat === this.telling.viewer ? `You ${you}` : `${this.name(seat)} ${others}`
  }

  /** A captain as an object. */
  whom(seat: number): string {
    return seat === this.telling.viewer ? 'you' : this.name(seat)
  }

  whose(seat: number): string {
    return seat === this.telling.viewer ? 'your' : `${this.name(seat)}’s`
  }

  name(seat: number): string {
    return this.telling.names[seat] ?? `Player ${seat + 1}`
  }
}

/** What happened, in one sentence for the viewer; nothing where it is not for his ears. */
export function describe(event: DeckEvent, telling: Telling): string | undefined {
  const { viewer } = telling
  if ('audience' in event && (viewer === null || !event.audience.includes(viewer))) return undefined
  const voice = new Voice(telling)
  return (
    aboutRound(event, voice) ??
    aboutCalls(event, voice) ??
    aboutActions(event, voice) ??
    aboutEnd(event, voice)
  )
}

function aboutRound(event: DeckEvent, voice: Voice): string | undefined {
  switch (event.type) {
    case 'dealt_five':
      return `${voice.says(event.seat, 'deal', 'deals')} five cards to everybody for hand ${event.hand}.`
    case 'dealt':
      return `You are dealt ${the(event.card)}.`
    case 'deal_stopped':
      return `No card is left for ${voice.whom(event.seat)}.`
    case 'reshuffled':
      return 'The draw pile is empty: the discards are shuffled.'
    case 'auction':
      return `Round ${event.round}: ${the(event.card)} is up for auction.`
    case 'discarded':
      return event.cards.length > 0 ? `You put away ${cardsIn(event.cards)}.` : 'You keep all your cards.'
    case 'sealed':
      return event.cards.length > 0 ? `You sealed a bid of ${cardsIn(event.cards)}.` : 'You sealed a pass.'
    case 'withdrawn':
      return 'You took your sealed bid back.'
    case 'seal_broken':
      return 'Your sealed bid is cancelled, for a card of it was drawn from your hand.'
    case 'bid':
      return `${voice.says(event.seat, 'bid', 'bids')} ${number(event.count, 'card')} face down.`
    case 'passed':
      return `${voice.says(event.seat, event.forfeit ? 'forfeit' : 'pass', event.forfeit ? 'forfeits' : 'passes')}.`
    case 'set_aside':
      return `${capital(voice.whose(event.seat))} cards are set aside, and play goes on without ${voice.whom(event.seat)}.`
    case 'ready':
      return `${voice.says(event.seat, 'are', 'is')} ready.`
    case 'revealed':
      return `${voice.says(event.seat, 'turn', 'turns')} up ${cardsIn(event.cards)}: ${event.value} gold.`
    case 'tied':
      return `${capital(listOf(event.seats.map((seat) => voice.whom(seat))))} are tied at ${event.value} gold and bid again.`
    case 'sold':
      return `${voice.says(event.seat, 'win', 'wins')} ${the(event.card)} for ${event.value} gold.`
    case 'unsold':
      return `${WHY_UNSOLD[event.why]}: ${the(event.card)} is thrown away.`
    default:
      return undefined
  }
}

const WHY_UNSOLD = {
  no_bid: 'Nobody bids',
  no_gold: 'No gold was bid',
  forfeits: 'All who were tied forfeit',
} as const

function aboutCalls(event: DeckEvent, voice: Voice): string | undefined {
  switch (event.type) {
    case 'called': {
      const verdict = event.caught ? 'a cheat indeed' : 'an honest pirate'
      return `${voice.says(event.seat, 'call', 'calls')} ${voice.whom(event.target)} a cheat: ${number(event.count, 'card')} in hand, ${verdict}.`
    }
    case 'pulling':
      return `${voice.says(event.seat, 'draw', 'draws')} ${number(event.count, 'card')} from ${voice.whose(event.from)} hand.`
    case 'pulled':
      return `${voice.says(event.seat, 'draw', 'draws')} ${cardsIn(event.cards)} from ${voice.whose(event.from)} hand.`
    case 'kept':
      return event.card ? `You keep ${the(event.card)}.` : 'You keep none of the cards.'
    default:
      return undefined
  }
}

function aboutActions(event: DeckEvent, voice: Voice): string | undefined {
  switch (event.type) {
    case 'acts':
      return `${voice.says(event.seat, 'play', 'plays')} ${the(event.card)}.`
    case 'fizzled':
      return `${capital(voice.whose(event.seat))} ${titleOf(event.card)} finds nothing to do.`
    case 'cut':
      return `${voice.says(event.seat, 'remove', 'removes')} ${the(event.card)} from ${voice.whose(event.from)} bid.`
    case 'claimed':
      return `${voice.says(event.seat, 'choose', 'chooses')} ${the(event.card)} in ${voice.whose(event.from)} bid.`
    case 'claim_taken':
      return `${voice.says(event.seat, 'take', 'takes')} ${the(event.card)} from the table.`
    case 'dock':
      return `All bids go into the water, and so does ${the(event.card)}.`
    case 'plundered':
      return `${voice.says(event.seat, 'take', 'takes')} a card from the discard pile.`
    case 'swam':
      return `${voice.says(event.seat, 'keep a card and throw', 'keeps a card and throws')} away ${cardsIn(event.discarded)}.`
    case 'brawl':
      return `${voice.says(event.target, 'get', 'gets')} into a brawl and must sit out the next deal and auction.`
    case 'stowed':
      return `${voice.says(event.seat, 'look below deck and keep', 'looks below deck and keeps')} a card.`
    default:
      return undefined
  }
}

function aboutEnd(event: DeckEvent, voice: Voice): string | undefined {
  switch (event.type) {
    case 'crew':
      return `All hands on deck! ${voice.says(event.seat, 'have', 'has')} a crew: ${cardsIn(event.cards)}.`
    case 'becalmed':
      return event.why === 'rounds'
        ? 'The wind drops: after so many rounds nobody wins this hand.'
        : 'The wind drops: no card is left to auction, and nobody wins this hand.'
    case 'scored': {
      const bonus = event.bonus > 0 ? ` and ${event.bonus} for the crew` : ''
      return `${voice.says(event.seat, 'score', 'scores')} ${event.points}${bonus}: ${event.total} in all.`
    }
    case 'over':
      return 'The match is over.'
    default:
      return undefined
  }
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const itemTitle = (item: Item) => {
  const card = cardOf(item)
  return card ? titleOf(card) : item
}
const items = (list: readonly Item[]) => listOf(list.map(itemTitle))
const captain = (seat: number) => `the captain in seat ${seat + 1}`

/** What a move would do, as a button says it. */
export function describeMove(move: Move): string {
  switch (move.type) {
    case 'discard':
      return move.cards.length > 0 ? `Put away ${items(move.cards)}` : 'Keep all cards'
    case 'bid':
      return `Bid ${items(move.cards)}`
    case 'pass':
      return 'Pass'
    case 'withdraw':
      return 'Take your sealed bid back'
    case 'stand':
      return 'Stand by your sealed bid'
    case 'call':
      return `Call ${captain(move.seat)} a cheat`
    case 'trust':
      return 'Call nobody who can be called now'
    case 'keep':
      return `Keep the ${titleOf(move.card)}`
    case 'refuse':
      return 'Keep none of them'
    case 'resolve':
      return `Play the ${titleOf(move.card)} next`
    case 'cut':
      return `Remove the ${itemTitle(move.card)} from the bid of ${captain(move.seat)}`
    case 'claim':
      return `Choose the ${itemTitle(move.card)} in the bid of ${captain(move.seat)}`
    case 'brawl':
      return `Start a brawl with ${captain(move.seat)}`
  }
}
