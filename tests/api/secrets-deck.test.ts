import { pickOne, sample, seededChance } from '@marque/rules'
import { allHandsOnDeck, type State, suggest } from '@marque/rules/all-hands-on-deck'
import { describe, expect, it } from 'vitest'
import type { Client } from '../support/client.js'
import { openHouse, type TestHouse } from '../support/house.js'
import { join, look, newKey, open, submit } from '../support/play.js'
import { told } from '../support/told.js'
import type { Sight } from '../support/walk.js'

const VICTIM = 0
/** What a match must have gone through, at the least, for the walk to be worth its while. */
const PHASES = {
  by_the_book: ['discard', 'bid', 'bid, sealed', 'resolve, cutpurse', 'resolve, mermaid', 'tie'],
  one_visit: ['bid', 'bid, sealed', 'resolve, cutpurse', 'resolve, mermaid', 'tie', 'tie, sealed'],
}
/** Long enough to have met every phase, short enough to walk through all of its past again and again. */
const MOVES = 90

/** A match of three in All Hands on Deck!, and all who must not learn what the first of them holds. */
async function tableOfThree(visits: 'by_the_book' | 'one_visit') {
  const api = await openHouse()
  const players = await Promise.all(['Anne', 'Bob', 'Cleo'].map((name) => api.guest(name)))
  const [anne, bob, cleo] = players
  if (!anne || !bob || !cleo) throw new Error('nobody came')
  const options = { length: 'long', visits }
  const { id } = await open(anne, allHandsOnDeck.id, options, ['me', 'open', 'open'], { entropy: 'a' })
  // All that chance is made from is the same in every run, and so is the match.
  await api.house.pool.query('update match set secret = $2 where id = $1', [id, Buffer.alloc(32, 5)])
  await join(bob, id, { entropy: 'b' })
  await join(cleo, id, { entropy: 'c' })
  const watcher = await api.guest('Wanda')
  const others: Record<string, Client> = {
    Bob: bob,
    'Cleo by a token': await cleo.withToken('read', 'play'),
    'Anne by a token without scope': await anne.withToken('manage'),
    'a spectator': watcher,
    'a stranger': api.stranger(),
  }
  return { api, id, players, others }
}

async function stateOf({ house }: TestHouse, id: string): Promise<State | undefined> {
  const { status, state } = await house.prisma.match.findUniqueOrThrow({ where: { id } })
  return status === 'playing' ? allHandsOnDeck.state.parse(state) : undefined
}

const write = ({ house }: TestHouse, id: string, state: State) =>
  house.pool.query('update match set state = $2 where id = $1', [id, JSON.stringify(state)])

/** The same table, but the victim's hand lies unseen among the discards, and so does what she had sealed. */
function emptied(state: State): State | undefined {
  const victim = state.players[VICTIM]
  // By the rules these show her cards, or the buried ones, to one of the others.
  const isShown = state.phase === 'over' || state.deed?.card === 'hidden_plunder' || state.keep !== null
  const isLaid = state.queue[0] === VICTIM && victim?.sealed !== null
  if (!victim || victim.hand.length === 0 || isShown || isLaid) return undefined
  // A52: in one visit even how many cards a bid has is known to nobody until all are turned up.
  const isUnseen = (laid: State['laid'][number]) =>
    state.visits === 'one_visit' && laid.seat === VICTIM && !laid.up
  const bid = state.laid.filter(isUnseen).map(({ card }) => card)
  return {
    ...state,
    players: state.players.with(VICTIM, { ...victim, hand: [], sealed: null }),
    laid: state.laid.filter((laid) => !isUnseen(laid)),
    buried: [...state.buried, ...victim.hand, ...bid],
  }
}

describe.each(['by_the_book', 'one_visit'] as const)('visits %s: hands and sealed bids', (visits) => {
  it('fault 3, A15: neither what Anne holds nor how much of it changes a byte of what others are told, in any phase', {
    timeout: 240_000,
  }, async () => {
    const { api, id, players, others } = await tableOfThree(visits)
    const chance = seededChance(11)
    const met = new Set<string>()
    for (let moves = 0; moves < MOVES; moves++) {
      const state = await stateOf(api, id)
      if (!state) break
      const twin = emptied(state)
      const isSealed =
        state.players[VICTIM]?.sealed !== null || state.laid.some(({ seat, up }) => seat === VICTIM && !up)
      const phase = [state.phase, state.deed?.card, isSealed && 'sealed'].filter(Boolean).join(', ')
      if (twin && !met.has(phase)) {
        met.add(phase)
        const { version } = await look(api.stranger(), id)
        const sightOf = ({ userId }: Client): Sight => ({
          ...{ game: allHandsOnDeck.id, match: id, version, player: players[1]?.userId ?? '' },
          isSeated: players.some((player) => player.userId === userId),
        })
        for (const [name, client] of Object.entries(others)) {
          // Queries are compiled when they come again, and answer in another order of keys.
          if (met.size === 1) await told(client, sightOf(client))
          const before = await told(client, sightOf(client))
          await write(api, id, twin)
          expect(await told(client, sightOf(client)), `${name}, ${phase}`).toEqual(before)
          await write(api, id, state)
        }
      }
      const open = allHandsOnDeck.decisions(state)
      const decision = pickOne(
        chance,
        open.filter(({ kind, id: name }) => kind !== 'optional' || name.startsWith('seal')),
      )
      // Mostly as a captain in his senses plays, so that hands are kept and actions are bid.
      const [idea] =
        chance.below(4) > 0 ? suggest(allHandsOnDeck.view(state, decision.seat), decision, chance) : []
      const move = idea ?? sample(pickOne(chance, allHandsOnDeck.legal(state, decision)), chance)
      const mover = players[decision.seat]
      if (!mover) throw new Error(`nobody sits on seat ${decision.seat}`)
      await submit(mover, { match: id, decision: decision.id, move, idempotencyKey: newKey() })
    }
    expect([...met]).toEqual(expect.arrayContaining(PHASES[visits]))
  })
})
