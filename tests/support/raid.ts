import type { Chance } from '@marque/rules'
import type { Move, View } from '@marque/rules/raiding-parties'
import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { z } from 'zod'
import { asks, joins, opens } from './crew.js'
import { sendsDeck } from './deck.js'
import { press, pressButton } from './keys.js'
import { MATCH, matchShape, type SeenDecision } from './play.js'
import { confirm } from './raft.js'

const seenShape = matchShape.extend({
  mySeat: z.int(),
  view: z.custom<View>((value) => typeof value === 'object' && value !== null),
})
export type SeenRaid = z.infer<typeof seenShape>

/** The match as the API shows it to whoever sits at this page, table and all. */
export async function seesRaid(page: Page, url: string, match: string): Promise<SeenRaid> {
  const query = `query ($id: ID!) { match(id: $id) { ${MATCH} mySeat view } }`
  return (await asks(page, url, z.object({ match: seenShape }), query, { id: match })).match
}

const deedKey = (move: Move) => ('weapon' in move ? `${move.type} ${move.weapon}` : move.type)

/** What a hand does on the page: it taps what a selector names, and confirms. */
export type Hand = {
  readonly tap: (page: Page, mark: string) => Promise<void>
  readonly confirm: (page: Page) => Promise<void>
}

/** A hand at the mouse, or a finger. */
export const pointer: Hand = { tap: (page, mark) => page.locator(mark).first().click(), confirm }

/** A hand on the keyboard alone. */
export const keyboard: Hand = {
  tap: async (page, mark) => {
    await page.locator(mark).first().waitFor()
    await press(page, mark)
  },
  confirm: (page) => pressButton(page, /^Confirm$/),
}

/** Proposes a move of Raiding Parties on the board, as a hand does it: the card, its weapon, the target. */
export async function proposeRaid(page: Page, move: Move, hand = pointer): Promise<void> {
  const tap = (mark: string) => hand.tap(page, mark)
  switch (move.type) {
    case 'party':
      for (const card of [...move.fleet, ...move.cards, ...move.tricks]) await tap(`[data-add="${card}"]`)
      return
    case 'play':
      return tap(`[data-card="${move.card}"]`)
    case 'aim':
    case 'grenade':
      return tap(`[data-unit="${move.target}"]`)
    case 'shoot':
    case 'charge':
    case 'strike':
    case 'ransack':
    case 'recruit':
    case 'rally':
    case 'search': {
      if (await page.locator('[data-asked^="turn-"]').isVisible()) {
        await tap(`[data-unit="${move.by}"]`)
        await tap(`[data-deed="${deedKey(move)}"]`)
      }
      if (move.type === 'search') return tap(`[data-find="${move.card}"]`)
      if ('hold' in move && move.hold !== undefined) return tap(`[data-hold="${move.hold}"]`)
      if (move.type === 'rally') return tap(`[data-unit="${move.unit}"]`)
      if ('target' in move && move.target !== undefined) return tap(`[data-unit="${move.target}"]`)
      return
    }
    default: {
      const { type, ...rest } = move
      return tap(`[data-move='${JSON.stringify({ type, ...rest })}']`)
    }
  }
}

const FIGHTING = new Set([
  'shoot',
  'charge',
  'strike',
  'ransack',
  'recruit',
  'aim',
  'grenade',
  'stand',
  'weapon',
  'answer',
])

/** The moves that may answer; what the API lists are moves of the game. */
export const movesOf = ({ legal }: SeenDecision): readonly Move[] => legal.map(({ move }) => move as Move)

/** A lively answer, so that a match comes to its end: whoever can fight does, and then a card is played. */
export function raidMove(decision: SeenDecision, chance: Chance): Move {
  const moves = movesOf(decision)
  const fights = moves.filter(({ type }) => FIGHTING.has(type))
  const plays = moves.filter(({ type }) => type === 'play')
  const among = fights.length > 0 ? fights : plays.length > 0 ? plays : moves
  const move = among[chance.below(among.length)]
  if (!move) throw new Error(`decision ${decision.id} has no legal answer`)
  return move
}

/** What somebody must answer now, and a lively answer. */
export async function nextRaid(pages: readonly Page[], url: string, match: string, chance: Chance) {
  for (const page of pages) {
    const seen = await seesRaid(page, url, match)
    const decision = seen.decisions[0]
    if (decision) return { page, seen, decision, move: raidMove(decision, chance) }
  }
  return undefined
}

/** Plays a move without the page. */
export const sendsRaid = (page: Page, url: string, match: string, decision: string, move: Move) =>
  sendsDeck(page, url, match, decision, move)

/** Plays a move on the page, which has to have heard that it is asked, and waits until it is settled. */
export async function playsRaid(
  page: Page,
  url: string,
  match: string,
  decision: string,
  move: Move,
  hand = pointer,
) {
  await page.locator(`[data-asked~="${decision}"]`).waitFor()
  await proposeRaid(page, move, hand)
  await hand.confirm(page)
  await vi.waitFor(async () => {
    const { decisions } = await seesRaid(page, url, match)
    if (decisions.some(({ id }) => id === decision)) throw new Error(`${decision} is still open`)
  }, 15_000)
}

/** A match for 20 gold with all of these at the table, each before the cards to hire. */
export async function opensRaid(pages: readonly Page[], url: string): Promise<string> {
  const [host, ...others] = pages
  if (!host) throw new Error('nobody opens the match')
  const seats = ['me', ...others.map(() => 'open')]
  const match = await opens(host, url, { game: 'raiding-parties', options: { gold: 20 }, seats })
  for (const page of others) await joins(page, url, match)
  for (const page of pages) {
    await page.goto(`/m/${match}`)
    await page.getByRole('heading', { name: 'Hire your party' }).waitFor()
    // A tap before the board's scripts are there is lost.
    await page.waitForLoadState('networkidle')
  }
  return match
}

export type NextRaid = NonNullable<Awaited<ReturnType<typeof nextRaid>>>

/** Plays a match to its end, on the pages as long as `byHand` says so and without them from then on. */
export async function playsOut(
  pages: readonly Page[],
  url: string,
  match: string,
  chance: Chance,
  byHand: (next: NextRaid, moves: number) => Promise<boolean>,
) {
  let onPages = true
  for (let moves = 0; ; moves++) {
    const next = await nextRaid(pages, url, match, chance)
    if (!next) break
    onPages &&= await byHand(next, moves)
    const play = onPages ? playsRaid : sendsRaid
    await play(next.page, url, match, next.decision.id, next.move)
  }
  for (const page of pages) {
    const { status, view } = await seesRaid(page, url, match)
    expect([status, view.phase]).toEqual(['finished', 'over'])
    await page.getByRole('link', { name: 'Play another' }).waitFor()
    expect(await page.locator('[data-lit]').count()).toBe(0)
  }
}
