import { describe, expect, it } from 'vitest'
import { heroOf } from './heroes.js'
import { oddsOf, secondOdds } from './odds.js'
import type { Challenge } from './sheet.js'

const challenge = (task: Challenge['task']): Challenge => ({ name: 'Test', task, penalties: ['sit_out'] })
const race = challenge({ type: 'race' })
const arm = challenge({ type: 'roll', dice: 1, shape: 'up', pips: 4 })

describe('odds of a challenge', () => {
  it('V18: a second roll has the chance of one roll, whatever the first was', () => {
    expect(secondOdds(heroOf('finn_fathom'), arm, heroOf('barnacle_bess'), null)).toBe(1 / 2)
    expect(oddsOf(heroOf('finn_fathom'), arm, heroOf('barnacle_bess'))).toBe(3 / 4)
  })

  it('V14: the star counts in a second roll, too', () =>
    expect(secondOdds(heroOf('madame_mackerel'), arm, heroOf('barnacle_bess'), null)).toBe(5 / 6))

  it.each([
    [1, 6],
    [4, 3],
    [6, 1],
  ])('A28: against a %i that lies there, %i of 6 faces win the race', (against, faces) =>
    expect(secondOdds(heroOf('finn_fathom'), race, heroOf('quill_the_gull'), against)).toBe(faces / 6),
  )

  it('R26: the challenger’s star counts in a race', () =>
    expect(secondOdds(heroOf('finn_fathom'), race, heroOf('madame_mackerel'), 2)).toBe(3 / 6))

  it('two dice are added up, over all 36', () => {
    const two = challenge({ type: 'roll', dice: 2, shape: 'up', pips: 11 })
    expect(secondOdds(heroOf('finn_fathom'), two, heroOf('barnacle_bess'), null)).toBe(3 / 36)
  })
})
