import { type SampleEvent, sealedLots } from '../../sample-game/index.js'
import { changingIds, played, type Sample } from './planting.js'

type Fault = { readonly what: string; readonly caughtBy: RegExp; readonly game: Partial<Sample> }

const { apply, decisions, legal, view, describe: tell, absent, setup } = sealedLots
let counter = 0

/** Faults planted in the sample game, and the check that is to find each. */
export const faults: readonly Fault[] = [
  {
    what: 'a view that shows the deck',
    caughtBy: /hidden words/,
    game: { view: (state, viewer) => ({ ...view(state, viewer), deck: state.deck }) },
  },
  {
    what: 'a view that shows how many cards others put away',
    caughtBy: /what is hidden/,
    game: {
      view: (state, viewer) => ({
        ...view(state, viewer),
        away: state.players.map((p) => p.discarded.length),
      }),
    },
  },
  {
    what: 'a view that shows spectators a hand',
    caughtBy: /hidden words/,
    game: { view: (state, viewer) => view(state, viewer ?? 0) },
  },
  {
    what: 'an event that carries the sealed card to everybody',
    caughtBy: /hidden words/,
    game: {
      apply: (state, decision, move, chance) => {
        const result = apply(state, decision, move, chance)
        if (!result.ok || move.type !== 'seal') return result
        return {
          ...result,
          events: [{ type: 'sealed', seat: decision.seat, card: move.card } as SampleEvent],
        }
      },
    },
  },
  {
    what: 'a sentence that tells everybody what was drawn',
    caughtBy: /what is hidden/,
    game: {
      apply: played(({ events }) => ({
        events: events.map((event) => (event.type === 'drew' ? { ...event, audience: [0, 1] } : event)),
      })),
    },
  },
  {
    what: 'a decision that tells others who may still swap',
    caughtBy: /what is hidden/,
    game: {
      decisions: (state) =>
        decisions(state).map((open) => (open.kind === 'optional' ? { ...open, kind: 'reaction' } : open)),
    },
  },
  {
    what: 'a state that is changed by a move',
    caughtBy: /input is never changed/,
    game: {
      apply: (state, ...rest) => {
        Object.assign(state, { round: state.round })
        return apply(state, ...rest)
      },
    },
  },
  {
    what: 'a hand that is sorted where it lies',
    caughtBy: /input is never changed/,
    game: {
      view: (state, viewer) => {
        for (const { hand } of state.players) hand.sort()
        return view(state, viewer)
      },
    },
  },
  {
    what: 'a match that never ends',
    caughtBy: /matches end/,
    game: {
      apply: played((result, before) => {
        const over = result.state.round > result.state.rounds
        return over ? { state: { ...before, rounds: before.rounds + 1 } } : {}
      }),
    },
  },
  {
    what: 'a match that hangs with nobody to wait for',
    caughtBy: /matches end/,
    game: { decisions: (state) => (state.round === 1 ? [] : decisions(state)) },
  },
  {
    what: 'a match that waits for optional answers only',
    caughtBy: /matches end/,
    game: { decisions: (state) => decisions(state).map((open) => ({ ...open, kind: 'optional' })) },
  },
  {
    what: 'an optional answer that is hurried',
    caughtBy: /matches end/,
    game: {
      decisions: (state) =>
        decisions(state).map((open) => (open.kind === 'optional' ? { ...open, hurried: true } : open)),
    },
  },
  {
    what: 'a ranking without the last seat',
    caughtBy: /matches end/,
    game: {
      outcome: (state) => {
        const outcome = sealedLots.outcome(state)
        return outcome && { ...outcome, ranking: outcome.ranking.slice(1) }
      },
    },
  },
  {
    what: 'a seat that is asked on after it was left',
    caughtBy: /whoever leaves/,
    game: { leave: (state) => ({ state, events: [] }) },
  },
  {
    what: 'somebody who is asked after the end',
    caughtBy: /matches end/,
    game: {
      decisions: (state) =>
        state.round > state.rounds
          ? [{ id: 'again', seat: 0, kind: 'turn', prompt: 'Again' }]
          : decisions(state),
    },
  },
  {
    what: 'a refused move that changes the state',
    caughtBy: /refused without effect/,
    game: {
      apply: (state, ...rest) => {
        const result = apply(state, ...rest)
        if (!result.ok) state.players.reverse()
        return result
      },
    },
  },
  {
    what: 'a refused move that uses up chance',
    caughtBy: /refused without effect/,
    game: {
      apply: (state, decision, move, chance) => {
        const result = apply(state, decision, move, chance)
        if (!result.ok) chance.below(6)
        return result
      },
    },
  },
  {
    what: 'a refusal without a sentence',
    caughtBy: /refused without effect/,
    game: {
      apply: (...args) => {
        const result = apply(...args)
        return result.ok ? result : { ...result, reason: 'no' }
      },
    },
  },
  {
    what: "a move with somebody else's card that is accepted",
    caughtBy: /refused without effect/,
    game: {
      apply: (state, decision, move, chance) => {
        const result = apply(state, decision, move, chance)
        return result.ok || move.type !== 'seal' ? result : { ok: true, state, events: [] }
      },
    },
  },
  {
    what: 'a listed move that is refused',
    caughtBy: /every listed move/,
    game: {
      legal: (state, decision) => [...legal(state, decision), { move: { type: 'seal', card: 'lot-99' } }],
    },
  },
  {
    what: 'a described choice with a foreign card',
    caughtBy: /every listed move/,
    game: {
      legal: (state, decision) =>
        legal(state, decision).map((choice) =>
          choice.picks
            ? { ...choice, picks: choice.picks.map((pick) => ({ ...pick, from: [...pick.from, 'lot-99'] })) }
            : choice,
        ),
    },
  },
  {
    what: 'an open decision without an answer',
    caughtBy: /every listed move/,
    game: { legal: (state, decision) => (decision.kind === 'optional' ? [] : legal(state, decision)) },
  },
  {
    what: 'moves that depend on something else than the input',
    caughtBy: /same input/,
    game: { view: (state, viewer) => ({ ...view(state, viewer), seen: counter++ }) },
  },
  {
    what: 'a set-up that is not drawn from chance',
    caughtBy: /same input/,
    game: { setup: (options, seats) => setup(options, seats, { below: (n) => counter++ % n }) },
  },
  {
    what: 'a decision whose id changes while it is open',
    caughtBy: /decision ids/,
    game: changingIds((state, id) => `${id}-${state.players.filter(({ sealed }) => sealed).length}`),
  },
  {
    what: 'two decisions with the same id',
    caughtBy: /decision ids/,
    game: changingIds((_, id) => id.replace(/-\d+$/, '')),
  },
  {
    what: 'an id that comes back in the next round',
    caughtBy: /decision ids/,
    game: changingIds((_, id) => id.replace(/^seal-\d+/, 'seal')),
  },
  {
    what: 'an absent player who blocks the discards',
    caughtBy: /absence/,
    game: {
      absent: (state, decision, chance) =>
        state.round === 0 ? { type: 'seal', card: 'lot-1' } : absent(state, decision, chance),
    },
  },
  {
    what: 'standing orders that play a card which is not there',
    caughtBy: /standing orders/,
    game: {
      standing: (_state, _decision, orders) =>
        orders.seal === 'lowest' ? { type: 'seal', card: 'lot-1' } : undefined,
    },
  },
  {
    what: 'a card that is lost in a draw',
    caughtBy: /pieces/,
    game: { apply: played(({ state }) => ({ state: { ...state, deck: state.deck.slice(1) } })) },
  },
  {
    what: 'a card that is dealt twice',
    caughtBy: /pieces/,
    game: {
      apply: played(({ state }) => ({
        state: { ...state, deck: state.players.flatMap(({ hand }) => hand) },
      })),
    },
  },
  {
    what: 'a state that JSON cannot keep',
    caughtBy: /plain JSON/,
    game: { setup: (...args) => ({ ...setup(...args), extra: undefined }) },
  },
  {
    what: 'a state that its schema does not know',
    caughtBy: /plain JSON/,
    game: { apply: played(({ state }) => ({ state: { ...state, extra: 1 } })) },
  },
  {
    what: 'an event that is told in half a sentence',
    caughtBy: /sentences/,
    game: { describe: (event, telling) => tell(event, telling)?.replace(/\.$/, '') },
  },
  {
    what: 'a name that is missing in a sentence',
    caughtBy: /sentences/,
    game: { describe: (event, { viewer }) => `${['Anne'][event.seat]} did it for ${viewer}.` },
  },
  {
    what: 'an estimate above 1',
    caughtBy: /estimates/,
    game: { estimate: ({ players }) => players.map(({ roundsWon }) => roundsWon) },
  },
  {
    what: 'a suggestion that is not legal',
    caughtBy: /suggestions/,
    game: { suggest: () => [{ type: 'seal', card: 'lot-99' }] },
  },
  {
    what: 'orders without a default',
    caughtBy: /schemas/,
    game: { orders: sealedLots.orders.refine((orders) => orders.seal !== 'ask') },
  },
]
