import { type Challenge, heroOf, oddsOf } from '@marque/rules/lootquest/facts'
import { describe, expect, it } from 'vitest'
import { percent, secondOdds } from './odds'

const challenge = (task: Challenge['task']): Challenge => ({ name: 'Test', task, penalties: ['sit_out'] })
const race = challenge({ type: 'race' })
const arm = challenge({ type: 'roll', dice: 1, shape: 'up', pips: 4 })

describe('odds of a challenge', () => {
  it('V18: a second roll has the chance of one roll, whatever the first was', () => {
    expect(secondOdds(arm, 'finn_fathom', 'barnacle_bess', null)).toBe(1 / 2)
    expect(oddsOf(heroOf('finn_fathom'), arm, heroOf('barnacle_bess'))).toBe(3 / 4)
  })

  it('V14: the star counts in a second roll, too', () =>
    expect(secondOdds(arm, 'madame_mackerel', 'barnacle_bess', null)).toBe(5 / 6))

  it.each([
    [1, 6],
    [4, 3],
    [6, 1],
  ])('A28: against a %i that lies there, %i of 6 faces win the race', (against, faces) =>
    expect(secondOdds(race, 'finn_fathom', 'quill_the_gull', against)).toBe(faces / 6),
  )

  it('R26: the challenger’s star counts in a race', () =>
    expect(secondOdds(race, 'finn_fathom', 'madame_mackerel', 2)).toBe(3 / 6))

  it('two dice are added up, over all 36', () => {
    const two = challenge({ type: 'roll', dice: 2, shape: 'up', pips: 11 })
    expect(secondOdds(two, 'finn_fathom', 'barnacle_bess', null)).toBe(3 / 36)
  })

  it('is said in percent', () => expect(percent(2 / 3)).toBe('67\u00a0%'))
})
