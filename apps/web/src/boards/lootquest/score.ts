import { type Die, type Move, type Round, scoreOf, type View } from '@marque/rules/lootquest/facts'

/** What a seat plays for in this turn. */
export const roundOf = (view: View, seat: number): Round => (seat === view.looter ? 'loot' : 'barge')

/** A seat's dice of this turn, as they lie; none before it has rolled. */
export function diceOf(view: View, seat: number): readonly Die[] {
  const hasRolled = view.turn > 0 && (seat === view.looter || view.round === 'barge')
  return hasRolled ? (view.sides[seat]?.dice ?? []) : []
}

/** Heroes that sit out the round that a seat plays in this turn: loot rounds are never affected (R22). */
export const outNow = (view: View, seat: number): readonly number[] =>
  seat === view.looter ? [] : (view.sides[seat]?.out ?? [])

/** A seat's score of this turn as its dice lie. */
export const scoreNow = (view: View, seat: number): number => scoreFor(view, seat, diceOf(view, seat))

/** The same once a die is placed. */
export function scoreWith(view: View, seat: number, move: Extract<Move, { type: 'place' }>): number {
  const { hero, zone } = move
  const dice = diceOf(view, seat).map((die) => (die.hero === move.die ? { ...die, on: { hero, zone } } : die))
  return scoreFor(view, seat, dice)
}

const scoreFor = (view: View, seat: number, dice: readonly Die[]): number =>
  scoreOf(view.sides[seat]?.armada ?? [], outNow(view, seat), roundOf(view, seat), dice)
