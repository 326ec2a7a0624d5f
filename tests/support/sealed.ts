import { type Game, seededChance } from '@marque/rules'
import { sealedLots } from '@marque/rules/sample-game'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Client } from './client.js'
import { openHouse, type TestHouse } from './house.js'
import { anyMove, join, look, newKey, open, type SeenDecision, submit } from './play.js'
import type { Answer, Sight } from './walk.js'

export const NAMES = ['Anne', 'Bob', 'Cleo'] as const
export const entropyOf = (name: string) => `stirred by ${name}`
export const addressOf = (name: string) => `${name.toLowerCase()}@canary.example`

/** Somebody who looks at the match: `seat` is the one that he sees it from. */
export type Onlooker = { readonly name: string; readonly client: Client; readonly seat: number | null }

/** A match of three in the sample game, and everybody who may look at it. */
export class SealedTable {
  readonly #own: Set<string>[] = [new Set(), new Set(), new Set()]

  private constructor(
    readonly api: TestHouse,
    readonly match: string,
    readonly players: readonly Client[],
    readonly onlookers: readonly Onlooker[],
  ) {}

  /** Opens it; the last player is still to come aboard. @param games what the house offers */
  static async open(games: readonly Game[] = [sealedLots]): Promise<SealedTable> {
    // With a mail server set, the outbox is closed: each mail is for its reader's eyes.
    const api = await openHouse({ games, settings: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    const players = await Promise.all(NAMES.map((name) => api.guest(name)))
    const [anne, bob] = players
    if (!anne || !bob) throw new Error('nobody came')
    for (const [seat, name] of NAMES.entries()) {
      const id = players[seat]?.userId ?? ''
      await api.house.prisma.user.update({ where: { id }, data: { address: addressOf(name) } })
    }
    const options = { rounds: 2 }
    const seats = ['me', 'open', 'open']
    const { id } = await open(anne, 'sealed-lots', options, seats, { entropy: entropyOf('Anne') })
    await join(bob, id, { entropy: entropyOf('Bob') })
    const watcher = await api.guest('Wanda')
    const onlookers: Onlooker[] = [
      ...players.map((client, seat) => ({ name: NAMES[seat] ?? '', client, seat })),
      { name: 'Anne by a token to read', client: await anne.withToken('read'), seat: 0 },
      { name: 'Bob by a token to play', client: await bob.withToken('play'), seat: 1 },
      { name: 'Anne by a token without scope', client: await anne.withToken('manage'), seat: null },
      { name: 'a spectator', client: watcher, seat: null },
      { name: 'a spectator by token', client: await watcher.withToken('read', 'play', 'manage'), seat: null },
      { name: 'a stranger', client: api.stranger(), seat: null },
    ]
    return new SealedTable(api, id, players, onlookers)
  }

  async start(): Promise<void> {
    await join(this.#player(2), this.match, { entropy: entropyOf('Cleo') })
    await this.remember()
  }

  #player(seat: number): Client {
    const player = this.players[seat]
    if (!player) throw new Error(`nobody sits on seat ${seat}`)
    return player
  }

  async asked(seat: number, kind = 'turn'): Promise<SeenDecision> {
    const { decisions } = await look(this.#player(seat), this.match)
    const decision = decisions.find((open) => open.kind === kind)
    if (!decision) throw new Error(`seat ${seat} is not asked`)
    return decision
  }

  /** The seat answers its turn, or its optional decision, by lot. */
  async answer(seat: number, kind = 'turn', seed = 1): Promise<void> {
    const decision = await this.asked(seat, kind)
    const move = anyMove(decision, seededChance(seed))
    await submit(this.#player(seat), {
      ...{ match: this.match, decision: decision.id, move, idempotencyKey: newKey() },
    })
    await this.remember()
  }

  /** What the walk needs to know. */
  async sight({ userId }: Client): Promise<Sight> {
    const { version } = await this.row()
    const isSeated = this.players.some((player) => player.userId === userId)
    return { game: 'sealed-lots', match: this.match, version, player: this.#player(1).userId, isSeated }
  }

  /** The match as it lies in the database. */
  async row(): Promise<{ status: string; version: number; state: unknown; secret: Uint8Array }> {
    const select = { status: true, version: true, state: true, secret: true }
    return this.api.house.prisma.match.findUniqueOrThrow({ where: { id: this.match }, select })
  }

  async state() {
    const { state } = await this.row()
    return state === null ? undefined : sealedLots.state.parse(state)
  }

  /** The cards that are a seat's own, or lie open on the table, at this moment. */
  async #visible(seat: number | null): Promise<string[]> {
    const state = await this.state()
    if (!state) return []
    const own = seat === null ? undefined : state.players[seat]
    const mine = own ? [...own.hand, ...own.discarded, ...(own.sealed ? [own.sealed] : [])] : []
    return [...mine, ...state.players.flatMap(({ played }) => played)]
  }

  /** To be called after every change: what a seat held once, its log may name for ever. */
  async remember(): Promise<void> {
    for (const [seat, own] of this.#own.entries()) for (const card of await this.#visible(seat)) own.add(card)
  }

  /** What is in an answer to this onlooker that must not be: empty if all is well. */
  async leaks(onlooker: Onlooker, answers: readonly Answer[]): Promise<string[]> {
    const row = await this.row()
    const now = new Set(await this.#visible(onlooker.seat))
    const ever = new Set([...now, ...(onlooker.seat === null ? [] : (this.#own[onlooker.seat] ?? []))])
    const secret = Buffer.from(row.secret)
    const isOver = row.status === 'finished'
    return answers.flatMap(({ from, text }) => {
      const isRecord = /record|live match/.test(from)
      const isPublished = isOver && isRecord
      const may = /log|\bat\b|versions|record|live match/.test(from) ? ever : now
      const cards = isPublished ? [] : cardsIn(text).filter((card) => !may.has(card))
      const words = [
        ...(isPublished ? [] : ['hex', 'base64', 'base64url'].map((as) => inText(secret, as))),
        // A contribution to chance is told to all once it can no longer be answered by another.
        ...(row.status !== 'open' && isRecord ? [] : this.#others(onlooker).map(entropyOf)),
        ...this.#others(onlooker).map(addressOf),
      ]
      return [...cards, ...words.filter((word) => text.includes(word))].map(
        (what) => `${from} tells ${onlooker.name} ${what}`,
      )
    })
  }

  #others(onlooker: Onlooker): string[] {
    return NAMES.filter((_, seat) => this.players[seat]?.userId !== onlooker.client.userId)
  }
}

const encodings = z.enum(['hex', 'base64', 'base64url'])
const inText = (bytes: Buffer, as: string) => bytes.toString(encodings.parse(as)).replace(/=+$/, '')

/** The catalogue's description of a card names one, always the same. */
const EXAMPLE = String.raw`A card, such as \"lot-17\"; the higher number beats the lower`

export function cardsIn(text: string): string[] {
  return [...new Set(text.replaceAll(EXAMPLE, '').match(/lot-[1-9]\d*/g) ?? [])]
}

/** Plays the match to its end, with sealed cards in every phase; yields what has just happened. */
export async function* voyage(table: SealedTable): AsyncGenerator<string> {
  yield 'before the start'
  await table.start()
  yield 'after the deal'
  await table.answer(1)
  yield 'when one has put cards away'
  for (const seat of [0, 2]) await table.answer(seat)
  await table.answer(2)
  await table.answer(1, 'optional')
  yield 'when one has sealed a card and one has swapped in secret'
  await table.answer(0)
  yield 'when all but one have sealed'
  await table.answer(1)
  yield 'when a round was revealed'
  await table.answer(0, 'turn', 2)
  await table.answer(0, 'optional')
  await table.answer(1)
  yield 'when the last round is nearly sealed'
  await table.answer(2)
  expect(await table.row()).toMatchObject({ status: 'finished' })
  yield 'after the end'
}
