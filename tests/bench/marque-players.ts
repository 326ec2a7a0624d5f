import { pickOne, sample, seededChance } from '@marque/rules'
import { raftAndScupper, type View } from '@marque/rules/raft-and-scupper'
import { z } from 'zod'
import type { Client } from '../support/client.js'
import { type Connection, post } from './connection.js'

const MUTATION = `mutation ($match: ID!, $decision: ID!, $move: JSON!, $idempotencyKey: String!) {
  submitMove(match: $match, decision: $decision, move: $move, idempotencyKey: $idempotencyKey) { version }
}`

const answer = z.object({ data: z.object({ submitMove: z.object({ version: z.int() }) }) })

/**
 * The coming moves of two players, one match after another, as requests that are ready to be sent. Nothing
 * in Raft & Scupper is hidden and no move needs chance, so a whole match can be known from its first view.
 */
export class Script {
  readonly #requests: Buffer[] = []
  #next = 0

  constructor(
    private readonly players: readonly [Client, Client],
    private readonly seed: number,
  ) {}

  /** Opens as many matches as it takes for so many moves more. */
  async prepare(moves: number): Promise<void> {
    while (this.#requests.length - this.#next < moves) await this.#openMatch()
  }

  /** Plays the next move and waits for the answer. */
  async move(connection: Connection): Promise<void> {
    const request = this.#requests[this.#next++]
    if (!request) throw new Error('No moves are left.')
    const text = await connection.send(request)
    if (!answer.safeParse(JSON.parse(text)).success) throw new Error(`A move was refused: ${text}`)
  }

  async #openMatch(): Promise<void> {
    const [host, guest] = this.players
    const { createMatch } = await host.ask(
      z.object({ createMatch: z.object({ id: z.string() }) }),
      'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }',
      { input: { game: 'raft-and-scupper', options: { length: 'long' }, seats: ['me', 'open'] } },
    )
    const { joinMatch } = await guest.ask(
      z.object({ joinMatch: z.object({ view: z.custom<View>() }) }),
      'mutation ($match: ID!) { joinMatch(match: $match) { view } }',
      { match: createMatch.id },
    )
    this.#write(createMatch.id, joinMatch.view)
  }

  /** Plays the match in the head. */
  #write(match: string, view: View): void {
    const chance = seededChance(this.seed * 1000 + this.#requests.length)
    let state = raftAndScupper.imagine(view, 0, chance)
    for (let index = 0; ; index++) {
      const decision = raftAndScupper.decisions(state)[0]
      if (!decision) return
      const move = sample(pickOne(chance, raftAndScupper.legal(state, decision)), chance)
      const variables = { match, decision: decision.id, move, idempotencyKey: `${match}-${index}` }
      const headers = this.players[decision.seat]?.headers ?? {}
      this.#requests.push(post('/graphql', headers, { query: MUTATION, variables }))
      const applied = raftAndScupper.apply(state, decision, move, chance)
      if (!applied.ok) throw new Error(applied.reason)
      state = applied.state
    }
  }
}
