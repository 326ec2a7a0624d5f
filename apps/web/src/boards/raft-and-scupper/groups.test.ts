import { seededChance } from '@marque/rules'
import { flotillas, raftAndScupper as game } from '@marque/rules/raft-and-scupper'
import { expect, it } from 'vitest'
import { groupsOf } from './groups'

const kinds = ['gold', 'spice', 'round', 'square'] as const
const sorted = (groups: readonly (readonly string[])[]) =>
  groups.map((group) => group.toSorted().join()).toSorted()

it('finds the same flotillas as the rules', () => {
  for (let seed = 0; seed < 20; seed++) {
    const view = game.view(game.setup({ length: seed % 2 ? 'long' : 'short' }, 2, seededChance(seed)), null)
    for (const kind of kinds) expect(sorted(groupsOf(view, kind))).toEqual(sorted(flotillas(view)[kind]))
  }
})
