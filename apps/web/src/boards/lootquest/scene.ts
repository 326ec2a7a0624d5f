import type { Seats } from '../kit/captains'
import type { Draft, Lit, Play, Plays } from './plays'
import type { HeroName, Move, View } from './view'

/** What all that shows the table in play is given. */
export type Scene = {
  readonly view: View
  readonly seats: Seats
  /** Where rolls are checked, once the match is over. */
  readonly check: string | undefined
  /** Whose side is below: the viewer's own, or the first. */
  readonly bottom: number
  readonly lit: Lit
  readonly draft: Draft
  /** The place that is proposed. */
  readonly ghost: Extract<Move, { type: 'place' }> | undefined
  /** Dice that have been shown as they were rolled last, by their keys: they lie still. Grows as they are shown. */
  readonly shown: Set<string>
  readonly tapDie: (die: number) => void
  readonly takeDie: (die: number) => void
  readonly drop: (die: number, zone: string) => void
  readonly tapZone: (hero: number, zone: number) => void
  /** Opens a seat's card in full words. */
  readonly read: (seat: number, hero: HeroName) => void
  readonly choose: (play: Play) => void
}

/** What the arena is given besides: all that may be played, and what is chosen of it. */
export type ArenaProps = {
  readonly scene: Scene
  readonly plays: Plays
  /** The order of challenges chosen so far. */
  readonly order: readonly number[] | undefined
  readonly isChosen: (play: Play) => boolean
  readonly chooseText: (by: number) => void
  readonly tapOrder: (card: number) => void
}
