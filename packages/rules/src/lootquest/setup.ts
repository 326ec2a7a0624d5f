import { type Chance, shuffle } from '../chance.js'
import { NAMES } from './heroes.js'
import type { Options, Side, State } from './types.js'

/** Lots are drawn for who loots first (R3, A32), and heroes are dealt if so agreed (A3); no die is rolled yet. */
export function setup({ goal, heroes, armadas, first: who }: Options, _seats: number, chance: Chance): State {
  const first = who === 'lots_are_drawn' ? chance.below(2) : who === 'first_seat_begins' ? 0 : 1
  const dealt = armadas === 'dealt' ? shuffle(chance, NAMES) : []
  const side = (seat: number): Side => ({
    armada: dealt.slice(seat * heroes, (seat + 1) * heroes),
    total: 0,
    out: [],
    dice: [],
  })
  return {
    goal,
    heroes,
    armadas,
    phase: armadas === 'draft' ? 'draft' : 'armadas',
    first,
    sealed: [null, null],
    sides: [side(0), side(1)],
    turn: 0,
    looter: first,
    round: 'loot',
    step: 'place',
    earned: [],
    loot: 0,
    challenges: [],
    duel: null,
    failed: [],
    rolls: [],
    latest: null,
    actions: 0,
    ended: null,
  }
}
