import { seededChance } from '@marque/rules'
import { lootQuest, type Move, type State } from '@marque/rules/lootquest'
import type { HeroName } from '@marque/rules/lootquest/facts'
import { describe, expect, it } from 'vitest'
import { dieKey, facedNow, proofWords } from './rolls'
import { diceOf, scoreNow } from './score'
import { sentenceOf, whyNot } from './sentences'
import { readView } from './view'
import { powerShort, shortName, taskShort } from './words'

const SEATS = [
  { index: 0, name: 'Ada', isMe: true },
  { index: 1, name: 'Bob', isMe: false },
]

const die = (hero: number, face: number, on: readonly [number, number] | null = null) => ({
  hero,
  face,
  on: on && { hero: on[0], zone: on[1] },
})

/** A match in play, changed to what is to be looked at. */
function stateOf(mine: readonly HeroName[], theirs: readonly HeroName[], more: Partial<State>): State {
  const chance = seededChance(1)
  const options = lootQuest.options.parse({ heroes: mine.length, first: 'first_seat_begins' })
  let state = lootQuest.setup(options, 2, chance)
  for (const heroes of [mine, theirs]) {
    const [decision] = lootQuest.decisions(state)
    if (!decision) throw new Error('nobody chooses')
    const done = lootQuest.apply(state, decision, { type: 'armada', heroes: [...heroes] }, chance)
    if (!done.ok) throw new Error(done.reason)
    state = done.state
  }
  return { ...state, ...more }
}

const tableOf = (state: State) => readView(JSON.parse(JSON.stringify(lootQuest.view(state, 0))))
const side = (armada: readonly HeroName[], dice: readonly ReturnType<typeof die>[]) => ({
  armada: [...armada],
  total: 0,
  out: [],
  dice: [...dice],
})

const MINE = ['old_saltwhisker', 'barnacle_bess', 'inky_octavia'] as const
const THEIRS = ['finn_fathom', 'madame_mackerel', 'captain_kelp'] as const

describe('the table as it is read', () => {
  it('is the view that the rules publish, in every phase', () => {
    const setup = lootQuest.setup(lootQuest.options.parse({}), 2, seededChance(2))
    expect(tableOf(setup)).toEqual(lootQuest.view(setup, 0))
    const state = stateOf(MINE, THEIRS, {})
    expect(tableOf(state)).toEqual(lootQuest.view(state, 0))
  })

  it('A7: a barger’s dice of an earlier turn are not on the table', () => {
    const state = stateOf(MINE, THEIRS, { sides: [side(MINE, [die(0, 6)]), side(THEIRS, [die(0, 1)])] })
    expect(diceOf(tableOf(state), 0)).toHaveLength(1)
    expect(diceOf(tableOf(state), 1)).toEqual([])
    expect(diceOf(tableOf({ ...state, round: 'barge' }), 1)).toHaveLength(1)
  })
})

describe('what a move would do', () => {
  const dice = [die(0, 6), die(1, 2), die(2, 3, [2, 0])]
  const view = tableOf(stateOf(MINE, THEIRS, { sides: [side(MINE, dice), side(THEIRS, [])] }))
  const says = (move: Move, table = view) => sentenceOf(move, table, SEATS, 0).replaceAll('\u00a0', ' ')

  it('V9: a zone’s text counts in what a die would give', () => {
    expect(scoreNow(view, 0)).toBe(1)
    expect(says({ type: 'place', die: 0, hero: 0, zone: 0 })).toBe(
      'Green 6 on Old Saltwhisker, LOOT zone: LOOT 1 → 3.',
    )
  })

  it('A12: a challenge says who is challenged, and does not score', () =>
    expect(says({ type: 'place', die: 1, hero: 1, zone: 2 })).toBe(
      'Red 2 for the Arm-wrestle: one of Bob’s heroes rolls 4 or more, or sits out the next barge.',
    ))

  it('R10: done says what the other has to barge', () =>
    expect(says({ type: 'done' })).toBe('Done with LOOT 1: Bob must barge as much.'))

  it('R11: a barger’s done says what the turn comes to', () => {
    const state = stateOf(MINE, THEIRS, {
      looter: 1,
      round: 'barge',
      loot: 3,
      sides: [side(MINE, [die(0, 4, [0, 2])]), side(THEIRS, [])],
    })
    expect(says({ type: 'done' }, tableOf(state))).toBe('Done with BARGE 1 against LOOT 3: Bob takes 2.')
    expect(says({ type: 'done' }, tableOf({ ...state, loot: 1 }))).toBe(
      'Done with BARGE 1 against LOOT 1: nothing is taken.',
    )
  })

  it('R18: who faces a challenge is told with the odds', () => {
    const state = stateOf(THEIRS, MINE, {
      looter: 1,
      step: 'face',
      challenges: [1],
      sides: [side(THEIRS, []), side(MINE, [die(0, 2, [1, 2])])],
    })
    expect(says({ type: 'face', hero: 0 }, tableOf(state))).toBe(
      'Finn Fathom faces the Arm-wrestle and rolls 4 or more: 75 %.',
    )
  })
})

