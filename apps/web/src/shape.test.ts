import { expect, it } from 'vitest'
import { attempt, either, list, nullable, number, object, oneOf, pair, text } from './shape'

const ship = object({ cell: text, cargo: oneOf('gold', 'spice') }, { pirate: oneOf('yellow', 'black') })

it('reads what fits and leaves out what it does not know', () => {
  expect(ship({ cell: 'c4', cargo: 'gold', secret: 1 })).toEqual({ cell: 'c4', cargo: 'gold' })
  expect(ship({ cell: 'c4', cargo: 'gold', pirate: 'black' })).toHaveProperty('pirate', 'black')
  expect(either(text, list(number))([1, 2])).toEqual([1, 2])
  expect(nullable(text)(null)).toBeNull()
})

it('refuses what does not fit', () => {
  for (const wrong of [
    null,
    [],
    'c4',
    { cell: 'c4' },
    { cell: 4, cargo: 'gold' },
    { cell: 'c4', cargo: 'rum' },
  ])
    expect(attempt(ship, wrong)).toBeUndefined()
  expect(attempt(ship, { cell: 'c4', cargo: 'gold', pirate: 'red' })).toBeUndefined()
  expect(attempt(pair(text), ['a1'])).toBeUndefined()
  expect(attempt(either(text, number), true)).toBeUndefined()
})
