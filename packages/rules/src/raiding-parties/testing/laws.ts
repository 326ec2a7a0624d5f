import type { Laws } from '../../conformance/index.js'
import type { Viewer } from '../../game.js'
import { type CardName, NAMES } from '../cards.js'
import type { Options, Orders, State } from '../types.js'

/** Cards that are named like what can be done with them, which is no secret. */
const SPOKEN_OF: ReadonlySet<CardName> = new Set<CardName>(['navigator', 'jolly_roger'])

/** What each player's party has now, wherever it is, that it did not sail with. */
function strays({ players, units, phase }: State): Record<string, number> {
  const balance: Record<string, number> = {}
  for (const [seat, { party, hold, locker, djl }] of players.entries()) {
    const inPlay = units.filter((unit) => unit.seat === seat && !unit.made).map(({ card }) => card)
    const now = [...hold, ...locker, ...djl, ...inPlay]
    const sailed = phase === 'parties' || party === null ? [] : party
    for (const name of NAMES) {
      const count = (cards: readonly CardName[]) => cards.filter((card) => card === name).length
      balance[name] = (balance[name] ?? 0) + Math.abs(count(now) - count(sailed))
    }
  }
  return balance
}

/** The cards that a viewer can see somewhere. */
function seenCards({ players, units, stack, latest }: State, viewer: Viewer): Set<CardName> {
  const own = viewer === null ? undefined : players[viewer]
  return new Set([
    ...units.map(({ card }) => card),
    ...players.flatMap(({ djl }) => djl),
    ...stack.flatMap((frame) => (frame.type === 'hit' && frame.card ? [frame.card] : [])),
    ...latest.flatMap(({ by, target }) => [by.card, ...(target ? [target.card] : [])]),
    ...(own ? [...own.hold, ...own.locker, ...(own.party ?? [])] : []),
  ])
}

/** What the suite cannot know about the game by itself. */
export const laws: Laws<State, Options, Orders> = {
  options: [
    { gold: 20, reactions: 'asked_each_time' },
    { gold: 30, reactions: 'asked_each_time' },
    { gold: 40, reactions: 'standing_orders' },
  ],
  orders: [
    {
      jollyRoger: 'always',
      navigator: 'always',
      worth: 0,
      standAndShoot: 'auto',
      retaliation: 'ask',
      answers: 'ask',
      grenades: 'ask',
    },
    {
      jollyRoger: 'worth',
      navigator: 'worth',
      worth: 2,
      standAndShoot: 'auto',
      retaliation: 'auto',
      answers: 'auto',
      grenades: 'auto',
    },
    {
      jollyRoger: 'never',
      navigator: 'never',
      worth: 3,
      standAndShoot: 'ask',
      retaliation: 'auto',
      answers: 'auto',
      grenades: 'auto',
    },
  ],
  /** Every playing card once, in the deck or turned up, and every card of a party where it can be. */
  pieces(state) {
    const letters = [...state.deck, ...state.pile]
    const playing = { playingCards: letters.length, differentOnes: new Set(letters).size }
    return { ...playing, ...strays(state) }
  },
  /** Cards of which the viewer can see no copy. Who is choosing a party is shown all that there are. */
  hidden(state, viewer) {
    const isChoosing = state.phase === 'parties' && viewer !== null && state.players[viewer]?.party === null
    if (isChoosing) return []
    const seen = seenCards(state, viewer)
    return NAMES.filter((name) => !seen.has(name) && !SPOKEN_OF.has(name))
  },
}
