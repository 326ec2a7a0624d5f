import type { Chance } from '../chance.js'
import type { Decision } from '../game.js'
import { type Card, HAND_LIMIT, itemsFor } from './cards.js'
import { bidValue } from './gold.js'
import type { Own, View } from './sight.js'
import type { Move } from './types.js'
import { bidsWorthMaking } from './wager.js'
import { byWorth, mostWanted, prospectsOf, worthIn } from './worth.js'

/**
 * Answers that are worth a thought, the most promising first: a good player's habits, from what his seat may
 * see. Where there is only one, a bot need not think.
 */
export function suggest(view: View, decision: Decision, chance: Chance): Move[] {
  const { own } = view
  if (!own) return []
  switch (decision.id.split('-')[0]) {
    case 'discard':
      return [putAway(view, own, decision.seat, chance)]
    case 'bid':
    case 'seal':
    case 'tie':
      return bidsWorthMaking(view, own, decision.seat)
    case 'change':
      return [{ type: 'stand' }]
    case 'call':
      return [accuse(view, own, decision.seat, chance)]
    case 'keep':
      return keepBest(own, own.keep ?? [], view.keep?.mayRefuse ?? false)
    case 'order':
      return nextAction(view, decision.seat)
    case 'deed':
      return act(view, own, decision.seat)
    default:
      return []
  }
}

/** Keeps all that the rules allow, for what builds no crew is gold; now and then a card more (R34, A22). */
function putAway(view: View, own: Own, seat: number, chance: Chance): Move {
  const me = view.players[seat]
  const isDealtTo = view.phase === 'discard' ? !me?.brawled : !me?.ashore
  const excess = own.hand.length + (isDealtTo ? 1 : 0) - HAND_LIMIT
  const dares = excess === 1 && chance.below(4) === 0
  const cards = excess > 0 && !dares ? byWorth(own.hand).slice(0, excess) : []
  return {
    type: 'discard',
    cards: itemsFor(
      own.hand,
      cards.map(({ card }) => card),
    ),
  }
}

/** Of a captain who was seen to get many cards, and to bid few, it may be that he has not put them away. */
function accuse(view: View, own: Own, seat: number, chance: Chance): Move {
  const callable = view.players.flatMap(({ pickedUp, immune, atMost }, other) =>
    other !== seat && pickedUp && !immune && atMost > HAND_LIMIT && !own.trusted.includes(other)
      ? [{ seat: other, excess: atMost - HAND_LIMIT }]
      : [],
  )
  const [suspect] = callable.toSorted((a, b) => b.excess - a.excess)
  const hunch = suspect && chance.below(60) < Math.min(suspect.excess, 4)
  return suspect && hunch ? { type: 'call', seat: suspect.seat } : { type: 'trust' }
}

function keepBest(own: Own, cards: readonly Card[], mayRefuse: boolean): Move[] {
  const best = mostWanted(own.hand, cards)
  if (best === undefined) return []
  const isFull = own.hand.length >= HAND_LIMIT && worthIn(prospectsOf(own.hand), best) < 0.1
  return mayRefuse && isFull ? [{ type: 'refuse' }] : [{ type: 'keep', card: best }]
}

const ORDER: readonly Card[] = [
  'cutpurse',
  'pieces_of_eight',
  'stowaway',
  'hidden_plunder',
  'mermaid',
  'tavern_brawl',
  'fall_off_the_dock',
]

function nextAction(view: View, seat: number): Move[] {
  const live = (view.bids[seat]?.up ?? []).filter(({ stage }) => stage === 'live').map(({ card }) => card)
  const next = ORDER.find((card) => live.includes(card))
  return next ? [{ type: 'resolve', card: next }] : []
}

function act(view: View, own: Own, seat: number): Move[] {
  switch (view.deed?.card) {
    case 'cutpurse':
      return cutDearest(view, seat)
    case 'pieces_of_eight':
      return claimBest(view, own)
    case 'tavern_brawl': {
      const others = [...view.players.entries()].filter(([other]) => other !== seat)
      const [strongest] = others.toSorted(([, a], [, b]) => b.total - a.total || b.atMost - a.atMost)
      return strongest ? [{ type: 'brawl', seat: strongest[0] }] : []
    }
    case 'hidden_plunder':
      return keepBest(own, own.plunder ?? [], false)
    default:
      return keepBest(own, own.drawn ?? [], false)
  }
}

/** The dearest card of whoever leads; who leads himself stops what could still undo it. */
function cutDearest({ bids, auction }: View, seat: number): Move[] {
  const open = bids.flatMap((bid) =>
    bid.up
      .filter(({ stage }) => stage !== 'acting')
      .map((each) => ({ seat: bid.seat, value: bid.value, ...each })),
  )
  const mine = bids[seat]?.value ?? 0
  const leads = bids.every((bid) => bid.seat === seat || bid.value < mine)
  const weight = ({ card, stage, value, seat: owner }: (typeof open)[number]) => {
    const gold = bidValue([card], auction)
    if (owner === seat) return -1 - gold
    const isThreat = stage === 'live' && (card === 'fall_off_the_dock' || card === 'cutpurse')
    return leads && isThreat ? 1000 : value + gold / 100
  }
  const [best] = open.toSorted((a, b) => weight(b) - weight(a))
  return best ? [{ type: 'cut', seat: best.seat, card: best.item }] : []
}

function claimBest({ bids }: View, own: Own): Move[] {
  const open = bids.flatMap(({ seat, up }) =>
    up
      .filter(({ stage, claimedBy }) => stage !== 'acting' && claimedBy === null)
      .map(({ card, item }) => ({ seat, card, item })),
  )
  const best = mostWanted(
    own.hand,
    open.map(({ card }) => card),
  )
  const chosen = open.find(({ card }) => card === best)
  return chosen ? [{ type: 'claim', seat: chosen.seat, card: chosen.item }] : []
}
