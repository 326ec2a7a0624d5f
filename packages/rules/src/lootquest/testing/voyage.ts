import { Course } from '../../conformance/testing/course.js'
import type { LootEvent } from '../events.js'
import {
  lootQuest as game,
  type HeroName,
  heroOf,
  type Move,
  type Options,
  type Orders,
  type State,
  type View,
  type Zone,
} from '../index.js'
import type { Side } from '../types.js'

export type Armadas = readonly [readonly HeroName[], readonly HeroName[]]

export type Plan = {
  readonly armadas: Armadas
  /** What the dice show, one after the other; then they show 1. The first seat loots first. */
  readonly dice?: readonly number[]
  readonly options?: Partial<Options>
  /** Standing orders by seat; without them a player is asked everything. */
  readonly orders?: readonly Partial<Orders>[]
  /** Changes to the match before its first roll. */
  readonly state?: Partial<State>
  readonly totals?: readonly [number, number]
}

const ASK: Partial<Orders> = { champion: 'none', challenges: 'ask', second_roll: 'ask' }

/** A match from the choice of armadas on. */
export class Voyage extends Course<State, Options, Move, Orders, View, LootEvent> {
  constructor({ armadas, dice = [], options = {}, orders = [], state = {}, totals = [0, 0] }: Plan) {
    const faces = [...dice]
    const table = { heroes: armadas[0].length, first: 'first_seat_begins', ...options }
    const start = game.setup(game.options.parse(table), 2, { below: () => 0 })
    super(
      game,
      { ...start, ...state, sides: start.sides.map((side, seat) => ({ ...side, total: totals[seat] ?? 0 })) },
      { below: () => (faces.shift() ?? 1) - 1 },
      [0, 1].map((seat) => game.orders.parse({ ...ASK, ...orders[seat] })),
    )
    for (const heroes of armadas) this.do({ type: 'armada', heroes: [...heroes] })
  }

  /** What is asked and of whom: "place 0". */
  get asked(): string {
    const [decision] = game.decisions(this.state)
    return decision ? `${decision.id.replace(/-\d+$/, '')} ${decision.seat}` : 'nothing'
  }

  /** The latest scores: "3 LOOT", "2 BARGE". */
  get scores(): string[] {
    return this.events.flatMap((event) =>
      event.type === 'scored' ? [`${event.score} ${event.round.toUpperCase()}`] : [],
    )
  }

  side(seat: number): Side {
    const side = this.state.sides[seat]
    if (!side) throw new RangeError(`There is no seat ${seat}`)
    return side
  }

  /** How each roll of a challenge ended, as the table tells it. */
  get faced() {
    return this.state.rolls.flatMap(({ why, faced }) => (why === 'challenge' ? [faced] : []))
  }

  /** Heroes whose dice the seat rolled last. */
  rolled(seat: number): (HeroName | undefined)[] {
    const { armada, dice } = this.side(seat)
    return dice.map(({ hero }) => armada[hero])
  }

  /** Places a hero's die on a card: in its first zone of that kind, or in the zone with that number. */
  place(die: HeroName, card: HeroName, zone: Zone['kind'] | number): this {
    return this.do(this.placing(die, card, zone))
  }

  placing(die: HeroName, card: HeroName, zone: Zone['kind'] | number): Move {
    const at = typeof zone === 'number' ? zone : heroOf(card).zones.findIndex(({ kind }) => kind === zone)
    return { type: 'place', die: this.#slotOf(die), hero: this.#slotOf(card), zone: at }
  }

  done(): this {
    return this.do({ type: 'done' })
  }

  /** Lets a hero face the challenge. */
  face(hero: HeroName): this {
    return this.do({ type: 'face', hero: this.#slotOf(hero) })
  }

  /** A place in the armada of whoever is asked. */
  #slotOf(hero: HeroName): number {
    const slot = this.side(this.decision.seat).armada.indexOf(hero)
    if (slot < 0) throw new RangeError(`${hero} is not in the armada of seat ${this.decision.seat}`)
    return slot
  }
}
