import { describe, expect, it } from 'vitest'
import { conformance } from './conformance/index.js'
import { recordedOf } from './conformance/testing/recorded.js'
import { allGames, findGame, games } from './registry.js'
import { sealedLots } from './sample-game/index.js'

describe('the catalogue', () => {
  it('holds each game once, in its newest version', () => {
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length)
    for (const game of games) expect(findGame(allGames, game.id)).toBe(game)
    const keys = allGames.map(({ id, rulesVersion }) => `${id} ${rulesVersion}`)
    expect(new Set(keys).size).toBe(allGames.length)
  })

  it('finds old versions and the newest', () => {
    const newer = { ...sealedLots, rulesVersion: 2 }
    const list = [sealedLots, newer]
    expect(findGame(list, 'sealed-lots')).toBe(newer)
    expect(findGame(list, 'sealed-lots', 1)).toBe(sealedLots)
    expect(findGame(list, 'sealed-lots', 3)).toBeUndefined()
    expect(findGame(list, 'chess')).toBeUndefined()
  })
})

describe.each(allGames)('$id in version $rulesVersion', (game) => {
  const recorded = recordedOf(game.id, game.rulesVersion)

  it('has recorded playthroughs', () => {
    expect(Object.keys(recorded).length).toBeGreaterThan(0)
  })

  for (const { name, run } of conformance(game, { recorded, matches: 4 })) it(name, run)
})
