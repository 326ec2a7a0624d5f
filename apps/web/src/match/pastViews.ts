import { send } from '@/api/browser'
import { MatchPastDocument } from '@/gql/graphql'

export type Past = { readonly version: number; readonly view: unknown }

/** The earlier tables of a match: each is asked for once, when it is first wanted, and never changes. */
export class PastViews {
  readonly #views = new Map<number, Promise<Past | undefined>>()

  constructor(readonly match: string) {}

  at(version: number): Promise<Past | undefined> {
    const known = this.#views.get(version)
    if (known) return known
    const asked = this.#ask(version)
    this.#views.set(version, asked)
    return asked
  }

  async #ask(version: number): Promise<Past | undefined> {
    const answer = await send(MatchPastDocument, { id: this.match, version })
    if (answer.ok && answer.data.match) return answer.data.match.at
    // Not to be remembered: the line may be back by the next try.
    this.#views.delete(version)
    return undefined
  }
}
