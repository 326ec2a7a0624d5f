import 'server-only'
import type { ComponentType } from 'react'

/**
 * Each game's own rules page, beside its board: a server component that draws with the board's pieces. Apart from the
 * boards' registry, so that no board brings its rules page to the browser.
 */
const pages: Readonly<Record<string, () => Promise<{ readonly default: ComponentType }>>> = {
  'raft-and-scupper': () => import('./raft-and-scupper/rules/RaftRules'),
  'all-hands-on-deck': () => import('./all-hands-on-deck/rules/DeckRules'),
  'raiding-parties': () => import('./raiding-parties/rules/RaidRules'),
  lootquest: () => import('./lootquest/rules/LootRules'),
}

/** The rules page of a game; `undefined` if it brings none. */
export const rulesOf = async (game: string): Promise<ComponentType | undefined> =>
  Object.hasOwn(pages, game) ? (await pages[game]?.())?.default : undefined
