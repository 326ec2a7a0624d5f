import type { Faced, Roll, View } from '@marque/rules/lootquest/facts'

/** A roll of a hero that faced a challenge, and how that went. */
export type FacedRoll = Roll & { readonly faced: Faced }

const wasFaced = (roll: Roll): roll is FacedRoll => roll.faced !== null

/**
 * The challenges that were faced in this turn, and those of the latest action, in their order: if dice fit nowhere, a
 * single action plays on into the next turn.
 */
export function facedNow({ rolls, turn }: View): readonly FacedRoll[] {
  const latest = rolls.at(-1)?.action
  return rolls.filter(wasFaced).filter((roll) => roll.turn === turn || roll.action === latest)
}

/** The latest roll of a seat's dice for a round, or of one of them. */
export const latestRoll = ({ rolls }: View, seat: number): Roll | undefined =>
  rolls.findLast((roll) => roll.seat === seat && roll.why !== 'challenge')

/** Names a die as it was rolled last, so that a new roll can be told from an old one. */
export function dieKey({ rolls }: View, seat: number, die: number): string {
  const roll = rolls.findLast(
    (one) => one.seat === seat && one.why !== 'challenge' && one.dice.some(({ hero }) => hero === die),
  )
  return `${seat}.${die} ${roll ? `${roll.action}.${roll.draw}` : ''}`
}

/** All dice of the table so named. */
export const dieKeys = (view: View): readonly string[] =>
  view.sides.flatMap(({ armada }, seat) => armada.map((_, die) => dieKey(view, seat, die)))

/** "Action 14, draws 1–3": the action whose chance it came from, and which numbers of it. */
export function proofWords({ action, draw, dice }: Roll): string {
  const last = draw + dice.length - 1
  return `Action ${action}, ${last > draw ? `draws ${draw}–${last}` : `draw ${draw}`}`
}
