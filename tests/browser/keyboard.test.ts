import { seededChance } from '@marque/rules'
import type { Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { chromiumPath, DESKTOP, PHONE } from '../support/browser.js'
import { guestAt, joins, looks, opens } from '../support/crew.js'
import { focused, isAt, press, pressButton, tabTo } from '../support/keys.js'
import { CHALLENGERS, type Kind, kindsOf, nextLoot, opensLoot, playsLoot, sought } from '../support/loot.js'
import { aMove, type RaftMove } from '../support/raft.js'
import { keyboard, movesOf, nextRaid, opensRaid, playsRaid, seesRaid } from '../support/raid.js'
import { openSite } from '../support/site.js'

async function goToCell(page: Page, cell: string) {
  const { cell: from = 'a1' } = await tabTo(page, (at) => at.cell !== undefined)
  const press = async (key: string, times: number) => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key)
  }
  const columns = cell.charCodeAt(0) - from.charCodeAt(0)
  const rows = Number(cell.slice(1)) - Number(from.slice(1))
  await press(columns < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(columns))
  await press(rows < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(rows))
  expect((await focused(page)).cell).toBe(cell)
  await page.keyboard.press('Enter')
}

/** Plays a move with Tab, arrows and Enter. */
async function play(page: Page, move: RaftMove) {
  switch (move.type) {
    case 'place':
      for (const cell of [...move.yellow, ...move.black]) await goToCell(page, cell)
      break
    case 'side':
      await pressButton(page, move.side === 'yellow' ? /^Yellowbeards/ : /^Blackbeards/)
      break
    case 'pass':
      await pressButton(page, /^Pass$/)
      break
    case 'scupper':
      await goToCell(page, move.at)
      break
    default:
      await goToCell(page, move.from)
      await goToCell(page, move.to)
  }
  const wanted = move.type === 'jump' ? /^Jump there/ : move.type === 'sail' ? /^Sail there/ : /^Sink it/
  if (await page.getByRole('group', { name: 'This could mean two things' }).isVisible())
    await pressButton(page, wanted)
  await pressButton(page, /^Confirm$/)
}

/** Parties for 20 gold, by the names of their buttons. */
const READY = ['Redd’s Blades', 'Coast Brethren']

/** What is heard when a move of Raiding Parties is made; the others go along with one of these. */
const RAID_WORDS: Readonly<Record<string, RegExp>> = {
  play: /play/,
  shoot: /attacks? .* with the/,
  charge: /charges? /,
  strike: /attacks? .* with the/,
  end: /on turn/,
}
/** Moves of Raiding Parties that are made by keyboard. */
const BY_KEY = 20

/** Kinds of move that must be among them. */
const KINDS = ['play', 'end', 'shoot', 'charge']

/** What is heard when a move of LootQuest is made. */
const LOOT_WORDS: Readonly<Record<string, RegExp>> = {
  place: /puts? the \d in/,
  done: /scores? \d+ (LOOT|BARGE)/,
  face: /rolls \d/,
}

/** Kinds of move of LootQuest that must be made by keyboard. */
const LOOT_KINDS: readonly Kind[] = ['place', 'challenge', 'done', 'face']

