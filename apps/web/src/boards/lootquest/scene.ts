import type { Draft, Lit, Play } from './plays'
import type { HeroName, Move, View } from './view'
import type { Seats } from './words'

/** What all that shows the table in play is given. */
export type Scene = {
  readonly view: View
  readonly seats: Seats
  /** Whose side is below: the viewer's own, or the first. */
  readonly bottom: number
  readonly lit: Lit
  readonly draft: Draft
  /** The place that is proposed. */
  readonly ghost: Extract<Move, { type: 'place' }> | undefined
  /** Names the roll that a die shows, so that a new one can be told from an old one. */
  readonly rolledOf: (seat: number, die: number) => string
  readonly tapDie: (die: number) => void
  readonly takeDie: (die: number) => void
  readonly drop: (die: number, zone: string) => void
  readonly tapZone: (hero: number, zone: number) => void
  /** Opens a seat's card in full words. */
  readonly read: (seat: number, hero: HeroName) => void
  readonly choose: (play: Play) => void
}
