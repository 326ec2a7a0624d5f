import type { Telling } from '../game.js'
import { CARDS, type CardName } from './cards.js'
import type { TurnMove } from './deeds.js'
import type { RaidEvent } from './events.js'
import { goldOf, verbFor } from './lists.js'
import { faceOf } from './playing.js'
import type { HitSet, WeaponName } from './sheet.js'
import type { Flip, Move, Piece } from './types.js'

const title = (card: CardName) => CARDS[card].title
const weaponName = (name: WeaponName) => name.replaceAll('_', ' ')
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** "Rogue", "Rogue and Ranger", "2 × Pirate, Rogue and Ranger". */
function listOf(cards: readonly CardName[]): string {
  const words = [...new Set(cards)].map((card) => {
    const count = cards.filter((other) => other === card).length
    return count > 1 ? `${count} × ${title(card)}` : title(card)
  })
  const last = words.at(-1) ?? 'no card'
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last
}

const SUIT_SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const

/** "♠ A K". */
export const hitsText = (hits: HitSet): string =>
  [...hits].map((face) => (isSuit(face) ? SUIT_SIGNS[face] : face)).join(' ')

const isSuit = (face: string): face is keyof typeof SUIT_SIGNS => face in SUIT_SIGNS

/** "4♥". */
export function faceText(letter: string): string {
  const { suit, rank } = faceOf(letter)
  return `${rank}${SUIT_SIGNS[suit]}`
}

/** Words for one telling: whose cards, and verbs that agree. */
class Voice {
  constructor(private readonly telling: Telling) {}

  /** A player as the subject of a sentence, with its verb. */
  says(seat: number, you: string, others: string): string {
    return seat === this.telling.viewer ? `You ${you}` : `${this.name(seat)} ${others}`
  }

  whose(seat: number): string {
    return seat === this.telling.viewer ? 'your' : `${this.name(seat)}’s`
  }

  /** "your Rogue", "Ada’s Rogue". */
  the({ card, seat }: Piece): string {
    return `${this.whose(seat)} ${title(card)}`
  }

  /** A card as the subject of a sentence, with its verb: "Your Rogue charges", "Your Raiders charge". */
  does(piece: Piece, one: string, many: string): string {
    return `${capital(this.the(piece))} ${verbFor(piece.card, one, many)}`
  }

  name(seat: number): string {
    return this.telling.names[seat] ?? `Player ${seat + 1}`
  }
}

/** What happened, in one sentence for the viewer; nothing where it is not for his ears. */
export function describe(event: RaidEvent, telling: Telling): string | undefined {
  const { viewer } = telling
  if ('audience' in event && (viewer === null || !event.audience.includes(viewer))) return undefined
  const voice = new Voice(telling)
  return (
    aboutMatch(event, voice) ?? aboutPlay(event, voice) ?? aboutFight(event, voice) ?? aboutHits(event, voice)
  )
}

function aboutMatch(event: RaidEvent, voice: Voice): string | undefined {
  switch (event.type) {
    case 'party_chosen':
      return `${voice.says(event.seat, 'have', 'has')} chosen a party.`
    case 'party':
      return `Your party for ${event.gold} gold: ${listOf(event.cards)}.`
    case 'set_sail':
      return `${voice.says(event.seat, 'have', 'has')} the first turn: the battle begins.`
    case 'hold_filled':
      return `${voice.says(event.seat, 'draw', 'draws')} ${event.count} ${event.count === 1 ? 'card' : 'cards'} into the hold.`
    case 'hold_dealt':
      return `In your hold: ${listOf(event.cards)}.`
    case 'turn':
      return `Round ${event.round}: ${voice.says(event.seat, 'are', 'is')} on turn.`
    case 'beaten':
      return `${voice.says(event.seat, 'have no card left: you are', 'has no card left and is')} beaten.`
    case 'left':
      return `${voice.says(event.seat, 'leave', 'leaves')} the battle; the cards in play go to Davy Jones.`
    case 'over':
      return event.how === 'victory' ? victory(event.winners, voice) : HOW[event.how]
    case 'reshuffled':
      return 'The deck is empty: all playing cards are shuffled again.'
    default:
      return undefined
  }
}

