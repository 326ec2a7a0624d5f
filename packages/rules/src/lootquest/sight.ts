import type { HeroName } from './heroes.js'
import type { State } from './types.js'

/** What a viewer sees. Nothing is hidden but armadas that are not shown yet (A3, A31). */
export type View = Omit<State, 'sealed'> & {
  /** Who has chosen his armada in secret, by seat. */
  readonly ready: readonly boolean[]
  /** For a seat: the armada it has chosen and that is not shown yet. */
  readonly own: { readonly armada: readonly HeroName[] } | null
}