describe.skipIf(chromiumPath === undefined)('without a pointer', () => {
  it('a whole match of two is played, and every move is announced', { timeout: 300_000 }, async () => {
    const { url } = await openSite()
    const anne = await guestAt(url, 'Anne', DESKTOP)
    const bob = await guestAt(url, 'Bob', PHONE)
    const match = await opens(anne, url, { options: { length: 'short' } })
    await joins(bob, url, match)
    for (const page of [anne, bob]) {
      await page.goto(`/m/${match}`)
      await page.getByRole('grid', { name: 'The sea' }).waitFor()
    }
    const chance = seededChance(11)
    const announced = (page: Page) => page.locator('[data-announcer]').textContent()
    for (let turns = 0; turns < 120; turns++) {
      const { status, version, decisions } = await looks(anne, url, match)
      if (status === 'finished') break
      const mover = decisions.length > 0 ? anne : bob
      const other = mover === anne ? bob : anne
      await mover.getByRole('region', { name: 'Asked of you' }).waitFor()
      const move = await aMove(mover, match, chance)
      if (!move) throw new Error('nobody is asked')
      await play(mover, move)
      await vi.waitFor(async () => expect((await looks(anne, url, match)).version).toBe(version + 1), 15_000)
      // Both hear of it, in the same words but for who made it.
      const words = {
        place: /place/,
        side: /take/,
        jump: /jump/,
        sail: /sail/,
        scupper: /scupper/,
        pass: /pass/,
      }
      for (const page of [mover, other])
        await vi.waitFor(async () => expect(await announced(page)).toMatch(words[move.type]), 15_000)
    }
    expect((await looks(anne, url, match)).status).toBe('finished')
    const last = await vi.waitFor(async () => {
      const heard = [await announced(anne), await announced(bob)]
      for (const words of heard) expect(words).toMatch(/win|vengeance goes to/)
      return heard
    }, 15_000)
    expect(last.filter((words) => /\byou\b/i.test(words ?? '')).length).toBeGreaterThan(0)
  })

  it('parties are hired and raids fought, and every move is announced', { timeout: 240_000 }, async () => {
    const { url } = await openSite()
    const anne = await guestAt(url, 'Anne', DESKTOP)
    const bob = await guestAt(url, 'Bob', PHONE)
    const pages = [anne, bob]
    const match = await opensRaid(pages, url)
    const asked = (page: Page, words: string | RegExp) =>
      page.getByRole('region', { name: 'Asked of you' }).getByText(words).waitFor()
    const hears = (page: Page, words: RegExp) =>
      vi.waitFor(
        async () => expect(await page.locator('[data-announcer]').textContent()).toMatch(words),
        15_000,
      )

    // One card after the other, each time with what is left said aloud; then a party that is ready.
    await press(anne, '[data-add="captain"]')
    await anne.locator('[aria-live]', { hasText: '14 of 20 gold left, 1 card' }).waitFor()
    await pressButton(anne, /^One Captain less$/)
    await anne.locator('[aria-live]', { hasText: '20 of 20 gold left, 0 cards' }).waitFor()
    for (const [at, page] of pages.entries()) {
      await press(page, `[data-party="${READY[at]}"]`)
      await asked(page, /^Sail with \d+ cards/)
      await pressButton(page, /^Confirm$/)
      await hears(page, /You have chosen a party/)
    }
    for (const page of pages) await hears(page, /first turn/)

    // The hold is walked with arrows; what a card would do is said, and Escape takes it back.
    const { view } = await seesRaid(anne, url, match)
    const first = view.onTurn === 0 ? anne : bob
    const { decisions } = await seesRaid(first, url, match)
    const playable = new Set<string | undefined>(
      decisions.flatMap(movesOf).flatMap((move) => (move.type === 'play' ? [move.card] : [])),
    )
    await tabTo(first, ({ card }) => card !== undefined)
    await first.keyboard.press('ArrowRight')
    expect(await isAt(first, 'li:nth-child(2) > [data-card]')).toBe(true)
    await first.keyboard.press('ArrowLeft')
    expect(await isAt(first, 'li:nth-child(1) > [data-card]')).toBe(true)
    // The hold is shuffled: what lies first may be for another time than one's own turn.
    while (!playable.has((await focused(first)).card)) await first.keyboard.press('ArrowRight')
    await first.keyboard.press('Enter')
    await asked(first, /^Play the /)
    await first.keyboard.press('Escape')
    await asked(first, /^Your turn/)

    const chance = seededChance(3)
    const seen = new Set<string>()
    for (let moves = 0; moves < BY_KEY || KINDS.some((kind) => !seen.has(kind)); moves++) {
      const next = await nextRaid(pages, url, match, chance)
      if (!next) break
      const { page, decision } = next
      // A kind of move that was not seen yet comes first: chance must not decide what is tested.
      const move = movesOf(decision).find(({ type }) => KINDS.includes(type) && !seen.has(type)) ?? next.move
      await page.locator(`[data-asked~="${decision.id}"]`).waitFor()
      if (move.type === 'shoot') {
        // From the card the focus goes to its weapons, and from the weapon to a target.
        await press(page, `[data-unit="${move.by}"]`)
        if (!(await isAt(page, '[data-lit], [data-hold]'))) {
          expect(await isAt(page, '[data-deed]')).toBe(true)
          await press(page, `[data-deed="shoot ${move.weapon}"]`)
        }
        await vi.waitFor(async () => expect(await isAt(page, '[data-lit], [data-hold]')).toBe(true))
        await page.keyboard.press('Escape')
        await asked(page, /^Your turn/)
        expect(await isAt(page, `[data-unit="${move.by}"]`)).toBe(true)
      }
      await playsRaid(page, url, match, decision.id, move, keyboard)
      seen.add(move.type)
      for (const listener of pages) await hears(listener, RAID_WORDS[move.type] ?? /\w/)
    }
    expect([...seen]).toEqual(expect.arrayContaining(KINDS))
  })

  it('armadas are chosen and loot fought for, and every move is announced', {
    timeout: 240_000,
  }, async () => {
    const { url } = await openSite()
    const anne = await guestAt(url, 'Anne', DESKTOP)
    const bob = await guestAt(url, 'Bob', PHONE)
    const pages = [anne, bob]
    const match = await opensLoot(pages, url, { goal: 10 })
    const asked = (page: Page, words: RegExp) =>
      page.getByRole('region', { name: 'Asked of you' }).getByText(words).waitFor()
    const hears = (page: Page, words: RegExp) =>
      vi.waitFor(
        async () => expect(await page.locator('[data-announcer]').textContent()).toMatch(words),
        15_000,
      )

    // Heroes are walked with arrows, and each is read aloud as it is taken.
    await press(anne, '[data-pick="barnacle_bess"]')
    await asked(anne, /^Barnacle Bess: choose 2 more/)
    await anne.keyboard.press('Escape')
    await asked(anne, /^Choose your armada/)
    await anne.keyboard.press('ArrowRight')
    expect(await isAt(anne, '[data-pick="inky_octavia"]')).toBe(true)
    await anne.keyboard.press('Enter')
    await asked(anne, /^Inky Octavia: choose 2 more/)
    await anne.locator('[aria-live]', { hasText: /Inky Octavia.*BARGE: / }).waitFor()
    await anne.keyboard.press('Enter')
    await asked(anne, /^Choose your armada/)
    for (const page of pages) {
      for (const hero of CHALLENGERS) await press(page, `[data-pick="${hero}"]`)
      await asked(page, /^Sail with Barnacle Bess, Madame Mackerel and Finn Fathom/)
      await pressButton(page, /^Confirm$/)
      await hears(page, /You have chosen an armada/)
    }
    for (const page of pages) await hears(page, /loots? first/)

    const chance = seededChance(5)
    const seen = new Set<Kind>()
    const missing = () => LOOT_KINDS.filter((kind) => !seen.has(kind))
    while (missing().length > 0) {
      const next = await nextLoot(pages, url, match, chance, sought(missing()))
      if (!next) break
      const { page, decision, move } = next
      await page.locator(`[data-asked~="${decision.id}"]`).waitFor()
      if (move.type === 'place' && !seen.has('place')) {
        // From the die the focus goes to a lit zone, and Escape brings it back to the die.
        const die = `[data-die="${move.die}"]`
        await press(page, die)
        await vi.waitFor(async () => expect(await isAt(page, '[data-zone][data-lit]')).toBe(true))
        await asked(page, /choose a lit zone/)
        await page.keyboard.press('Escape')
        await asked(page, /^Place your dice/)
        expect(await isAt(page, die)).toBe(true)
      }
      await playsLoot(page, url, match, decision.id, move, keyboard)
      for (const kind of kindsOf(next.seen, move)) seen.add(kind)
      for (const listener of pages) await hears(listener, LOOT_WORDS[move.type] ?? /\w/)
    }
    expect([...seen]).toEqual(expect.arrayContaining([...LOOT_KINDS]))
  })
})
