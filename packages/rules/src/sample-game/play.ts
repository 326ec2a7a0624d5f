import { type Chance, pickOne, shuffle } from '../chance.js'
import { type Choice, includes, sample } from '../choice.js'
import type { Applied, Decision, Outcome, Refusal } from '../game.js'
import type { Card, Move, Options, Orders, Player, SampleEvent, State } from './types.js'

export const DECK: readonly Card[] = Array.from({ length: 30 }, (_, index) => `lot-${index + 1}`)
export const HAND = 3
export const rank = (card: Card) => Number(card.slice('lot-'.length))

export function setup({ rounds }: Options, seats: number, chance: Chance): State {
  const mixed = shuffle(chance, DECK)
  const players = Array.from({ length: seats }, (_, seat) => ({
    hand: mixed.slice(seat * HAND, (seat + 1) * HAND),
    discarded: [],
    hasDiscarded: false,
    sealed: null,
    hasSwapped: false,
    played: [],
    roundsWon: 0,
  }))
  return { rounds, round: 0, players, deck: sorted(mixed.slice(seats * HAND)) }
}

/** Everybody discards at once, then everybody seals a card at once; a swap may be made at any time. */
export function decisions(state: State): Decision[] {
  return state.players.flatMap((player, seat): Decision[] => {
    if (state.round > state.rounds) return []
    if (state.round === 0) {
      if (player.hasDiscarded) return []
      return [{ id: `discard-${seat}`, seat, kind: 'turn', prompt: 'Put away up to two cards' }]
    }
    const open: Decision[] = []
    if (!player.sealed) {
      open.push({ id: `seal-${state.round}-${seat}`, seat, kind: 'turn', prompt: 'Play a card face down' })
    }
    if (!player.hasSwapped) {
      open.push({ id: `swap-${seat}`, seat, kind: 'optional', prompt: 'Once, you may swap a card' })
    }
    return open
  })
}

export function legal(state: State, decision: Decision): Choice<Move>[] {
  const player = state.players[decision.seat]
  if (!player || !isOpen(state, decision)) return []
  if (decision.id.startsWith('discard')) {
    return [{ move: { type: 'discard' }, picks: [{ field: 'cards', from: player.hand, min: 0, max: 2 }] }]
  }
  const type = decision.id.startsWith('seal') ? 'seal' : 'swap'
  return player.hand.map((card) => ({ move: { type, card } }))
}

export function apply(
  state: State,
  decision: Decision,
  move: Move,
  chance: Chance,
): Applied<State, SampleEvent> | Refusal {
  const { seat } = decision
  const player = state.players[seat]
  if (!player || !isOpen(state, decision)) {
    return { ok: false, code: 'not_open', reason: 'This is settled already: look at the table again.' }
  }
  if (!legal(state, decision).some((choice) => includes(choice, move))) {
    return { ok: false, code: 'not_legal', reason: `Choose from your own cards: ${player.hand.join(', ')}.` }
  }
  switch (move.type) {
    case 'discard': {
      const kept = {
        ...player,
        hand: without(player.hand, move.cards),
        discarded: move.cards,
        hasDiscarded: true,
      }
      const drawn = draw(withPlayer(state, seat, kept), seat, move.cards.length, chance)
      const everybody = drawn.state.players.every(({ hasDiscarded }) => hasDiscarded)
      return {
        ok: true,
        state: everybody ? { ...drawn.state, round: 1 } : drawn.state,
        events: [{ type: 'discarded', seat }, ...drawn.events],
      }
    }
    case 'swap': {
      const given = { ...player, hand: without(player.hand, [move.card]), hasSwapped: true }
      const drawn = draw(withPlayer(state, seat, given), seat, 1, chance)
      return {
        ok: true,
        // The card goes back only now, so that it is not drawn again.
        state: { ...drawn.state, deck: sorted([...drawn.state.deck, move.card]) },
        events: [{ type: 'swapped', seat, audience: [seat], card: move.card }, ...drawn.events],
      }
    }
    case 'seal': {
      const after = withPlayer(state, seat, {
        ...player,
        hand: without(player.hand, [move.card]),
        sealed: move.card,
      })
      const events: SampleEvent[] = [{ type: 'sealed', seat }]
      if (after.players.some(({ sealed }) => !sealed)) return { ok: true, state: after, events }
      const revealed = reveal(after, chance)
      return { ok: true, state: revealed.state, events: [...events, ...revealed.events] }
    }
  }
}

/** All sealed cards are turned up, the highest takes the round, and everybody draws for the next one. */
function reveal(state: State, chance: Chance): { state: State; events: SampleEvent[] } {
  const cards = state.players.map(({ sealed }) => sealed ?? '')
  const best = Math.max(...cards.map(rank))
  const events: SampleEvent[] = cards.map((card, seat) => ({ type: 'revealed', seat, card }))
  const players = state.players.map((player, seat): Player => {
    const card = cards[seat] ?? ''
    const won = rank(card) === best
    if (won) events.push({ type: 'round_won', seat, card })
    return {
      ...player,
      sealed: null,
      played: [...player.played, card],
      roundsWon: player.roundsWon + (won ? 1 : 0),
    }
  })
  let next: State = { ...state, round: state.round + 1, players }
  if (next.round > next.rounds) return { state: next, events }
  for (const seat of players.keys()) {
    const drawn = draw(next, seat, 1, chance)
    next = drawn.state
    events.push(...drawn.events)
  }
  return { state: next, events }
}

/** Only the drawer learns what was drawn: the others' programs do not even get the event. */
function draw(
  state: State,
  seat: number,
  count: number,
  chance: Chance,
): { state: State; events: SampleEvent[] } {
  let after = state
  const events: SampleEvent[] = []
  for (let drawn = 0; drawn < count; drawn++) {
    const player = after.players[seat]
    if (!player) break
    const card = pickOne(chance, after.deck)
    after = withPlayer({ ...after, deck: without(after.deck, [card]) }, seat, {
      ...player,
      hand: [...player.hand, card],
    })
    events.push({ type: 'drew', seat, audience: [seat], card })
  }
  return { state: after, events }
}

/** Whoever is absent keeps his hand or plays a card by lot. */
export function absent(state: State, decision: Decision, chance: Chance): Move {
  if (decision.id.startsWith('discard')) return { type: 'discard', cards: [] }
  return sample(pickOne(chance, legal(state, decision)), chance)
}

export function standing(state: State, decision: Decision, orders: Orders): Move | undefined {
  if (orders.seal === 'ask' || !decision.id.startsWith('seal') || !isOpen(state, decision)) return undefined
  const hand = sorted(state.players[decision.seat]?.hand ?? [])
  const card = hand.at(orders.seal === 'lowest' ? 0 : -1)
  return card === undefined ? undefined : { type: 'seal', card }
}

export function outcome(state: State): Outcome | undefined {
  if (state.round <= state.rounds) return undefined
  const won = state.players.map(({ roundsWon }) => roundsWon)
  return { ranking: won.map((mine) => 1 + won.filter((other) => other > mine).length), how: 'rounds' }
}

function isOpen(state: State, decision: Decision): boolean {
  return decisions(state).some(({ id, seat }) => id === decision.id && seat === decision.seat)
}

const without = (cards: readonly Card[], gone: readonly Card[]) =>
  cards.filter((card) => !gone.includes(card))
/** A hidden pile is kept in order, so that its order tells nothing. */
export const sorted = (cards: readonly Card[]) => cards.toSorted((a, b) => rank(a) - rank(b))

function withPlayer(state: State, seat: number, player: Player): State {
  return { ...state, players: state.players.with(seat, player) }
}