const victory = ([winner]: readonly number[], voice: Voice): string =>
  winner === undefined ? 'The battle is over.' : `${voice.says(winner, 'have', 'has')} won the battle.`

const HOW = {
  stalemate: 'Nothing has stirred for three rounds: the battle is over, and what is left is counted.',
  rounds: 'The sun sets on a long battle: it is over, and what is left is counted.',
} as const

function aboutPlay(event: RaidEvent, voice: Voice): string | undefined {
  switch (event.type) {
    case 'drew':
      return event.why === 'search'
        ? `${voice.says(event.seat, 'search', 'searches')} the locker, and a card goes into the hold.`
        : `${voice.says(event.seat, 'draw', 'draws')} a card.`
    case 'drawn':
      return `Into your hold comes: ${title(event.card)}.`
    case 'played':
      return `${voice.says(event.unit.seat, 'play', 'plays')} ${title(event.unit.card)}${event.why === 'bonus' ? ' as an extra card' : ''}.`
    case 'fizzled':
      return `${voice.says(event.unit.seat, 'have to play', 'has to play')} ${title(event.unit.card)}, to no effect.`
    case 'made':
      return `${voice.does(event.by, 'brings', 'bring')} a ${title(event.unit.card)} into play.`
    case 'rallied':
      return `${voice.does(event.by, 'lets', 'let')} ${voice.the(event.unit)} attack again.`
    case 'forced_out':
      return `${voice.does(event.unit, 'is', 'are')} driven out of the hold and into play, with ${event.damage} damage.`
    default:
      return undefined
  }
}

function aboutFight(event: RaidEvent, voice: Voice): string | undefined {
  switch (event.type) {
    case 'attacks':
      return attacks(event, voice)
    case 'charges':
      return `${voice.does(event.unit, 'charges', 'charge')} ${voice.the(event.target)} with the ${weaponName(event.weapon)}.`
    case 'awaits':
      return `${voice.does(event.unit, 'awaits', 'await')} the charge.`
    case 'joined':
      return `${capital(voice.the(event.unit))} and ${voice.the(event.target)} are in melee.`
    case 'freed':
      return `${voice.does(event.unit, 'is', 'are')} out of the melee.`
    case 'flip':
      return flipped(event, voice)
    default:
      return undefined
  }
}

function attacks(event: Extract<RaidEvent, { type: 'attacks' }>, voice: Voice): string {
  const { unit, weapon, target, hold } = event
  const by = (one: string, many: string) => voice.does(unit, one, many)
  const what = weaponName(weapon)
  const at = target ? voice.the(target) : hold !== null ? `${voice.whose(hold)} hold` : 'whoever is near'
  switch (event.why) {
    case 'stand':
      return `${by('stands and shoots', 'stand and shoot')} at ${at} with the ${what}.`
    case 'retaliation':
      return `${by('strikes', 'strike')} back at ${at} with the ${what}.`
    case 'answer':
      return `${by('retaliates', 'retaliate')} against ${at} with the ${what}.`
    case 'grenades':
      return `${by('throws', 'throw')} grenades.`
    case 'own':
      return `${by('attacks', 'attack')} ${at} with the ${what}.`
  }
}

/** "4♦ is a hit for Ada’s Rogue: pistol at your Sloop, on ♠ ♦ A." */
function flipped(flip: Flip, voice: Voice): string {
  const { hit, by, hits, target, hold } = flip
  const at = target ? ` at ${voice.the(target)}` : hold !== null ? ` at ${voice.whose(hold)} hold` : ''
  const verdict = hit ? 'hit' : 'miss'
  return `${faceText(flip.playing)} is a ${verdict} for ${voice.the(by)}: ${deedOf(flip)}${deedTakesTarget(flip) ? at : ''}, on ${hitsText(hits)}.`
}

