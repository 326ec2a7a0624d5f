import type { Kind } from '@marque/rules/raft-and-scupper'
import { neighbours } from './cells'
import type { Cell, View } from './view'

/**
 * The flotillas of one kind, each as its cells. The rules' own `flotillas` says the same (a test holds the two
 * together); this spares the phone the rules until they are really needed.
 */
export function groupsOf({ tiles }: Pick<View, 'tiles'>, kind: Kind): readonly (readonly Cell[])[] {
  const left = new Set(
    tiles.filter(({ cargo, rig }) => cargo === kind || rig === kind).map(({ cell }) => cell),
  )
  const groups: Cell[][] = []
  for (const start of left) {
    const group: Cell[] = []
    const reached = [start]
    left.delete(start)
    for (let cell = reached.pop(); cell !== undefined; cell = reached.pop()) {
      group.push(cell)
      for (const next of neighbours(cell)) if (left.delete(next)) reached.push(next)
    }
    groups.push(group)
  }
  return groups
}
