import { writeFileSync } from 'node:fs'
import { recordPlaythrough } from '../src/conformance/index.js'
import type { Game } from '../src/game.js'
import { games } from '../src/registry.js'
import { sealedLots } from '../src/sample-game/index.js'

/** The table options and seeds of the matches that are recorded; a game that is not named gets its defaults. */
const TABLES: Readonly<Record<string, readonly { options: unknown; seats?: number; seed: number }[]>> = {
  'raft-and-scupper': [
    { options: { length: 'short' }, seed: 1 },
    { options: { length: 'short' }, seed: 2 },
  ],
  'all-hands-on-deck': [
    { options: { visits: 'one_visit' }, seats: 2, seed: 91 },
    { options: {}, seats: 2, seed: 1 },
  ],
  'raiding-parties': [
    { options: { gold: 20 }, seats: 2, seed: 49 },
    { options: { reactions: 'asked_each_time' }, seats: 2, seed: 42 },
  ],
  lootquest: [
    { options: { goal: 3 }, seed: 38 },
    { options: { goal: 3, heroes: 5, armadas: 'draft' }, seed: 1 },
    { options: { goal: 3, heroes: 2, armadas: 'dealt' }, seed: 9 },
  ],
  'sealed-lots': [
    { options: { rounds: 2 }, seats: 2, seed: 1 },
    { options: {}, seats: 4, seed: 2 },
  ],
}

/** One line per step, so that a change shows as a change of a few lines. */
function written({ record, steps }: ReturnType<typeof recordPlaythrough>): string {
  const lines = steps.map((step) => JSON.stringify(step))
  return `{"record": ${JSON.stringify(record)},\n"steps": [\n${lines.join(',\n')}\n]}\n`
}

/** Records the current version of every game anew; recordings of older versions stay as they are. */
function recordAll(list: readonly Game[]): void {
  for (const game of list) {
    const tables = TABLES[game.id] ?? [{ options: {}, seed: 1 }]
    for (const [index, { options, seats = game.players.min, seed }] of tables.entries()) {
      const name = `${game.id}-${game.rulesVersion}.${index + 1}.json`
      const text = written(recordPlaythrough(game, { options: game.options.parse(options), seats, seed }))
      writeFileSync(new URL(`../recorded/${name}`, import.meta.url), text)
      console.log(`${name}: ${Math.ceil(text.length / 1024)} kB`)
    }
  }
}

recordAll([...games, sealedLots])