describe('why a zone is not lit', () => {
  const dice = [die(0, 3), die(1, 2, [1, 0])]
  const state = stateOf(MINE, THEIRS, { sides: [side(MINE, dice), side(THEIRS, [])] })
  it.each([
    ['A5', { hero: 0, zone: 2 }, null, 'Closed now: BARGE zones are for the round in which you barge.'],
    ['R6', { hero: 1, zone: 0 }, 0, 'A die lies here already.'],
    ['R7', { hero: 0, zone: 0 }, 0, 'Your green 3 does not fit: it takes any die, exactly 6.'],
    ['A8', { hero: 0, zone: 0 }, null, undefined],
  ] as const)('%s: %o', (_, zone, chosen, words) =>
    expect(whyNot(tableOf(state), 0, zone, chosen)).toBe(words),
  )

  it('A19: whose card sits out', () => {
    const sides = [{ ...side(MINE, dice), out: [0] }, side(THEIRS, [])]
    const table = tableOf({ ...state, sides, looter: 1, round: 'barge' })
    expect(whyNot(table, 0, { hero: 0, zone: 2 }, 0)).toBe(
      'Old Saltwhisker sits out, and its zones are closed.',
    )
  })
})

describe('rolls', () => {
  const roll = (
    seat: number,
    why: 'loot' | 'barge' | 'challenge',
    faces: readonly number[],
    draw: number,
    hero = 0,
  ) => ({
    turn: 1,
    seat,
    why,
    dice: faces.map((face, at) => ({ hero: why === 'challenge' ? hero : at, face })),
    action: 14,
    draw,
    faced: null,
  })

  it('are named by action and draws', () => {
    expect(proofWords(roll(0, 'loot', [1, 2, 3], 1))).toBe('Action 14, draws 1–3')
    expect(proofWords(roll(0, 'challenge', [4], 2))).toBe('Action 14, draw 2')
  })

  it('name the dice that they rolled, so that a new one is told from an old one', () => {
    const view = tableOf(stateOf(MINE, THEIRS, { rolls: [roll(0, 'loot', [1, 2, 3], 1)] }))
    expect(dieKey(view, 0, 2)).toBe('0.2 14.1')
    expect(dieKey(view, 1, 2)).toBe('1.2 ')
  })

  const faced = (one: ReturnType<typeof roll>, ok: boolean, against: number | null = null) => ({
    ...one,
    faced: { by: 1, against, ok },
  })
  const outcomes = (more: Partial<State>) =>
    facedNow(tableOf(stateOf(MINE, THEIRS, more))).map(({ dice, faced: { against, ok } }) => [
      dice.map(({ face }) => face),
      against,
      ok,
    ])

  it('R18, R26: each challenge that was faced is told with what was rolled and how it ended', () => {
    const rolls = [
      roll(0, 'loot', [1, 2, 3], 1),
      faced(roll(1, 'challenge', [2], 1), false),
      faced(roll(1, 'challenge', [5], 2), true),
    ]
    expect(outcomes({ rolls })).toEqual([
      [[2], null, false],
      [[5], null, true],
    ])
  })

  it('A28: a race shows what the challenger rolled, which is no challenge of its own', () => {
    const rolls = [faced(roll(1, 'challenge', [4], 1), true, 4), roll(0, 'challenge', [4], 2, 1)]
    expect(outcomes({ rolls })).toEqual([[[4], 4, true]])
  })

  it('A14: those of an earlier turn are told while the action that settled them is the latest', () => {
    const rolls = [faced(roll(1, 'challenge', [3], 1), false), { ...roll(1, 'loot', [1, 1, 1], 5), turn: 2 }]
    expect(outcomes({ rolls, turn: 2 })).toEqual([[[3], null, false]])
    const later = [...rolls, { ...roll(0, 'barge', [1, 1, 1], 1), turn: 2, action: 15 }]
    expect(outcomes({ rolls: later, turn: 2 })).toEqual([])
  })
})

describe('short words', () => {
  it.each([
    ['Barnacle Bess', 'Bess'],
    ['Quill the Gull', 'Quill'],
  ])('%s is called %s', (title, name) => expect(shortName(title)).toBe(name))

  it('say a power and a task on a small card', () => {
    expect(powerShort({ type: 'cube', colour: 'blue', gives: { type: 'reroll' } })).toBe(
      'blue: re-roll a die',
    )
    expect(powerShort({ type: 'star', gives: { plus: 2 } })).toBe('+2 if challenged')
    expect(powerShort({ type: 'ally', hero: 'barnacle_bess', gives: { type: 'higher', by: 1 } })).toBe(
      'Bess: die +1',
    )
    expect(taskShort({ type: 'roll', dice: 2, shape: 'down', pips: 5 })).toBe('roll twice, 5−')
    expect(taskShort({ type: 'parity', odd: true })).toBe('roll odd')
  })
})
