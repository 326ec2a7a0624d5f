import type { Chance } from '@marque/rules'
import { type HeroName, heroOf, type Move, type View } from '@marque/rules/lootquest'
import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import { z } from 'zod'
import { asks, joins, opens } from './crew.js'
import { sendsDeck } from './deck.js'
import { MATCH, matchShape, type SeenDecision } from './play.js'
import { type Hand, keyboard, pointer } from './raid.js'

export { keyboard, pointer }

const seenShape = matchShape.extend({
  mySeat: z.int(),
  view: z.custom<View>((value) => typeof value === 'object' && value !== null),
})
export type SeenLoot = z.infer<typeof seenShape>

/** The match as the API shows it to whoever sits at this page, table and all. */
export async function seesLoot(page: Page, url: string, match: string): Promise<SeenLoot> {
  const query = `query ($id: ID!) { match(id: $id) { ${MATCH} mySeat view } }`
  return (await asks(page, url, z.object({ match: seenShape }), query, { id: match })).match
}

/** Proposes a move of LootQuest on the board, as a hand does it: the die, then its zone. */
export async function proposeLoot(page: Page, move: Move, hand: Hand = pointer): Promise<void> {
  const tap = (mark: string) => hand.tap(page, mark)
  switch (move.type) {
    case 'armada':
      for (const hero of move.heroes) await tap(`[data-pick="${hero}"]`)
      return
    case 'draft':
      return tap(`[data-pick="${move.hero}"]`)
    case 'place':
      await tap(`[data-die="${move.die}"]`)
      return tap(`[data-zone="${move.hero}.${move.zone}"][data-lit]`)
    case 'reroll':
      await tap(`[data-text="${move.by}"]`)
      return tap(`[data-die="${move.die}"]`)
    case 'turn':
      await tap(`[data-text="${move.by}"]`)
      await tap(`[data-die="${move.die}"]`)
      return tap(`[data-face="${move.face}"]`)
    case 'order':
      for (const card of move.challenges) await tap(`[data-challenge="${card}"]`)
      return
    default:
      return tap(`[data-move='${JSON.stringify(move)}']`)
  }
}

/** The moves that may answer; what the API lists are moves of the game, whole but for a secret armada. */
export const lootMoves = ({ legal }: SeenDecision): readonly Move[] =>
  legal.flatMap(({ move, picks }) => (picks ? [] : [move as Move]))

const kindOf = (view: View, seat: number, { hero, zone }: Extract<Move, { type: 'place' }>) => {
  const name = view.sides[seat]?.armada[hero]
  return name && heroOf(name).zones[zone]?.kind
}

/** What a move shows of the game: its type, and of a die that is placed what that is for. */
export type Kind = Move['type'] | 'score' | 'power' | 'challenge'

export function kindsOf({ view, mySeat }: SeenLoot, move: Move): readonly Kind[] {
  if (move.type !== 'place') return [move.type]
  const kind = kindOf(view, mySeat, move)
  return ['place', kind === 'challenge' || kind === 'power' ? kind : 'score']
}

/** Kinds of move by how eagerly they are made. Challenges come last, so that a match comes to its end. */
const EAGER: readonly Kind[] = ['reroll', 'turn', 'score', 'power', 'done', 'challenge']

/** What is to be sought so that all these kinds are seen: challenges first, for a round that is done has none. */
export const sought = (missing: readonly Kind[]): readonly Kind[] => {
  const about = missing.filter((kind) => kind === 'challenge' || kind === 'face')
  return about.length > 0 ? ['challenge', 'face'] : missing
}

/**
 * A lively answer, so that a match comes to its end: dice are placed while they fit, texts used as they are earned.
 *
 * @param first kinds of move that come before all others
 */
export function lootMove(
  seen: SeenLoot,
  decision: SeenDecision,
  chance: Chance,
  first: readonly Kind[] = [],
): Move {
  const moves = lootMoves(decision)
  for (const kind of [...first, ...EAGER]) {
    const some = moves.filter((move) => kindsOf(seen, move).includes(kind))
    const move = some.length > 0 && some[chance.below(some.length)]
    if (move) return move
  }
  const move = moves[chance.below(moves.length)]
  if (!move) throw new Error(`decision ${decision.id} has no legal answer`)
  return move
}

/** What somebody must answer now, and a lively answer. */
export async function nextLoot(
  pages: readonly Page[],
  url: string,
  match: string,
  chance: Chance,
  first: readonly Kind[] = [],
) {
  for (const page of pages) {
    const seen = await seesLoot(page, url, match)
    const [decision] = seen.decisions
    if (decision) return { page, seen, decision, move: lootMove(seen, decision, chance, first) }
  }
  return undefined
}

/** Plays a move without the page. */
export const sendsLoot = (page: Page, url: string, match: string, decision: string, move: Move) =>
  sendsDeck(page, url, match, decision, move)

/** Plays a move on the page, which has to have heard that it is asked, and waits until it is settled. */
export async function playsLoot(
  page: Page,
  url: string,
  match: string,
  decision: string,
  move: Move,
  hand: Hand = pointer,
) {
  await page.locator(`[data-asked~="${decision}"]`).waitFor()
  await proposeLoot(page, move, hand)
  await hand.confirm(page)
  await vi.waitFor(async () => {
    const { decisions } = await seesLoot(page, url, match)
    if (decisions.some(({ id }) => id === decision)) throw new Error(`${decision} is still open`)
  }, 15_000)
}

/** Two challengers and one that rolls twice: with it, whoever rolls well has something to challenge with. */
export const CHALLENGERS: readonly HeroName[] = ['barnacle_bess', 'madame_mackerel', 'finn_fathom']

/** A match that both have joined, each page before it. */
export async function opensLoot(pages: readonly Page[], url: string, options: object = {}): Promise<string> {
  const [host, ...others] = pages
  if (!host) throw new Error('nobody opens the match')
  const match = await opens(host, url, { game: 'lootquest', options: { goal: 3, ...options } })
  for (const page of others) await joins(page, url, match)
  for (const page of pages) {
    await page.goto(`/m/${match}`)
    // A tap before the board's scripts are there is lost.
    await page.waitForLoadState('networkidle')
  }
  return match
}
