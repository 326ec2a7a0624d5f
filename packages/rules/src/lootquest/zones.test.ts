import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestAssignment } from './assignment.js'
import { heroAt, MOST_HEROES, NAMES } from './heroes.js'
import { scoreOf } from './score.js'
import { COLOURS, type Face, type Round } from './sheet.js'
import type { Die } from './types.js'
import { fits, higherBy, spotsOf, takenBy, takes } from './zones.js'

const face = fc.integer({ min: 1, max: 6 })
const round = fc.constantFrom<Round>('loot', 'barge')
const pips = fc.constantFrom<Face>(1, 2, 3, 4, 5, 6)

/** A round as it may be when its dice are rolled. */
const rolled = fc
  .record({
    armada: fc.shuffledSubarray([...NAMES], { minLength: 1, maxLength: MOST_HEROES }),
    round,
    faces: fc.array(face, { minLength: MOST_HEROES, maxLength: MOST_HEROES }),
    outs: fc.uniqueArray(fc.integer({ min: 0, max: MOST_HEROES - 1 })),
  })
  .map(({ armada, round, faces, outs }) => {
    const out = round === 'loot' ? [] : outs.filter((slot) => slot < armada.length)
    const dice = [...armada.keys()]
      .filter((slot) => !out.includes(slot))
      .map((hero): Die => ({ hero, face: faces[hero] ?? 1, on: null }))
    return { armada, round, out, dice }
  })

type Rolled = typeof rolled extends fc.Arbitrary<infer T> ? T : never

/** Every way to place the dice, or to leave them. */
function* placings({ armada, round, out }: Rolled, dice: readonly Die[], at = 0): Generator<readonly Die[]> {
  const die = dice[at]
  if (!die) {
    yield dice
    return
  }
  yield* placings({ armada, round, out, dice: [] }, dice, at + 1)
  const taken = takenBy(dice)
  for (const spot of spotsOf(armada, round, out)) {
    if (taken & spot.bit || !takes(spot, die)) continue
    const on = { hero: spot.hero, zone: spot.zone }
    yield* placings({ armada, round, out, dice: [] }, dice.with(at, { ...die, on }), at + 1)
  }
}

describe('What fits', () => {
  it('each face up to or from the number, of the colour or any (R7)', () => {
    fc.assert(
      fc.property(
        pips,
        face,
        fc.constantFrom(...COLOURS),
        fc.constantFrom(...COLOURS, 'grey' as const),
        (pips, face, die, colour) => {
          const matches = colour === 'grey' || colour === die
          expect(fits({ shape: 'up', pips, colour }, die, face)).toBe(matches && face >= pips)
          expect(fits({ shape: 'down', pips, colour }, die, face)).toBe(matches && face <= pips)
          expect(fits({ shape: 'exact', pips, colour }, die, face)).toBe(matches && face === pips)
        },
      ),
    )
  })

  it('is what is printed, where no ally is about (R7, R27)', () => {
    const loners = NAMES.filter((name) => heroAt([name], 0).powers.every(({ type }) => type !== 'ally'))
    fc.assert(
      fc.property(
        fc.shuffledSubarray(loners, { minLength: 1, maxLength: MOST_HEROES }),
        round,
        face,
        (armada, round, face) => {
          for (const spot of spotsOf(armada, round, [])) {
            const zone = heroAt(armada, spot.hero).zones[spot.zone]
            if (!zone) throw new Error('A spot is no zone of its card')
            for (const hero of armada.keys()) {
              expect(takes(spot, { hero, face })).toBe(fits(zone.fit, heroAt(armada, hero).colour, face))
            }
          }
        },
      ),
    )
  })

  it('never is a zone of a card that sits out, nor one of the other round (A5, A19)', () => {
    fc.assert(
      fc.property(rolled, ({ armada, round, out }) => {
        for (const { hero, kind } of spotsOf(armada, round, out)) {
          expect(out).not.toContain(hero)
          expect([round, 'power', 'challenge']).toContain(kind)
        }
      }),
    )
  })

  it('is one higher for Bramble with Bess, and not without (R27)', () => {
    expect(higherBy(['bosun_bramble', 'barnacle_bess'], 0)).toBe(1)
    expect(higherBy(['bosun_bramble', 'barnacle_bess'], 1)).toBe(0)
    expect(higherBy(['bosun_bramble', 'captain_kelp'], 0)).toBe(0)
  })
})

describe('The score of a round', () => {
  it('grows by 1 or more with each die in a zone of the round, and never falls (R9, R10)', () => {
    fc.assert(
      fc.property(rolled, fc.infiniteStream(fc.nat()), (about, picks) => {
        let dice: readonly Die[] = about.dice
        let score = scoreOf(about.armada, about.out, about.round, dice)
        for (const die of about.dice) {
          const taken = takenBy(dice)
          const free = spotsOf(about.armada, about.round, about.out).filter(
            (spot) => !(taken & spot.bit) && takes(spot, die),
          )
          const spot = free[(picks.next().value ?? 0) % Math.max(1, free.length)]
          if (!spot) continue
          const on = { hero: spot.hero, zone: spot.zone }
          dice = dice.map((each) => (each === die ? { ...die, on } : each))
          const next = scoreOf(about.armada, about.out, about.round, dice)
          expect(next).toBeGreaterThanOrEqual(score + (spot.kind === about.round ? 1 : 0))
          score = next
        }
      }),
    )
  })
})

describe('The best assignment', () => {
  it('scores as much as the best of all placings (A30)', () => {
    fc.assert(
      fc.property(rolled, (about) => {
        const { armada, round, out, dice } = about
        let most = 0
        for (const lying of placings(about, dice)) most = Math.max(most, scoreOf(armada, out, round, lying))
        expect(bestAssignment(armada, out, round, dice).score).toBe(most)
      }),
      { numRuns: 150 },
    )
  })

  it('is a way to place the dice that scores what it says', () => {
    fc.assert(
      fc.property(rolled, ({ armada, round, out, dice }) => {
        const { score, places } = bestAssignment(armada, out, round, dice)
        let lying: readonly Die[] = dice
        for (const { die, spot } of places) {
          const loose = lying.find(({ hero }) => hero === die)
          expect(loose && loose.on === null && takes(spot, loose)).toBe(true)
          expect(takenBy(lying) & spot.bit).toBe(0)
          const on = { hero: spot.hero, zone: spot.zone }
          lying = lying.map((each) => (each.hero === die ? { ...each, on } : each))
        }
        expect(scoreOf(armada, out, round, lying)).toBe(score)
      }),
    )
  })
})
