import { type Card, faceOf, isCrew, itemsFor } from './cards.js'
import { lacking } from './crew.js'
import { bidValue } from './gold.js'
import type { Own, View } from './sight.js'
import type { Move } from './types.js'
import { byWorth, prospectsOf, worthIn } from './worth.js'

/** Actions that bring something whoever wins the auction. */
const GIFTS: readonly Card[] = ['mermaid', 'stowaway', 'hidden_plunder']
/** Actions that help a bid of gold. */
const HELPERS: readonly Card[] = ['cutpurse', 'pieces_of_eight', 'tavern_brawl', 'pirate_king']
/** What a hand needs this much it does not bid. */
const DEAR = 0.12
/** Below this an auction card is not worth gold. */
const TEMPTING = 0.08

/** Bids to weigh: what the auction card is worth decides how much gold goes out, and passing is always one. */
export function bidsWorthMaking(view: View, own: Own, seat: number): Move[] {
  const { auction, phase } = view
  if (!auction || own.hand.length === 0) return [{ type: 'pass' }]
  const wish = wishFor(own.hand, auction)
  const gifts = own.hand.filter(
    (card) => GIFTS.includes(card) && (card !== 'hidden_plunder' || view.round > 2),
  )
  const played = phase === 'tie' ? [] : gifts.slice(0, 2)
  const spare = spareGold(own.hand, auction)
  const bids: Card[][] = []
  if (wish >= TEMPTING) {
    const [helper] = own.hand.filter((card) => HELPERS.includes(card))
    const help = helper && phase !== 'tie' && (helper !== 'pirate_king' || spare.length > 2) ? [helper] : []
    const aim = 6 + 26 * Math.min(1, wish)
    bids.push(
      [...upTo(spare, aim, auction), ...help, ...played],
      [...upTo(spare, aim / 2, auction), ...played],
    )
  }
  if (played.length > 0) bids.push(played)
  else if (wish < TEMPTING && phase !== 'tie') bids.push(mischief(view, own, seat))
  const moves = bids
    .filter((cards) => cards.length > 0)
    .map((cards): Move => ({ type: 'bid', cards: itemsFor(own.hand, cards) }))
  const isPlay = moves.length > 0 && wish < TEMPTING
  return isPlay ? moves.slice(0, 1) : [...moves, { type: 'pass' }]
}

/** How much a hand wants the auction card; a card that completes a crew more than all else. */
function wishFor(hand: readonly Card[], auction: Card): number {
  const now = lacking(hand)
  const then = lacking([...hand, auction])
  if (then.seven <= 0 || then.threes <= 0) return 2
  const isNearer = Math.min(then.seven, then.threes) < Math.min(now.seven, now.threes)
  return worthIn(prospectsOf(hand), auction) * (isNearer ? 1 : 0.5)
}

/** Crew and Rum that the hand can do without, the least wanted first, of those the dearest in this auction. */
function spareGold(hand: readonly Card[], auction: Card): Card[] {
  return byWorth(hand)
    .filter(({ card, worth }) => (isCrew(card) && worth < DEAR) || card === 'rum')
    .map(({ card }) => card)
    .toSorted((a, b) => bidValue([b], auction) - bidValue([a], auction))
}

/** Cards of about so much gold. */
function upTo(spare: readonly Card[], aim: number, auction: Card): Card[] {
  const taken: Card[] = []
  for (const card of spare) {
    if (bidValue(taken, auction) >= aim) break
    taken.push(card)
  }
  return taken
}

/** With a full hand, an action that spoils the auction for others costs little. */
function mischief({ players }: View, { hand }: Own, seat: number): Card[] {
  const isFull = hand.length >= 11
  const spoiler = hand.find((card) => card === 'tavern_brawl' || card === 'fall_off_the_dock')
  const isBehind = players.some((player, other) => other !== seat && player.atMost >= hand.length)
  const spare = hand.find((card) => faceOf(card).rank === 0 && card === spoiler)
  return isFull && isBehind && spare ? [spare] : []
}
