import { countsAs, heroOf, mayRollAgain, type Roll, succeeds, type View } from '@marque/rules/lootquest/facts'
import { heroAt } from './words'

/** A hero that faced a challenge: what it rolled, and how that went; `undefined` where the table cannot tell any more. */
export type Faced = {
  readonly seat: number
  readonly hero: number
  readonly faces: readonly number[]
  /** What the challenger rolled, in a race. */
  readonly against: number | null
  readonly ok: boolean | undefined
  readonly roll: Roll
}

const isRound = ({ why }: Roll): boolean => why === 'loot' || why === 'barge'

/** The challenge rolls that `failed` speaks of: those after the latest round was rolled, or else those just before it. */
function batchOf({ rolls }: View): { readonly batch: readonly Roll[]; readonly isKnown: boolean } {
  const latest = rolls.findLastIndex(isRound)
  const now = rolls.slice(latest + 1).filter(({ why }) => why === 'challenge')
  if (now.length > 0) return { batch: now, isKnown: true }
  const before = rolls.slice(0, Math.max(0, latest)).findLastIndex(isRound)
  const batch = rolls.slice(before + 1, Math.max(0, latest)).filter(({ why }) => why === 'challenge')
  // Where everybody sat the barge out nothing was rolled for it, and who failed is forgotten.
  const isKnown = rolls[before]?.why !== rolls[latest]?.why
  return { batch: before < 0 ? [] : batch, isKnown }
}

/** The challenges that were faced last, in their order. */
export function facedOf(view: View): readonly Faced[] {
  const { batch, isKnown } = batchOf(view)
  const seat = batch[0]?.seat
  return batch.flatMap((roll, at): Faced[] => {
    const hero = roll.dice[0]?.hero
    if (seat === undefined || roll.seat !== seat || hero === undefined) return []
    const next = batch[at + 1]
    const against = next && next.seat !== seat ? (next.dice[0]?.face ?? null) : null
    const isLast = !batch.slice(at + 1).some((later) => later.seat === seat && later.dice[0]?.hero === hero)
    const faces = roll.dice.map(({ face }) => face)
    const ok = isKnown ? outcomeOf(view, seat, hero, faces, isLast) : undefined
    return [{ seat, hero, faces, against, ok, roll }]
  })
}

/** A hero fails once at most, and then faces no more (R20); what came before its last roll it did, or rolled again. */
function outcomeOf(
  view: View,
  seat: number,
  hero: number,
  faces: readonly number[],
  isLast: boolean,
): boolean | undefined {
  if (isLast) return !(view.failed.includes(hero) || view.duel?.hero === hero)
  const name = heroAt(view, seat, hero)
  if (!name || !mayRollAgain(heroOf(name))) return true
  const counts = faces.reduce((sum, face) => sum + countsAs(heroOf(name), face), 0)
  const tasks = (view.sides[1 - seat]?.armada ?? []).flatMap((card) =>
    heroOf(card).zones.flatMap((zone) => (zone.kind === 'challenge' ? [zone.challenge.task] : [])),
  )
  const done = tasks.map((task) => task.type !== 'race' && succeeds(task, counts, 0))
  if (tasks.some(({ type }) => type === 'race')) return undefined
  return done.every(Boolean) ? true : done.some(Boolean) ? undefined : false
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

/** "Roll 14, draws 1–3": the action whose chance it came from, and which numbers of it. */
export function proofWords({ action, draw, dice }: Roll): string {
  const last = draw + dice.length - 1
  return `Roll ${action}, ${last > draw ? `draws ${draw}–${last}` : `draw ${draw}`}`
}
