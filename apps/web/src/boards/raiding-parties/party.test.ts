import { PARTIES } from '@marque/rules/raiding-parties/facts'
import { describe, expect, it } from 'vitest'
import { oddsOf, percent } from './odds'
import { glanceAt, less, whyNotAdd, whyNotSail } from './party'

describe('hiring a party', () => {
  it('says why a card cannot come along: gold, ships, X (R2–R4)', () => {
    expect(whyNotAdd(20, ['captain'], 'captain')).toMatch(/once/)
    expect(whyNotAdd(20, [], 'sloop')).toMatch(/no party has a Ship/)
    expect(whyNotAdd(30, ['sloop'], 'pirate_fort')).toMatch(/one Ship or one Fort/)
    expect(whyNotAdd(20, ['captain', 'captain_redd', 'raiders'], 'raiders')).toBeUndefined()
    expect(whyNotAdd(20, ['captain', 'captain_redd', 'raiders', 'officer'], 'pirate_chief')).toBe(
      'Costs 2, and 1 gold is left.',
    )
    // A party of one timers cannot sail, but is a beginning (A1).
    expect(whyNotAdd(20, [], 'jolly_roger')).toBeUndefined()
    expect(whyNotSail(20, ['jolly_roger'])).toBeDefined()
  })

  it('takes one copy away and leaves the others', () => {
    expect(less(['pirate', 'pirate', 'rogue'], 'pirate')).toEqual(['pirate', 'rogue'])
    expect(less(['rogue'], 'pirate')).toEqual(['rogue'])
  })

  it('adds up gold, hit points, prices, shots and blows, with what the party lends its cards', () => {
    const glance = glanceAt(['pirate', 'lieutenant', 'coastlands'])
    expect(glance).toMatchObject({ gold: 6, hp: 7, cannons: 0 })
    expect(glance.curve.slice(0, 3)).toEqual([1, 1, 1])
    expect(glance.shots.flips).toBe(3)
    expect(glance.blows.flips).toBe(2)
    // A Pirate's pistol on spades and aces; with an Instructor on jacks as well (R67).
    expect(glanceAt(['pirate']).shots.odds).toBeCloseTo(16 / 52)
    expect(glanceAt(['pirate', 'instructor']).shots.odds).toBeCloseTo(19 / 52)
    // Captain Redd's Brace, a Swashbuckler with one of his Cannons, a Pirateer that a Privateer spurs on, grenades.
    const lent = glanceAt(['captain_redd', 'swashbuckler', 'pirateer', 'privateer', 'scalawag'])
    expect(lent).toMatchObject({ cannons: 1, shots: { flips: 2 + 1 + 2 + 1 + 3 } })
    expect(glanceAt([])).toMatchObject({ gold: 0, shots: { flips: 0, odds: 0 } })
  })

  it('finds every ready-made party fit to sail for its gold', () => {
    for (const { gold, cards } of PARTIES) expect(whyNotSail(gold, cards)).toBeUndefined()
  })
})

describe('odds', () => {
  it('are those of the cards still in the deck, and of a full one once it is used up (R6)', () => {
    expect(oddsOf('SDAK')).toEqual({ hits: 30, of: 52 })
    expect(oddsOf('S', { pile: 'ABCD' })).toEqual({ hits: 9, of: 48 })
    expect(oddsOf('S', { pile: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' })).toEqual({
      hits: 13,
      of: 52,
    })
    expect(percent({ hits: 16, of: 52 })).toBe('31\u00a0%')
  })
})
