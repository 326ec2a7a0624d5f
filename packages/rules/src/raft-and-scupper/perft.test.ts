import { describe, expect, it } from 'vitest'
import { seededChance } from '../chance.js'
import { raftAndScupper as game, type Length, type State } from './index.js'
import { setup } from './setup.js'
import { type Table, turns, write } from './testing/brute-force.js'
import { moves, play } from './testing/position.js'

/** A start whose pirates are placed and sides chosen by chance. */
function start(length: Length, seed: number): State {
  const chance = seededChance(seed)
  const dealt = setup({ length }, chance)
  const [decision] = game.decisions(dealt)
  if (!decision) throw new Error('Nobody places the pirates')
  return play(dealt, game.absent(dealt, decision, chance), { type: 'side', side: 'yellow' })
}

function tableOf(state: State): Table {
  const size = state.length === 'long' ? 7 : 5
  const ships = new Map<string, string>()
  for (const [index, letter] of [...state.tiles].entries()) {
    const column = index % size
    const row = Math.floor(index / size)
    const cell = `${'abcdefg'.charAt(column)}${row + 1}`
    const pirate = state.pirates.yellow.includes(cell) ? 'y' : state.pirates.black.includes(cell) ? 'k' : ''
    if (letter !== '.') ships.set(`${column},${row}`, letter + pirate)
  }
  return {
    ships,
    turn: state.turn === 'yellow' ? 'y' : 'k',
    history: new Set([write(ships)]),
    lastPassed: false,
  }
}

/** Ways of play and different positions after each number of turns. */
type Count = { ways: number; positions: number }

function countByEngine(state: State, depth: number): Count[] {
  let level = [state]
  return Array.from({ length: depth }, () => {
    level = level.flatMap((before) => moves(before).map((move) => play(before, move)))
    return { ways: level.length, positions: new Set(level.map((after) => write(tableOf(after).ships))).size }
  })
}

function countByBruteForce(table: Table, depth: number): Count[] {
  let level = [{ table, over: false }]
  return Array.from({ length: depth }, () => {
    level = level.flatMap(({ table, over }) => (over ? [] : turns(table)))
    return { ways: level.length, positions: new Set(level.map(({ table }) => write(table.ships))).size }
  })
}

describe('R14–R22 the positions that a few turns lead to', () => {
  it.each([
    ['short', 1, 4, '14/14 146/145 1765/993 17734/5586'],
    ['short', 2, 3, '12/12 183/183 1996/1058'],
    ['long', 3, 3, '11/11 252/252 2865/1782'],
    ['long', 4, 2, '22/22 326/326'],
  ] as const)(
    '%s game, start %d, %d turns',
    (length, seed, depth, pinned) => {
      const state = start(length, seed)
      const counted = countByEngine(state, depth)
      expect(counted).toEqual(countByBruteForce(tableOf(state), depth))
      expect(counted.map(({ ways, positions }) => `${ways}/${positions}`).join(' ')).toBe(pinned)
    },
    20_000,
  )
})
