import { heroAt } from './heroes.js'
import type { Stage } from './round.js'
import { change, dieOf, heroNamed, onTurn, rollDice, sideAt, type Table } from './table.js'
import type { Die, Move } from './types.js'
import { earnsUse } from './zones.js'

type Of<T extends Move['type']> = Extract<Move, { type: T }>

/** A die is placed (R6, A8), and may earn the text of its card (R8, R23). */
export function placeDie(table: Table, { die, hero, zone }: Of<'place'>): Stage {
  const { state, events } = table
  const seat = onTurn(state)
  const { armada } = sideAt(state, seat)
  const { face } = alter(table, die, { on: { hero, zone } })
  events.push({
    type: 'placed',
    seat,
    die: heroNamed(state, seat, die),
    face,
    hero: heroNamed(state, seat, hero),
    zone,
  })
  if (
    earnsUse(heroAt(armada, hero), zone, heroAt(armada, die).colour) &&
    !state.earned.some((earned) => earned.hero === hero)
  ) {
    state.earned = [...state.earned, { hero, used: false }]
  }
  return 'place'
}

/** An earned text rolls a die again. */
export function rerollDie(table: Table, { by, die }: Of<'reroll'>): Stage {
  const { state, events } = table
  const seat = onTurn(state)
  const { dice, action, draw } = rollDice(table, seat, 'reroll', [die])
  const face = dice[0]?.face ?? 1
  use(table, by)
  alter(table, die, { face })
  events.push({
    type: 'rerolled',
    seat,
    by: heroNamed(state, seat, by),
    die: heroNamed(state, seat, die),
    face,
    action,
    draw,
  })
  return 'place'
}

/** An earned text turns a die to a face. */
export function turnDie(table: Table, { by, die, face }: Of<'turn'>): Stage {
  const { state, events } = table
  const seat = onTurn(state)
  use(table, by)
  alter(table, die, { face })
  events.push({
    type: 'turned',
    seat,
    by: heroNamed(state, seat, by),
    die: heroNamed(state, seat, die),
    face,
  })
  return 'place'
}

function use({ state }: Table, by: number): void {
  state.earned = state.earned.map((earned) => (earned.hero === by ? { ...earned, used: true } : earned))
}

/** Changes one of the round's dice, and returns it. */
function alter(table: Table, hero: number, into: Partial<Die>): Die {
  const seat = onTurn(table.state)
  const { dice } = sideAt(table.state, seat)
  const die = dieOf(dice, hero)
  if (!die) throw new RangeError(`The die of hero ${hero} was not rolled`)
  const altered = { ...die, ...into }
  change(table, seat, { dice: dice.map((each) => (each === die ? altered : each)) })
  return altered
}
