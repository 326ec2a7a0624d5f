import type { Chance } from '../../chance.js'
import type { Decision, Event, Game } from '../../game.js'

/** A match from a state on, played move by move by whoever is asked; standing orders answer as they do on a server. */
export class Course<S, O, M, R, V, E extends Event> {
  readonly events: E[] = []

  /** @param orders standing orders by seat; without them a player is asked everything */
  constructor(
    readonly game: Game<S, O, M, R, V, E>,
    public state: S,
    readonly chance: Chance,
    readonly orders: readonly R[],
  ) {}

  get decision(): Decision {
    const [decision] = this.game.decisions(this.state)
    if (!decision) throw new Error('Nothing is open')
    return decision
  }

  /** Plays moves one after the other, each by whoever is asked. */
  do(...moves: readonly M[]): this {
    for (const move of moves) {
      this.#apply(move)
      this.#obey()
    }
    return this
  }

  /** The code with which a move is refused; '' if it is not. */
  refusal(move: M): string {
    const result = this.game.apply(this.state, this.decision, move, this.chance)
    return result.ok ? '' : result.code
  }

  /** All events of a kind so far. */
  of<T extends E['type']>(type: T): Extract<E, { type: T }>[] {
    return this.events.filter((event): event is Extract<E, { type: T }> => event.type === type)
  }

  #apply(move: M): void {
    const result = this.game.apply(this.state, this.decision, move, this.chance)
    if (!result.ok) throw new Error(`${JSON.stringify(move)}: ${result.reason}`)
    this.state = result.state
    this.events.push(...result.events)
  }

  #obey(): void {
    const { decisions, standing } = this.game
    for (let [open] = decisions(this.state); open; [open] = decisions(this.state)) {
      const orders = this.orders[open.seat]
      const move = orders && standing(this.state, open, orders)
      if (!move) return
      this.#apply(move)
    }
  }
}
