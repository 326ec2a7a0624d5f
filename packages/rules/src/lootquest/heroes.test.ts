import { describe, expect, it, vi } from 'vitest'
import { pickOne, seededChance } from '../chance.js'
import { sample } from '../choice.js'
import { type Challenge, COLOURS, type Gain, type Hero, type Power } from './sheet.js'

/** A hero that is not in the box, made of known pieces. */
const NEWCOMER = {
  title: 'Anchor Annie',
  colour: 'blue',
  zones: [
    { kind: 'loot', fit: { shape: 'up', pips: 2, colour: 'grey' } },
    {
      kind: 'barge',
      fit: { shape: 'down', pips: 5, colour: 'grey' },
      gives: { type: 'turn', to: 'neighbour' },
    },
    {
      kind: 'challenge',
      fit: { shape: 'up', pips: 1, colour: 'grey' },
      challenge: { name: 'Tug of war', task: { type: 'race' }, penalties: ['sit_out', 'toll'] },
    },
  ],
  powers: [
    { type: 'stack', hand: 'pair', least: 0, gives: { type: 'score', round: 'loot', plus: 1 } },
    { type: 'star', gives: { plus: 1 } },
  ],
} as const satisfies Hero

// One entry more in the table; nothing else knows her.
vi.mock('./heroes.js', async (importOriginal) => {
  const { withHeroes } = await import('./testing/cast.js')
  return withHeroes(await importOriginal<typeof import('./heroes.js')>(), { anchor_annie: NEWCOMER })
})

const { HEROES, NAMES } = await import('./heroes.js')
const { lootQuest: game } = await import('./index.js')
const { useOf } = await import('./zones.js')
const annie = NAMES.at(-1)

describe('A hero', () => {
  it('is added by one entry of the table, and plays', () => {
    if (!annie) throw new Error('Annie is not aboard')
    expect(HEROES[annie]).toBe(NEWCOMER)
    const heroes = [annie, 'finn_fathom'] as const
    const seen = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const chance = seededChance(seed)
      let state = game.setup(game.options.parse({ heroes: 2 }), 2, chance)
      for (let [open] = game.decisions(state); open; [open] = game.decisions(state)) {
        const move =
          state.phase === 'armadas'
            ? game.move.parse({ type: 'armada', heroes })
            : sample(pickOne(chance, game.legal(state, open)), chance)
        const result = game.apply(state, open, move, chance)
        if (!result.ok) throw new Error(result.reason)
        state = game.state.parse(result.state)
        for (const event of result.events) {
          const text = game.describe(event, { viewer: null, names: ['Ann', 'Bob'] }) ?? ''
          if (text.includes('Anchor Annie')) seen.add(event.type)
        }
      }
      expect(state.ended?.how).toBeDefined()
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['shown', 'rolled', 'placed', 'turned', 'challenged', 'faced', 'sits_out']),
    )
  })
})

describe('Every hero', () => {
  it.each(NAMES.map((name) => [HEROES[name].title, HEROES[name]] as const))(
    '%s keeps to the measures of a card',
    (_, hero: Hero) => {
      const kinds = hero.zones.map(({ kind }) => kind)
      expect(kinds).toContain('loot')
      expect(kinds).toContain('barge')
      // A move names a card where it means the card’s one challenge or its one text.
      expect(kinds.filter((kind) => kind === 'challenge').length).toBeLessThanOrEqual(1)
      const gains = [
        ...hero.zones.flatMap((zone) => (zone.kind === 'challenge' || !zone.gives ? [] : [zone.gives])),
        ...hero.powers.flatMap((power) => (power.type === 'cube' ? [power.gives] : [])),
      ]
      const uses = gains.filter(({ type }) => type !== 'score')
      expect(uses.length).toBeLessThanOrEqual(1)
      expect(useOf(hero)).toEqual(uses[0])
      expect(kinds.length).toBeLessThanOrEqual(6)
      for (const power of hero.powers) {
        if (power.type === 'ally') expect(NAMES).toContain(power.hero)
      }
    },
  )
})

/** The pieces that a card is made of, by name. */
function piecesOf({ zones, powers }: Hero): string[] {
  return [
    ...zones.flatMap((zone) => [
      zone.kind,
      zone.fit.shape,
      zone.fit.colour,
      ...(zone.kind === 'challenge' ? tasksOf(zone.challenge) : zone.gives ? gainOf(zone.gives) : []),
    ]),
    ...powers.flatMap(powerOf),
  ]
}

function powerOf(power: Power): string[] {
  switch (power.type) {
    case 'cube':
      return ['cube', ...gainOf(power.gives)]
    case 'stack':
      return ['stack', power.hand]
    case 'star':
      return power.gives === 'reroll' ? ['star reroll'] : ['star plus']
    case 'ally':
      return [`ally ${power.gives.type}`]
  }
}

const tasksOf = ({ task, penalties }: Challenge): string[] => [
  task.type === 'roll' ? `roll of ${task.dice}` : task.type,
  ...penalties,
]

const gainOf = (gain: Gain): string[] => (gain.type === 'turn' ? [`turn to ${gain.to}`] : [gain.type])

describe('The heroes together', () => {
  it('have every kind of zone and power (R7, R8, R15, R23–R27)', () => {
    const pieces = new Set(Object.values(HEROES).flatMap((hero: Hero) => piecesOf(hero)))
    expect([...pieces]).toEqual(
      expect.arrayContaining([
        ...['loot', 'barge', 'power', 'challenge', 'up', 'down', 'exact', 'grey', ...COLOURS],
        ...['cube', 'stack', 'star plus', 'star reroll', 'ally higher', 'ally wider', 'ally score'],
        ...['all_odd', 'all_even', 'pair', 'all_different', 'run_of_three'],
        ...['score', 'reroll', 'turn to any', 'turn to neighbour', 'turn to opposite'],
        ...['roll of 1', 'roll of 2', 'parity', 'race', 'sit_out', 'toll'],
      ]),
    )
    for (const colour of COLOURS) {
      expect(Object.values(HEROES).some((hero) => hero.colour === colour)).toBe(true)
    }
    const twoOpen = Object.values(HEROES).filter(
      ({ zones }: Hero) => zones.filter(({ kind }) => kind === 'loot').length > 1,
    )
    expect(twoOpen.length).toBeGreaterThan(0)
  })
})
