import { describe, expect, it, vi } from 'vitest'
import { pickOne, seededChance } from '../chance.js'
import { includes, sample } from '../choice.js'
import type { Sheet } from './sheet.js'

/** A card that is not in the box, made of known abilities. */
const BOSUN: Sheet = {
  title: 'Pirate Bosun',
  kind: 'crew',
  gold: 3,
  hp: 2,
  weapons: [
    { name: 'pistol', form: 'shot', hits: 'SA', flips: 1, targets: 1 },
    { name: 'boarding_axe', form: 'melee', hits: 'SC', flips: 1, targets: 1, axe: true },
  ],
  fortify: 'H',
  abilities: ['attacks_again', 'advisor_draws'],
  own: ['gold', 'hp', 'pistol', 'boarding_axe', 'fortify'],
}

// One entry more in the table; nothing else knows him.
vi.mock('./cards.js', async (importOriginal) => {
  const real = await importOriginal<typeof import('./cards.js')>()
  const CARDS: Readonly<Record<string, Sheet>> = { ...real.CARDS, pirate_bosun: BOSUN }
  return { ...real, CARDS, NAMES: Object.keys(CARDS) }
})

const { NAMES } = await import('./cards.js')
const { raidingParties: game } = await import('./index.js')
const { promiseOf } = await import('./advice/cards.js')
const { hitsFor, newUnit } = await import('./units.js')
const bosun = NAMES.at(-1)
if (!bosun) throw new Error('the table is empty')

describe('A card', () => {
  it('is added by one entry of the table: it is hired, fights, and is told of', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      const chance = seededChance(seed)
      let state = game.setup(game.options.parse({ gold: 20 }), 2, chance)
      for (let [open] = game.decisions(state); open; [open] = game.decisions(state)) {
        const party = { type: 'party', fleet: [], cards: ['rogue', bosun, bosun, bosun, bosun], tricks: [] }
        const legal = game.legal(state, open)
        const isHiring = state.phase === 'parties'
        const [idea] = isHiring ? [] : (game.suggest?.(game.view(state, open.seat), open, chance) ?? [])
        // One side asks the bot, the other plays by lot.
        const move = isHiring
          ? game.move.parse(party)
          : open.seat === 0 && idea
            ? idea
            : sample(pickOne(chance, legal), chance)
        expect(legal.some((choice) => includes(choice, move))).toBe(true)
        const result = game.apply(state, open, move, chance)
        if (!result.ok) throw new Error(result.reason)
        state = game.state.parse(result.state)
        for (const event of result.events) {
          const text = game.describe(event, { viewer: null, names: ['Ann', 'Bob'] }) ?? ''
          if (text.includes(BOSUN.title)) seen.add(event.type === 'flip' ? event.what : event.type)
        }
      }
    }
    const wanted = ['played', 'attack', 'fortify', 'charges', 'wounded', 'died']
    expect([...seen]).toEqual(expect.arrayContaining(wanted))
  })

  it('is a Pirate if its title says so, and is worth its abilities to the bot (R64)', () => {
    const state = game.setup(game.options.parse({ gold: 40 }), 2, seededChance(1))
    const units = [newUnit(1, 0, bosun), newUnit(2, 0, 'pirate_ship')]
    expect(hitsFor({ units }, { id: 1, seat: 0, card: bosun }, 'SA')).toBe('SAC')
    expect(promiseOf(state, 0, bosun)).toBeGreaterThan(promiseOf(state, 0, 'officer'))
  })
})