const deedTakesTarget = ({ what }: Flip) => what === 'attack' || what === 'ability'

function deedOf({ what, weapon }: Flip): string {
  switch (what) {
    case 'attack':
      return weapon ? weaponName(weapon) : 'attack'
    case 'ability':
      return 'ability'
    case 'evade':
      return 'evade'
    case 'fortify':
      return 'fortify'
    default:
      return 'rescue'
  }
}

function aboutHits(event: RaidEvent, voice: Voice): string | undefined {
  switch (event.type) {
    case 'navigator_shown':
      return `${voice.says(event.unit.seat, 'show', 'shows')} a ${title(event.unit.card)} to save the hold.`
    case 'jolly_roger_played':
      return `${voice.says(event.unit.seat, 'play', 'plays')} a ${title(event.unit.card)} for ${voice.the(event.for)}.`
    case 'hold_hit':
      return `In ${voice.whose(event.unit.seat)} hold, ${title(event.unit.card)} ${verbFor(event.unit.card, 'is', 'are')} hit.`
    case 'wounded':
      return `${voice.does(event.unit, 'takes', 'take')} ${event.damage} damage; ${event.left} more would be the end.`
    case 'died':
      return `${voice.does(event.unit, 'goes', 'go')} to Davy Jones${DEATHS[event.why]}.`
    default:
      return undefined
  }
}

const DEATHS = { wounds: '', cannon: ', felled by a Cannon', destroyed: ', destroyed' } as const

const card = (id: number) => `card ${id}`
const holdOf = (seat: number) => `the hold of seat ${seat + 1}`

/** What a move would do, as a button says it. Cards in play go by their numbers. */
export function describeMove(move: Move): string {
  switch (move.type) {
    case 'party': {
      const all = [...move.fleet, ...move.cards, ...move.tricks]
      return `Sail with ${listOf(all)} for ${goldOf(all)} gold`
    }
    case 'play':
      return `Play ${title(move.card)}`
    case 'shoot': {
      const at = move.target !== undefined ? card(move.target) : holdOf(move.hold ?? 0)
      return `Shoot at ${at} with the ${weaponName(move.weapon)} of ${card(move.by)}`
    }
    case 'charge':
      return `Charge ${card(move.target)} with the ${weaponName(move.weapon)} of ${card(move.by)}`
    case 'strike':
      return `Strike with the ${weaponName(move.weapon)} of ${card(move.by)}`
    case 'ransack':
      return `Ransack ${holdOf(move.hold)} with ${card(move.by)}`
    case 'recruit':
      return `Recruit a Pirate with ${card(move.by)}`
    case 'rally':
      return `Let ${card(move.unit)} attack again`
    case 'search':
      return `Take ${title(move.card)} from your locker`
    case 'end':
      return 'End your turn'
    default:
      return describeAnswer(move)
  }
}

function describeAnswer(move: Exclude<Move, TurnMove | { type: 'party' }>): string {
  switch (move.type) {
    case 'aim':
      return `Shoot at ${card(move.target)}`
    case 'grenade':
      return `Throw a grenade at ${card(move.target)}`
    case 'stop':
      return 'Leave the remaining shots'
    case 'stand':
      return `Stand and shoot with the ${weaponName(move.weapon)}`
    case 'await':
      return 'Await the charge, and strike back in melee'
    case 'weapon':
      return `Strike back with the ${weaponName(move.weapon)}`
    case 'answer':
      return `Retaliate with the ${weaponName(move.weapon)}`
    case 'decline':
      return 'Do not retaliate'
    case 'jolly_roger':
      return move.use ? 'Play a Jolly Roger' : 'Take the hit'
    case 'navigator':
      return move.use ? 'Show a Navigator' : 'Take the hit'
  }
}
