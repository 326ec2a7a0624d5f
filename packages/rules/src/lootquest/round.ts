import { endOfTurn, finish, MOST_TURNS } from './ending.js'
import { type HeroName, heroAt } from './heroes.js'
import { canMove } from './legal.js'
import { scoreOf } from './score.js'
import { change, heroNamed, onTurn, other, rollDice, sideAt, sittingOut, type Table } from './table.js'
import type { Die } from './types.js'

/** Where play goes on by itself, until somebody is asked or the match is over. */
export type Stage = 'roll' | 'place' | 'close' | 'challenges' | 'pass' | 'stop'

/** A round begins: its player rolls the dice of all heroes that do not sit out (R5, R10, R21). */
export function roll(table: Table): Stage {
  const { state, events } = table
  const { round, turn } = state
  const seat = onTurn(state)
  const out = sittingOut(state)
  state.step = 'place'
  state.earned = []
  const heroes: number[] = []
  for (let slot = 0; slot < state.heroes; slot++) if (!out.includes(slot)) heroes.push(slot)
  if (heroes.length === 0) {
    change(table, seat, { dice: [] })
    events.push({ type: 'skipped', seat })
    return 'close'
  }
  const { dice, action, draw } = rollDice(table, seat, round, heroes)
  change(table, seat, { dice: dice.map(({ hero, face }) => ({ hero, face, on: null })) })
  const names = (slots: readonly number[]) => slots.map((slot) => heroNamed(state, seat, slot))
  const faces = dice.map(({ hero, face }) => ({ hero: heroNamed(state, seat, hero), face }))
  events.push({ type: 'rolled', seat, round, turn, dice: faces, out: names(out), action, draw })
  return 'place'
}

/** The player places his dice; if nothing is left to do, the round closes by itself. */
export function place({ state }: Table): Stage {
  return canMove(state) ? 'stop' : 'close'
}

/** A round is done: its score stands, and the challenges that were placed are next (A13, A14). */
export function close(table: Table): Stage {
  const { state, events } = table
  const seat = onTurn(state)
  const { round } = state
  const { armada, dice } = sideAt(state, seat)
  const score = scoreOf(armada, sittingOut(state), round, dice)
  events.push({ type: 'scored', seat, round, score })
  state.earned = []
  state.challenges = challengesOf(armada, dice)
  state.failed = []
  if (round === 'loot') state.loot = score
  else {
    reckon(table, score)
    if (state.ended) return 'stop'
  }
  if (state.challenges.length < 2) return 'challenges'
  state.step = 'order'
  return 'stop'
}

/** The cards whose challenges have a die, in the order of the armada. */
function challengesOf(armada: readonly HeroName[], dice: readonly Die[]): number[] {
  const cards: number[] = []
  for (const { on } of dice) {
    if (on && heroAt(armada, on.hero).zones[on.zone]?.kind === 'challenge') cards.push(on.hero)
  }
  return cards.sort((a, b) => a - b)
}

/** The turn's scores are compared (R11, R12), which may end the match (R13, A23); who sat out is back (R22). */
function reckon(table: Table, barge: number): void {
  const { state, events } = table
  const { loot, looter, turn, goal } = state
  change(table, other(looter), { out: [] })
  const gained = Math.max(0, loot - barge)
  const total = sideAt(state, looter).total + gained
  if (gained > 0) change(table, looter, { total })
  state.latest = { turn, looter, loot, barge, gained }
  events.push({ type: 'reckoned', seat: looter, loot, barge, gained, total })
  if (total >= goal) finish(table, 'goal', looter)
  else if (gained > 0 && turn > MOST_TURNS) finish(table, 'sudden_death', looter)
}

/** After a round and its challenges: the barger's round, or the next turn, with the roles swapped (R4). */
export function pass(table: Table): Stage {
  const { state } = table
  if (state.round === 'loot') {
    state.round = 'barge'
    return 'roll'
  }
  endOfTurn(table)
  if (state.ended) return 'stop'
  beginTurn(table, other(state.looter))
  return 'roll'
}

/** Both armadas are on the table: the first turn begins (R3). */
export function setSail(table: Table): Stage {
  const { state, events } = table
  state.phase = 'play'
  events.push({ type: 'begins', seat: state.first })
  beginTurn(table, state.first)
  return 'roll'
}

/** A turn begins: somebody loots. Rolls are kept for two turns. */
function beginTurn({ state }: Table, looter: number): void {
  state.turn++
  state.looter = looter
  state.round = 'loot'
  state.loot = 0
  state.rolls = state.rolls.filter(({ turn }) => turn >= state.turn - 1)
}
