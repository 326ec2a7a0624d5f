import { expect, it } from 'vitest'
import { fightersIn, meleesOf } from './melees'
import type { Unit } from './view'

const unit = (id: number, foe: number | null = null): Unit => ({
  ...{ id, card: 'pirate', seat: id % 2, damage: 0, made: false, foe, fresh: false, used: 0, extra: 0 },
  ...{ fought: false, flipped: false, spent: false, answer: 'ready' },
})

it('shows two of crew once, a gang with what it boarded, and nobody who stands by (R42, R48)', () => {
  const units = [unit(1, 2), unit(2, 1), unit(3), unit(4, 3), unit(6, 3), unit(7)]
  const melees = meleesOf({ units })
  expect(melees.map(({ unit: { id }, foes }) => [id, foes.map((foe) => foe.id)])).toEqual([
    [1, [2]],
    [3, [4, 6]],
  ])
  expect([...fightersIn(melees)].toSorted()).toEqual([1, 2, 3, 4, 6])
})
