import { allHandsOnDeck } from './all-hands-on-deck/index.js'
import type { Game } from './game.js'
import { lootQuest } from './lootquest/index.js'
import { raftAndScupper } from './raft-and-scupper/index.js'
import { raidingParties } from './raiding-parties/index.js'

/** Every game in its current version: what the catalogue offers for new matches. A game enters with its board. */
export const games: readonly Game[] = [raftAndScupper, allHandsOnDeck, raidingParties, lootQuest]

/** Versions that nobody can begin any more, kept for the matches that began with them. */
const olderGames: readonly Game[] = []

/** Every version of every game that a running match may still need, the current ones included. */
export const allGames: readonly Game[] = [...games, ...olderGames]

/** The game of that id, in that version or else in the newest one. */
export function findGame(list: readonly Game[], id: string, rulesVersion?: number): Game | undefined {
  const versions = list.filter((game) => game.id === id)
  if (rulesVersion !== undefined) return versions.find((game) => game.rulesVersion === rulesVersion)
  return versions.toSorted((a, b) => b.rulesVersion - a.rulesVersion)[0]
}
