import type { MatchFieldsFragment } from '@/gql/graphql'

/** One legal move, or many described at once; as the API lists them. */
export type Choice = MatchFieldsFragment['decisions'][number]['legal'][number]

/** Who sits where. */
export type SeatName = { readonly index: number; readonly name: string; readonly isMe: boolean }

/** What the player has in mind: seen on the board, said in the ask, and not sent before he confirms it. */
export type Proposal = {
  /** The move, or what is chosen of it so far. */
  readonly move: unknown
  /** Says what it would do, or what is still missing. */
  readonly sentence: string
  /** Whether it is a whole move that can be sent. */
  readonly ready: boolean
  /** Where one gesture may mean several moves: all of them, this one included. */
  readonly meanings?: readonly (Omit<Proposal, 'meanings'> & { readonly label: string })[]
}

/** What is asked, as the board needs it. */
export type Asked = { readonly id: string; readonly legal: readonly Choice[] }

/** All that a board is given. It never talks to the network: it shows a table and proposes moves. */
export type BoardProps = {
  /** The table as the viewer may see it, as the API sent it: a board parses it. */
  readonly view: unknown
  readonly mySeat: number | null
  readonly seats: readonly SeatName[]
  /** What is asked of the viewer now; `null` if nothing is, and when he looks at the past. */
  readonly decision: Asked | null
  /** All that is asked of him now; `decision`, which the ask tells, is one of them. */
  readonly decisions: readonly Asked[]
  readonly proposal: Proposal | null
  /** Proposes an answer to `decision`, or to another open one, which the ask then turns to. */
  readonly propose: (proposal: Proposal | null, decision?: string) => void
  /** Whether the table shown is an earlier one. */
  readonly past: boolean
  /** Where the match is checked, once it is over; `#action-14` at its end leads to that action of the record. */
  readonly check?: string | undefined
}
