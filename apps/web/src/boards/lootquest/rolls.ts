import { countsAs, type Hero, heroOf, type Roll, succeeds, type View } from '@marque/rules/lootquest/facts'
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

type Thrown = Omit<Faced, 'ok'>

/** Challenge rolls between two others, as heroes that faced challenges: in a race the challenger's roll belongs to the one before. */
function thrownIn(run: readonly Roll[]): readonly Thrown[] {
  const seat = run[0]?.seat
  return run.flatMap((roll, at): Thrown[] => {
    const hero = roll.dice[0]?.hero
    if (seat === undefined || roll.seat !== seat || hero === undefined) return []
    const next = run[at + 1]
    const against = next && next.seat !== seat ? (next.dice[0]?.face ?? null) : null
    return [{ seat, hero, faces: roll.dice.map(({ face }) => face), against, roll }]
  })
}

/** Rolls cut where a round was rolled: the challenges after each of them. */
function runsOf({ rolls }: View): readonly (readonly Thrown[])[] {
  const starts = rolls.flatMap(({ why }, at) => (why === 'loot' || why === 'barge' ? [at] : []))
  return starts.map((start, at) =>
    thrownIn(rolls.slice(start, starts[at + 1]).filter(({ why }) => why === 'challenge')),
  )
}

/**
 * The challenges that were faced in this turn, and those of the latest action, in their order: if dice fit nowhere, a
 * single action plays on into the next turn.
 */
export function facedOf(view: View): readonly Faced[] {
  const runs = runsOf(view)
  const latest = view.rolls.at(-1)?.action
  // `failed` speaks of the challenges now played; or, while dice are placed, of those just before they were rolled.
  const isPlaced = view.step === 'place' && view.phase === 'play'
  const known = runs.at(-1)?.length ? runs.at(-1) : isPlaced ? runs.at(-2) : undefined
  return runs.flatMap((run) =>
    run
      .filter(({ roll }) => roll.turn === view.turn || roll.action === latest)
      .map((thrown) => {
        const isLast = run.findLast(({ hero }) => hero === thrown.hero) === thrown
        const ok = run === known && isLast ? !hasFailed(view, thrown) : judged(view, thrown)
        return { ...thrown, ok }
      }),
  )
}

/** Each hero fails once at most, and then faces no more (R20). */
const hasFailed = ({ failed, duel }: View, { hero }: Thrown): boolean =>
  failed.includes(hero) || duel?.hero === hero

/** The cards that may have challenged: those with a die in their challenge zone, while those dice are on the table. */
function challengers({ sides, turn, looter, round }: View, seat: number, roll: Roll): readonly Hero[] {
  const { armada, dice } = sides[seat] ?? { armada: [], dice: [] }
  const areThere = roll.turn === turn || (round === 'loot' && seat !== looter)
  const challenges = (slot: number, card: Hero) =>
    dice.some(({ on }) => on?.hero === slot && card.zones[on.zone]?.kind === 'challenge')
  return armada.map(heroOf).filter((card, slot) => !areThere || challenges(slot, card))
}

/** Whether that will do for every challenge that it may have been rolled for, or for none. */
function judged(view: View, { seat, hero, faces, against, roll }: Thrown): boolean | undefined {
  const name = heroAt(view, seat, hero)
  if (!name) return undefined
  const counts = faces.reduce((sum, face) => sum + countsAs(heroOf(name), face), 0)
  const done = challengers(view, 1 - seat, roll).flatMap((card) =>
    card.zones.flatMap((zone) => {
      if (zone.kind !== 'challenge') return []
      const { task } = zone.challenge
      const rolls = task.type === 'roll' ? task.dice : 1
      if ((task.type === 'race') !== (against !== null) || rolls !== faces.length) return []
      return [succeeds(task, counts, countsAs(card, against ?? 0))]
    }),
  )
  return done.every((one) => one === done[0]) ? done[0] : undefined
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
