/** What can be printed on a hero's card: small named pieces, of which every hero is made. */

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]

export type Face = 1 | 2 | 3 | 4 | 5 | 6

/** A triangle up: so many or more; a triangle down: so many or fewer; a circle: exactly so many (R7, R25). */
export type Shape = 'up' | 'down' | 'exact'
export type Need = { readonly shape: Shape; readonly pips: Face }

/** What a die must show and be to lie in a zone: grey takes any colour (R7). */
export type Fit = Need & { readonly colour: Colour | 'grey' }

/** The two scores of a turn. */
export type Round = 'loot' | 'barge'

/** What a text gives. A score counts at once; the others are for the player to use until his round is done (A9). */
export type Gain =
  | { readonly type: 'score'; readonly round: Round; readonly plus: number }
  /** Roll one of your unplaced dice again. */
  | { readonly type: 'reroll' }
  /** Turn one of your unplaced dice: to any face, to a face one up or down, or upside down (to 7 less its pips). */
  | { readonly type: 'turn'; readonly to: 'any' | 'neighbour' | 'opposite' }

/** What the hero who faces a challenge has to do (R15, A27). */
export type Task =
  /** Roll its die, or its die twice, the sum counting. */
  | { readonly type: 'roll'; readonly dice: 1 | 2; readonly shape: Shape; readonly pips: number }
  /** Roll its die: odd or even. */
  | { readonly type: 'parity'; readonly odd: boolean }
  /** Both roll, the challenger with the die of the card that challenges: equal or more succeeds (A28). */
  | { readonly type: 'race' }

/** What failing costs: the hero sits out the next barge round (R21); or its player loses one LOOT, if he has any. */
export type Penalty = 'sit_out' | 'toll'

export type Challenge = {
  readonly name: string
  readonly task: Task
  readonly penalties: readonly Penalty[]
}

/** A square on a card, for one die (R6). */
export type Zone =
  | { readonly kind: Round; readonly fit: Fit; readonly gives?: Gain }
  | { readonly kind: 'power'; readonly fit: Fit; readonly gives: Gain }
  | { readonly kind: 'challenge'; readonly fit: Fit; readonly challenge: Challenge }

/** What is asked of all dice rolled in the round (R24), at least two: they lie as they do when the round is closed (A11). */
export type Hand = 'all_odd' | 'all_even' | 'pair' | 'all_different' | 'run_of_three'

export type Power =
  /** A die of this colour is placed on this card, or in this kind of zone of it (R23, A10); once a round. */
  | {
      readonly type: 'cube'
      readonly colour: Colour
      readonly zone?: Zone['kind']
      readonly gives: Gain
    }
  /** A score for what all dice of the round show, where the round's own score is at least `least` (R24). */
  | {
      readonly type: 'stack'
      readonly hand: Hand
      readonly least: number
      readonly gives: { readonly type: 'score'; readonly round: Round; readonly plus: number }
    }
  /** In challenges this card's die counts more, to 6 at most, or may be rolled once more (R26). */
  | { readonly type: 'star'; readonly gives: 'reroll' | { readonly plus: number } }
  /** While that hero is in the armada, even if it sits out (R27, A20): see {@link Alliance}. */
  | { readonly type: 'ally'; readonly hero: string; readonly gives: Alliance }

export type Alliance =
  /** This card's die counts as so much higher for placing, to 6 at most. */
  | { readonly type: 'higher'; readonly by: number }
  /** The ally's circles take one pip fewer, too. */
  | { readonly type: 'wider' }
  /** This much for the round's score, where that is at least 1. */
  | { readonly type: 'score'; readonly round: Round; readonly plus: number }

/** A hero's card and die (A1). */
export type Hero = {
  readonly title: string
  readonly colour: Colour
  readonly zones: readonly Zone[]
  readonly powers: readonly Power[]
}
