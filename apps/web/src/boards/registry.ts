import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { BoardProps } from './board'

/** The one place where the web knows games by name. A board's code is loaded only where it is shown. */
const boards: Readonly<Record<string, ComponentType<BoardProps>>> = {
  'raft-and-scupper': dynamic(() => import('./raft-and-scupper/RaftBoard')),
  'all-hands-on-deck': dynamic(() => import('./all-hands-on-deck/DeckBoard')),
  'raiding-parties': dynamic(() => import('./raiding-parties/RaidBoard')),
  lootquest: dynamic(() => import('./lootquest/LootBoard')),
}

const GenericBoard = dynamic(() => import('./generic/GenericBoard'))

/** The board of a game; one made from its legal moves and view if it brings none. */
export const boardOf = (game: string): ComponentType<BoardProps> => boards[game] ?? GenericBoard

/** What somebody plays who has never played here: short, and against the bot. */
export const firstMatch = { game: 'raft-and-scupper', options: { length: 'short' } } as const
