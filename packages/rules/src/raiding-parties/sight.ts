import type { CardName } from './cards.js'
import type { Flip, Frame, State, Turn, Unit } from './types.js'

/** What anybody may know of a player. */
export type PublicPlayer = {
  /** Has chosen a party; which one nobody is told. */
  readonly hasParty: boolean
  /** Cards in the hold and in the locker. */
  readonly hold: number
  readonly locker: number
  /** Davy Jones Locker, in the order of dying. */
  readonly djl: readonly CardName[]
  /** Left the match. */
  readonly gone: boolean
}

/** What one viewer sees. */
export type View = {
  readonly gold: number
  readonly reactions: State['reactions']
  readonly phase: State['phase']
  readonly players: readonly PublicPlayer[]
  /** Cards in play, by number. Melees: a unit names its `foe`, boarders name what they boarded. */
  readonly units: readonly Unit[]
  /** The last number given to a card in play. */
  readonly made: number
  /** Playing cards turned up, a letter each, the latest last. All others are in the deck. */
  readonly pile: string
  readonly first: number
  readonly onTurn: number
  readonly round: number
  readonly turn: Turn
  readonly stirred: boolean
  /** Rounds in a row in which nothing was flipped, drawn or played; the third ends the match. */
  readonly quiet: number
  /** Who is beaten or left, in that order. */
  readonly out: readonly number[]
  /** What is being resolved, the innermost last. */
  readonly stack: readonly Frame[]
  readonly asks: number
  /** Flips since the latest action of a turn: those of the latest attack and all that came of it. */
  readonly latest: readonly Flip[]
  readonly ended: State['ended']
  /** What the viewer alone knows; absent for spectators. */
  readonly own?: Own
}

export type Own = {
  /** As chosen; null before. */
  readonly party: readonly CardName[] | null
  readonly hold: readonly CardName[]
  /** In no order that says when they are drawn. */
  readonly locker: readonly CardName[]
}
