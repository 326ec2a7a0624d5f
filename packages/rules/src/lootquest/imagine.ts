import { type Chance, shuffle } from '../chance.js'
import { NAMES } from './heroes.js'
import type { View } from './sight.js'
import type { State } from './types.js'

/** A full state that fits what the seat sees: an armada that the other has sealed may be any. */
export function imagine({ ready, own, ...known }: View, seat: number, chance: Chance): State {
  return {
    ...known,
    sealed: ready.map((isReady, at) => {
      if (!isReady) return null
      return at === seat && own ? [...own.armada] : shuffle(chance, NAMES).slice(0, known.heroes)
    }),
  }
}
