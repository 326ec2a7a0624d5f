import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { seededChance } from '@marque/rules'
import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { guestAt, joins, onePlays, opens, playOn } from '../support/crew.js'
import { asking, nextDeck, type SeenDeck, sendsDeck } from '../support/deck.js'
import { CHALLENGERS, nextLoot, proposeLoot, type SeenLoot, sendsLoot } from '../support/loot.js'
import { anyMove, type SeenDecision } from '../support/play.js'
import { aMove, propose } from '../support/raft.js'
import { movesOf, nextRaid, type SeenRaid } from '../support/raid.js'
import { openSite } from '../support/site.js'

const INTO = path.join(import.meta.dirname, '../../screenshots')
const SIZES = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } } as const

/** A page to take, and what is done on it before. */
type Shot = readonly [name: string, path: string, before?: (page: Page) => Promise<unknown>]

it('takes every page, at both sizes, by day and by lantern', async () => {
  const { url } = await openSite()
  await mkdir(INTO, { recursive: true })
  const anne = await guestAt(url, 'Anne Bonny')
  const bob = await guestAt(url, 'Bartholomew')
  const zoe = await guestAt(url, 'Zoë')
  const chance = seededChance(12)
  const table = async (moves: number, more: object = {}) => {
    const match = await opens(anne, url, more)
    await joins(bob, url, match)
    await playOn([anne, bob], url, match, moves, 21)
    return match
  }
  const long = { options: { length: 'long' } }

  const open = await opens(anne, url, { hoursPerDecision: 24 })
  await opens(bob, url, { ...long, hoursPerDecision: 168 })
  await opens(zoe, url, { hoursPerDecision: 1 })
  const placing = await table(0)
  const choosing = await table(1)
  const short = await table(9)
  const big = await table(14, long)
  const over = await table(Number.POSITIVE_INFINITY)
  const mover = async (match: string) => ((await aMove(anne, match, chance)) ? anne : bob)
  await anne.goto(`${url}/lobby`)
  await bob.goto(`${url}/lobby`)
  if ((await mover(big)) === bob) await onePlays([bob], url, big, chance)
  if ((await mover(short)) === bob) await onePlays([bob], url, short, chance)
  const inMind = async (page: Page, match: string) => {
    for (let tries = 0; tries < 8; tries++) {
      const move = await aMove(page, match, chance)
      if (move?.type !== 'jump' && move?.type !== 'sail') continue
      await propose(page, move)
      return
    }
  }

  // All Hands on Deck!, six at the table, each match brought to where something else is asked of Anne.
  const six = [anne, bob, zoe]
  for (const name of ['Calico Jack', 'Mary Read', 'Ned Low']) six.push(await guestAt(url, name))
  const deck = async (isThere: (seen: SeenDeck) => boolean, options: object = {}) => {
    const seats = six.map((page) => (page === anne ? 'me' : 'open'))
    const match = await opens(anne, url, { game: 'all-hands-on-deck', options, seats })
    for (const page of six.slice(1)) await joins(page, url, match)
    for (;;) {
      const next = await nextDeck(six, url, match, chance)
      if (!next || (next.page === anne && isThere(next.seen))) return match
      await sendsDeck(next.page, url, match, next.decision.id, next.move)
    }
  }
  const deckBid = await deck((seen) => seen.view.round > 4 && asking(seen, 'bid') !== undefined)
  const deckDeed = await deck(({ decisions }) =>
    decisions.some(({ legal }) =>
      legal.some(({ move }) => move['type'] === 'cut' || move['type'] === 'claim'),
    ),
  )
  const deckOver = await deck(() => false, { length: 'long' })
  const cardsInMind = async (page: Page) => {
    for (const at of [1, 2]) await page.locator('button[data-item]').nth(at).click()
  }

  // The first shot falls when so many cards are in play.
  const peaceful = (decision: SeenDecision) =>
    movesOf(decision).find(({ type }) => type === 'play') ??
    movesOf(decision).find(({ type }) => type === 'end')
  const raid = async (isThere: (seen: SeenRaid) => boolean, cards = 0) => {
    const match = await opens(anne, url, { game: 'raiding-parties', options: { gold: 30 } })
    await joins(bob, url, match)
    for (;;) {
      const next = await nextRaid([anne, bob], url, match, chance)
      if (!next || (next.page === anne && isThere(next.seen))) return match
      const { decision, seen } = next
      const answer = decision.id.startsWith('party') ? anyMove(decision, chance) : next.move
      const move = seen.view.units.length < cards ? (peaceful(decision) ?? answer) : answer
      await sendsDeck(next.page, url, match, decision.id, move)
    }
  }
  const raidHiring = await raid(() => true)
  const raidTurn = await raid(
    ({ view, decisions }) =>
      view.units.some(({ foe }) => foe !== null) &&
      decisions.some(({ legal }) => legal.some(({ move }) => move['type'] === 'shoot')),
    14,
  )
  const raidOver = await raid(() => false)

  // Armadas that challenge each other, until something is asked of Anne that is worth a picture.
  const loot = async (isThere: (seen: SeenLoot) => boolean, sails = true) => {
    const options = { goal: 10, first: 'first_seat_begins' }
    const match = await opens(anne, url, { game: 'lootquest', options })
    await joins(bob, url, match)
    const armadas = [CHALLENGERS, ['old_saltwhisker', 'quill_the_gull', 'captain_kelp']] as const
    for (const [seat, page] of [anne, bob].entries())
      if (sails)
        await sendsLoot(page, url, match, `armada-${seat}`, {
          type: 'armada',
          heroes: [...(armadas[seat] ?? [])],
        })
    for (;;) {
      const next = sails ? await nextLoot([anne, bob], url, match, chance, ['challenge']) : undefined
      if (!next || (next.page === anne && isThere(next.seen))) return match
      await sendsLoot(next.page, url, match, next.decision.id, next.move)
    }
  }
  const lootArmada = await loot(() => true, false)
  const lootTurn = await loot(
    ({ view, decisions }) =>
      view.turn > 1 &&
      view.round === 'barge' &&
      view.loot > 0 &&
      decisions.some(({ legal }) => legal.some(({ move }) => move['type'] === 'place')),
  )
  const lootChallenge = await loot(({ view }) => view.step === 'face')
  const lootOver = await loot(() => false)
  const armadaInMind = async (page: Page) => {
    for (const hero of ['barnacle_bess', 'quill_the_gull'])
      await page.locator(`[data-pick="${hero}"]`).click()
  }
  const placeInMind = async (page: Page) => {
    const next = await nextLoot([page], url, lootTurn, chance)
    if (next) await proposeLoot(page, next.move)
  }

  const checked = (page: Page) => page.getByText(/Every draw is in order/).waitFor()
  const shots: readonly Shot[] = [
    ['start', '/'],
    ['lobby', '/lobby'],
    ['matches', '/matches'],
    ['new', '/new'],
    ['sign-in', '/sign-in'],
    ['settings', '/settings'],
    ['rules', '/rules'],
    ['rules-raft', '/rules/raft-and-scupper'],
    ['rules-deck', '/rules/all-hands-on-deck'],
    ['rules-raid', '/rules/raiding-parties'],
    ['rules-loot', '/rules/lootquest'],
    ['not-found', '/nowhere'],
    ['match-open', `/m/${open}`],
    ['match-placing', `/m/${placing}`],
    ['match-choosing', `/m/${choosing}`],
    ['match-short', `/m/${short}`, (page) => inMind(page, short)],
    ['match-long', `/m/${big}`],
    ['match-flotillas', `/m/${big}`, (page) => page.getByRole('button', { name: /^round/i }).click()],
    ['match-over', `/m/${over}`],
    ['check', `/m/${over}/check`, checked],
    ['check-deck', `/m/${deckOver}/check`, checked],
    ['check-raid', `/m/${raidOver}/check`, checked],
    ['match-replay', `/m/${over}?v=6`],
    ['deck-bid', `/m/${deckBid}`, cardsInMind],
    ['deck-call', `/m/${deckBid}`, (page) => page.locator('[data-move*=call]').first().click()],
    ['deck-deed', `/m/${deckDeed}`],
    ['deck-over', `/m/${deckOver}`],
    ['raid-hiring', `/m/${raidHiring}`],
    ['raid-turn', `/m/${raidTurn}`],
    ['raid-over', `/m/${raidOver}`],
    ['loot-armada', `/m/${lootArmada}`, armadaInMind],
    ['loot-turn', `/m/${lootTurn}`, placeInMind],
    ['loot-challenge', `/m/${lootChallenge}`, (page) => page.locator('[data-move*=face]').first().click()],
    ['loot-over', `/m/${lootOver}`],
  ]
  for (const [name, where, before] of shots) {
    await anne.goto(where)
    for (const [size, viewport] of Object.entries(SIZES)) {
      await anne.setViewportSize(viewport)
      if (size === 'phone') await before?.(anne)
      for (const colorScheme of ['light', 'dark'] as const) {
        await anne.emulateMedia({ colorScheme })
        await anne.waitForLoadState('networkidle')
        // Colours glide from one light to the other; the picture is of where they arrive.
        await anne.evaluate(() =>
          Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
        )
        await anne.screenshot({ path: path.join(INTO, `${name}-${size}-${colorScheme}.png`), fullPage: true })
      }
    }
  }
  console.log(`${shots.length * 4} pictures are in ${INTO}`)
})
