import type { Game } from '@marque/rules'
import { sealedLots } from '@marque/rules/sample-game'

type Part = 'apply' | 'view' | 'legal' | 'setup'

/** Never comes back. */
function forever(): never {
  for (;;);
}

/** The sample game, with a part that loops for ever as long as `wanted` says so of its state. */
export function looping(part: Part, wanted: { now: boolean }): Game {
  const { apply, view, legal, setup } = sealedLots
  const parts = {
    apply: {
      ...sealedLots,
      apply: (...args: Parameters<typeof apply>) => (wanted.now ? forever() : apply(...args)),
    },
    view: {
      ...sealedLots,
      view: (...args: Parameters<typeof view>) => (wanted.now ? forever() : view(...args)),
    },
    legal: {
      ...sealedLots,
      legal: (...args: Parameters<typeof legal>) => (wanted.now ? forever() : legal(...args)),
    },
    setup: {
      ...sealedLots,
      setup: (...args: Parameters<typeof setup>) => (wanted.now ? forever() : setup(...args)),
    },
  }
  return { ...parts[part], id: 'loops', title: 'Loops' }
}
