import type { Letter } from './letter.js'
import type { WaitingNotice } from './waiting.js'

/** A letter with the notices that it carries; the others in `dropped` no longer hold, and why. */
export type Composed = {
  readonly to: string
  readonly letter: Letter | undefined
  readonly carried: readonly string[]
  readonly dropped: readonly { readonly id: string; readonly remark: string }[]
  readonly kinds: readonly WaitingNotice['kind'][]
  /** The match that it is about, if about one alone: mails of one match make one thread. */
  readonly thread: string | undefined
}

/** No letter at all. */
export const nothing = (to: string): Composed => ({
  to,
  letter: undefined,
  carried: [],
  dropped: [],
  kinds: [],
  thread: undefined,
})
