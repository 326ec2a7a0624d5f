import type { Card, Item } from './cards.js'
import type { HandResult, LastAuction, LastCall, LastHand, Length, State, Visits } from './types.js'

/** What anybody may know of a captain. How many cards he holds nobody may (A15). */
export type PublicPlayer = {
  /** The most cards that he can hold, by what everybody has seen. Discards are not seen. */
  readonly atMost: number
  /** What of the round he has done: before his discards, before his bid, done. */
  readonly step: 'discard' | 'bid' | 'done'
  readonly pickedUp: boolean
  /** Was called wrongly in this round, and cannot be called again. */
  readonly immune: boolean
  /** Misses the coming deal and auction. */
  readonly brawled: boolean
  /** Misses this auction. */
  readonly ashore: boolean
  /** Left the match. */
  readonly gone: boolean
  readonly total: number
  readonly handsWon: number
  /** Shown once the match is over. */
  readonly hand?: readonly Card[]
}

/** A turned-up bid card. */
export type BidCard = {
  /** What a move calls it, together with the seat. */
  readonly item: Item
  readonly card: Card
  /** `live`: an action not yet resolved, or a crew card; `acting`: being resolved; `spent`: resolved. */
  readonly stage: 'live' | 'acting' | 'spent'
  /** The captain who will get it, by Pieces of Eight. */
  readonly claimedBy: number | null
}

/** A captain's bid as everybody sees it. */
export type Bid = {
  readonly seat: number
  /**
   * `waiting`: has yet to bid; `sealed`: has bid or passed, and nobody knows which; `passed`, `ashore`;
   * `down`: lies face down; `up`: turned up.
   */
  readonly status: 'waiting' | 'sealed' | 'passed' | 'ashore' | 'down' | 'up'
  /** Cards face down; not told (null) while the bid is sealed. */
  readonly down: number | null
  readonly up: readonly BidCard[]
  /** Gold of the turned-up cards as they lie now. */
  readonly value: number
}

/** What one viewer sees. */
export type View = {
  readonly length: Length
  readonly visits: Visits
  readonly hand: number
  readonly round: number
  readonly dealer: number
  readonly phase: State['phase']
  readonly players: readonly PublicPlayer[]
  readonly auction: Card | null
  /** Who has yet to bid, from the dealer's left. */
  readonly queue: readonly number[]
  /** Whose turn it is to bid by the book. */
  readonly onTurn: number | null
  /** By seat. */
  readonly bids: readonly Bid[]
  /** Those tied for the highest bid. */
  readonly contest: readonly number[] | null
  readonly ties: number
  /** The discards that everybody saw since the pile was last shuffled or searched. */
  readonly pile: readonly Card[]
  /** The action that waits for its captain, and how many cards it drew. */
  readonly deed: { readonly seat: number; readonly card: Card; readonly drawn: number } | null
  /** Who chooses which of his actions comes next. */
  readonly ordering: number | null
  readonly asks: number
  /** A choice after a call: who drew how many cards from whom. */
  readonly keep: {
    readonly seat: number
    readonly from: number
    readonly count: number
    readonly mayRefuse: boolean
  } | null
  readonly calls: number
  readonly lastCall: LastCall | null
  /** How often the discards became the draw pile in this hand. */
  readonly shuffles: number
  readonly last: LastAuction | null
  readonly results: readonly HandResult[]
  readonly lastHand: LastHand | null
  /** What the viewer alone knows; absent for spectators. */
  readonly own?: Own
}

export type Own = {
  /** In order; `itemsOf` names its cards as moves call them. */
  readonly hand: readonly Card[]
  /** A bid sealed in advance, still in the hand; empty for a pass. */
  readonly sealed: readonly Card[] | null
  readonly seals: number
  readonly firm: boolean
  /** His cards face down on the table. */
  readonly down: readonly Card[]
  readonly trusted: readonly number[]
  /** Cards to choose from after a call. */
  readonly keep: readonly Card[] | null
  /** Cards that his Mermaid or Stowaway brought. */
  readonly drawn: readonly Card[] | null
  /** The different cards in the pile that his Hidden Plunder goes through. */
  readonly plunder: readonly Card[] | null
}
