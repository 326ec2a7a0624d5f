import type { Chance } from '../../chance.js'
import { Course } from '../../conformance/testing/course.js'
import type { RaidEvent } from '../events.js'
import {
  type CardName,
  faceOf,
  raidingParties as game,
  type Move,
  type Options,
  type Orders,
  type State,
  type Unit,
  type View,
} from '../index.js'
import { sorted } from '../lists.js'
import { PLAYING_CARDS } from '../playing.js'
import { setup } from '../setup.js'
import { card } from '../types.js'
import { newUnit } from '../units.js'

/** "rogue pirate" as cards. */
export const cards = (text: string): CardName[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => card.parse(word))

/** "5S KC" as the letters of playing cards. */
export const letters = (text: string): string =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const letter = [...PLAYING_CARDS].find((each) => `${faceOf(each).rank}${faceOf(each).suit}` === word)
      if (letter === undefined) throw new RangeError(`There is no playing card ${word}`)
      return letter
    })
    .join('')

export type Side = {
  /** Cards in play; they are numbered from 1 through all sides. */
  readonly play?: string
  readonly hold?: string
  readonly locker?: string
  readonly orders?: Partial<Orders>
}

export type Position = {
  readonly sides: readonly Side[]
  /** The playing cards that will be flipped, in order. */
  readonly flips?: string
  readonly onTurn?: number
  readonly options?: Partial<Options>
  /** Changes to cards in play, by number. */
  readonly units?: Readonly<Record<number, Partial<Unit>>>
}

/** A position in the middle of a match, before seat 0 (or `onTurn`) has done anything in its turn. */
export function position({
  sides,
  flips = '',
  onTurn = 0,
  options = {},
  units: changes = {},
}: Position): State {
  const deck = letters(flips)
  const entries = sides.flatMap(({ play = '' }, seat) => cards(play).map((name) => ({ seat, name })))
  const units = entries.map(
    ({ seat, name }, index): Unit => ({
      ...newUnit(index + 1, seat, name),
      fresh: false,
      ...changes[index + 1],
    }),
  )
  return {
    ...setup(game.options.parse(options), sides.length),
    phase: 'play',
    players: sides.map(({ play = '', hold = '', locker = '' }) => ({
      party: sorted([...cards(play), ...cards(hold), ...cards(locker)]),
      hold: sorted(cards(hold)),
      locker: sorted(cards(locker)),
      djl: [],
      gone: false,
    })),
    units,
    made: units.length,
    deck,
    pile: [...PLAYING_CARDS].filter((letter) => !deck.includes(letter)).join(''),
    first: 0,
    onTurn,
    round: 1,
  }
}

/** The deck as it was laid out: the first card each time. Out of a hold or locker, the first in list order. */
const inOrder: Chance = { below: () => 0 }

/** A match from a position on. */
export class Battle extends Course<State, Options, Move, Orders, View, RaidEvent> {
  constructor(about: Position) {
    const orders = about.sides.map(({ orders = {} }) => game.orders.parse(orders))
    super(game, position(about), inOrder, orders)
  }

  /** What is asked, without its number: "turn", "stand". */
  get asked(): string {
    return this.decision.id.replace(/-\d+$/, '')
  }

  unit(id: number): Unit | undefined {
    return this.state.units.find((unit) => unit.id === id)
  }

  damage(id: number): number | undefined {
    return this.unit(id)?.damage
  }

  djl(seat: number): readonly CardName[] {
    return this.state.players[seat]?.djl ?? []
  }

  hold(seat: number): readonly CardName[] {
    return this.state.players[seat]?.hold ?? []
  }

  /** Every flip so far: what for, the playing card, and whether it was a hit: "cutlass 5S +". */
  get flips(): string[] {
    return this.events.flatMap((event) => {
      if (event.type !== 'flip') return []
      const { rank, suit } = faceOf(event.playing)
      return [`${event.weapon ?? event.what} ${rank}${suit} ${event.hit ? '+' : '-'}`]
    })
  }
}
