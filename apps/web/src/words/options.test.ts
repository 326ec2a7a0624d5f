import { expect, it } from 'vitest'
import { optionFields } from './optionFields'
import { optionWords } from './options'

it('reads a game’s option schema', () => {
  const fields = optionFields({
    type: 'object',
    properties: {
      length: { type: 'string', enum: ['long', 'short'], default: 'long', description: 'How many ships' },
      gale: { anyOf: [{ const: 'calm', description: 'No wind' }, { const: 'storm' }], default: 'calm' },
      rum: { type: 'boolean', default: false },
      rounds: { type: 'integer', minimum: 1, maximum: 9, default: 3 },
      strange: { type: 'object' },
    },
  })
  expect(fields.map(({ name, kind, initial }) => [name, kind, initial])).toEqual([
    ['length', 'choice', 'long'],
    ['gale', 'choice', 'calm'],
    ['rum', 'switch', false],
    ['rounds', 'number', 3],
  ])
  expect(optionFields('nonsense')).toEqual([])
})

it('says a match’s options', () => {
  expect(optionWords({ length: 'short', rum: true, rounds: 3, gale: false })).toEqual([
    'short',
    'rum',
    'rounds 3',
  ])
})
