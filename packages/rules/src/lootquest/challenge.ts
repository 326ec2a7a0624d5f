import { challengeOn, countsAs, mayRollAgain, succeeds } from './duel.js'
import { type HeroName, heroOf } from './heroes.js'
import type { Stage } from './round.js'
import type { Challenge, Task } from './sheet.js'
import { change, heroNamed, onTurn, other, rollDice, sideAt, type Table } from './table.js'
import type { Duel, State, Work } from './types.js'

/** A roll of this very action: no state but the one that is worked on has it yet. */
type FreshRoll = Work['rolls'][number]

/** The challenge that is played now. */
export const challengeOf = (state: State): Challenge => challengeOn(heroOf(challenger(state)))

/** The card that challenges now. */
export const challenger = (state: State): HeroName =>
  heroNamed(state, onTurn(state), state.challenges[0] ?? 0)

/** The heroes that can face the challenge: who has not failed one of these, and does not sit out already (A15, R20). */
export function ableToFace(state: State): number[] {
  const { armada, out } = sideAt(state, other(onTurn(state)))
  const able: number[] = []
  for (let slot = 0; slot < armada.length; slot++) {
    if (!out.includes(slot) && !state.failed.includes(slot)) able.push(slot)
  }
  return able
}

/** The challenger says in which order his challenges are played (R19). */
export function order({ state, events }: Table, cards: number[]): Stage {
  const seat = onTurn(state)
  state.challenges = cards
  events.push({ type: 'ordered', seat, heroes: cards.map((slot) => heroNamed(state, seat, slot)) })
  return 'challenges'
}

/** Goes on with the challenges that are left, in their order, until somebody has to choose who faces one. */
export function challenges(table: Table): Stage {
  const { state, events } = table
  while (state.challenges.length > 0) {
    const able = ableToFace(state)
    events.push({
      type: 'challenged',
      seat: onTurn(state),
      hero: challenger(state),
      idle: able.length === 0,
    })
    const [hero] = able
    if (hero === undefined) state.challenges = state.challenges.slice(1)
    else if (able.length > 1) {
      state.step = 'face'
      return 'stop'
    } else if (face(table, hero) === 'stop') return 'stop'
  }
  return 'pass'
}

/** A hero faces the challenge and rolls (R18). */
export function face(table: Table, hero: number): Stage {
  const { state } = table
  const seat = other(onTurn(state))
  const { task } = challengeOf(state)
  const roll = rollFaces(table, seat, hero, task)
  let against: number | null = null
  if (task.type === 'race') {
    const { dice } = rollDice(table, other(seat), 'challenge', state.challenges.slice(0, 1))
    against = dice[0]?.face ?? null
  }
  const duel = { hero, faces: facesOf(roll), against }
  if (judge(table, duel, roll)) return settle(table)
  if (!mayRollAgain(heroOf(heroNamed(state, seat, hero)))) return fail(table, duel)
  state.duel = duel
  state.step = 'again'
  return 'stop'
}

/** A hero that has failed rolls once more, or does not (R26). */
export function again(table: Table, isRolling: boolean): Stage {
  const { state } = table
  const { duel } = state
  if (!duel) return 'challenges'
  state.duel = null
  if (!isRolling) return fail(table, duel)
  const roll = rollFaces(table, other(onTurn(state)), duel.hero, challengeOf(state).task)
  return judge(table, { ...duel, faces: facesOf(roll) }, roll) ? settle(table) : fail(table, duel)
}

function rollFaces(table: Table, seat: number, hero: number, task: Task): FreshRoll {
  const count = task.type === 'roll' ? task.dice : 1
  return rollDice(table, seat, 'challenge', Array<number>(count).fill(hero))
}

const facesOf = ({ dice }: FreshRoll): number[] => dice.map((die) => die.face)

/** Tells what was rolled, and whether that will do, and writes it down with the roll. */
function judge({ state, events }: Table, duel: Duel, roll: FreshRoll): boolean {
  const { action, draw } = roll
  const seat = other(onTurn(state))
  const by = challenger(state)
  const hero = heroNamed(state, seat, duel.hero)
  let counts = 0
  for (const each of duel.faces) counts += countsAs(heroOf(hero), each)
  const against = duel.against === null ? null : countsAs(heroOf(by), duel.against)
  const ok = succeeds(challengeOf(state).task, counts, against ?? 0)
  roll.faced = { by: state.challenges[0] ?? 0, against: duel.against, ok }
  events.push({ type: 'faced', seat, by, hero, faces: duel.faces, counts, against, ok, action, draw })
  return ok
}

/** A challenge is over. */
function settle({ state }: Table): Stage {
  state.challenges = state.challenges.slice(1)
  return 'challenges'
}

/** What failing costs (R20, R21, A27). */
function fail(table: Table, { hero }: Duel): Stage {
  const { state, events } = table
  const seat = other(onTurn(state))
  const { out, total } = sideAt(state, seat)
  state.failed = [...state.failed, hero]
  for (const penalty of challengeOf(state).penalties) {
    if (penalty === 'sit_out') {
      change(table, seat, { out: [...out, hero] })
      events.push({ type: 'sits_out', seat, hero: heroNamed(state, seat, hero) })
    } else if (total > 0) {
      change(table, seat, { total: total - 1 })
      events.push({ type: 'tolled', seat, total: total - 1 })
    }
  }
  return settle(table)
}
