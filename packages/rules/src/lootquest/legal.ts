import type { Choice } from '../choice.js'
import type { Decision } from '../game.js'
import { pool } from './armadas.js'
import { type Ask, askFor } from './asks.js'
import { ableToFace } from './challenge.js'
import { heroAt, NAMES } from './heroes.js'
import { onTurn, sideAt, sittingOut } from './table.js'
import type { Die, Move, Side, State } from './types.js'
import { spotsOf, takenBy, takes, type Use, useOf } from './zones.js'

/** All legal answers. A secret armada is a described choice, everything else is listed. */
export function legal(state: State, decision: Decision): readonly Choice<Move>[] {
  const ask = askFor(state, decision)
  return ask ? choicesOf(state, ask) : []
}

/** A whole move, where nothing is left to pick. */
type Plain = { readonly move: Move }

const DONE: Plain = { move: { type: 'done' } }
const AGAIN: readonly Choice<Move>[] = [
  { move: { type: 'again', roll: true } },
  { move: { type: 'again', roll: false } },
]

/** All answers to what is asked. */
export function choicesOf(state: State, { what, seat }: Ask): readonly Choice<Move>[] {
  switch (what) {
    case 'armada':
      return armadas(state, seat)
    case 'draft':
      return pool(state).map((hero) => ({ move: { type: 'draft', hero } }))
    case 'place':
      return placing(state)
    case 'order':
      return orders(state.challenges).map((challenges) => ({ move: { type: 'order', challenges } }))
    case 'face':
      return ableToFace(state).map((hero) => ({ move: { type: 'face', hero } }))
    case 'again':
      return AGAIN
  }
}

/** Any heroes (A2), or those that were dealt. */
function armadas(state: State, seat: number): Choice<Move>[] {
  if (state.armadas === 'dealt') {
    return [{ move: { type: 'armada', heroes: [...sideAt(state, seat).armada] } }]
  }
  const { heroes } = state
  return [{ move: { type: 'armada' }, picks: [{ field: 'heroes', from: NAMES, min: heroes, max: heroes }] }]
}

/** Dice into free zones that they fit (R6, R7), texts that were earned (R8), and an end (A8). */
export function placing(state: State): Plain[] {
  const side = sideAt(state, onTurn(state))
  const choices: Plain[] = []
  const taken = takenBy(side.dice)
  const spots = spotsOf(side.armada, state.round, sittingOut(state))
  for (const die of side.dice) {
    if (die.on) continue
    for (const spot of spots) {
      const choice = taken & spot.bit ? undefined : takes(spot, die) && spot.choices[die.hero]
      if (choice) choices.push(choice)
    }
  }
  for (const { hero, used } of state.earned) if (!used) addUses(side, hero, choices)
  choices.push(DONE)
  return choices
}

function addUses({ armada, dice }: Side, by: number, choices: Plain[]): void {
  const use = useOf(heroAt(armada, by))
  if (!use) return
  for (const { hero: die, face, on } of dice) {
    if (on) continue
    if (use.type === 'reroll') choices.push({ move: { type: 'reroll', by, die } })
    else for (const to of facesTo(use, face)) choices.push({ move: { type: 'turn', by, die, face: to } })
  }
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** The faces that a text can turn a die to; it is always another one. */
export function facesTo({ to }: Extract<Use, { type: 'turn' }>, face: number): number[] {
  switch (to) {
    case 'any':
      return FACES.filter((each) => each !== face)
    case 'neighbour':
      return FACES.filter((each) => Math.abs(each - face) === 1)
    case 'opposite':
      return [7 - face]
  }
}

/** Whether whoever is on turn can do anything with his dice but leave them. */
export function canMove(state: State): boolean {
  const { armada, dice } = sideAt(state, onTurn(state))
  if (dice.every(({ on }) => on !== null)) return false
  return (
    state.earned.some(({ used }) => !used) || canPlace(dice, spotsOf(armada, state.round, sittingOut(state)))
  )
}

function canPlace(dice: readonly Die[], spots: ReturnType<typeof spotsOf>): boolean {
  const taken = takenBy(dice)
  for (const die of dice) {
    if (die.on) continue
    for (const spot of spots) if (!(taken & spot.bit) && takes(spot, die)) return true
  }
  return false
}

/** All orders of some cards (R19). */
export function orders(cards: readonly number[]): number[][] {
  if (cards.length === 0) return [[]]
  return cards.flatMap((card) =>
    orders(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]),
  )
}
