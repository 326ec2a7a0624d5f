import type { Decision } from '../game.js'
import { drafterOf } from './armadas.js'
import { challengeOf } from './challenge.js'
import { heroOf } from './heroes.js'
import { heroNamed, onTurn, other } from './table.js'
import type { State } from './types.js'

/** What a player can be asked (D2–D7). */
export type Ask = {
  readonly what: 'armada' | 'draft' | State['step']
  readonly seat: number
  readonly kind: Decision['kind']
}

/** All that is open now: the armadas that are still to be chosen, or the one question that play waits for. */
export function decisions(state: State): Decision[] {
  if (state.phase !== 'armadas') {
    const ask = askNow(state)
    return ask ? [decisionOf(state, ask)] : []
  }
  const asks: Decision[] = []
  for (let seat = 0; seat < state.sides.length; seat++) {
    const ask = armadaAsk(state, seat)
    if (ask) asks.push(decisionOf(state, ask))
  }
  return asks
}

/** What a decision asks, while it is open. */
export function askFor(state: State, { id, seat }: Decision): Ask | undefined {
  const ask = state.phase === 'armadas' ? armadaAsk(state, seat) : askNow(state)
  return ask && ask.seat === seat && idOf(state, ask) === id ? ask : undefined
}

/** Armadas are chosen in any order; all else comes one after the other and is numbered. */
const idOf = ({ actions }: State, { what, seat }: Ask): string =>
  what === 'armada' ? `armada-${seat}` : `${what}-${actions}`

const decisionOf = (state: State, ask: Ask): Decision => ({
  id: idOf(state, ask),
  seat: ask.seat,
  kind: ask.kind,
  prompt: promptOf(state, ask),
  // A29: whoever loots next waits for nothing but this answer.
  ...(ask.kind === 'reaction' && { hurried: true }),
})

/** Who still has to choose. An armada that was dealt is for whoever loots first to set sail with: his dice are next. */
function armadaAsk(state: State, seat: number): Ask | undefined {
  const isAsked = state.armadas === 'dealt' ? seat === state.first : state.sealed[seat] === null
  return isAsked ? { what: 'armada', seat, kind: 'turn' } : undefined
}

/** The one question that play waits for. */
export function askNow(state: State): Ask | undefined {
  switch (state.phase) {
    case 'draft':
      return { what: 'draft', seat: drafterOf(state), kind: 'turn' }
    case 'play': {
      const { step, round } = state
      const seat = onTurn(state)
      if (step === 'place' || step === 'order') return { what: step, seat, kind: 'turn' }
      // A looter's challenge is answered by who barges next anyway; a barger's is out of turn (A29).
      return { what: step, seat: other(seat), kind: round === 'loot' ? 'turn' : 'reaction' }
    }
    default:
      return undefined
  }
}

function promptOf(state: State, { what, seat }: Ask): string {
  switch (what) {
    case 'armada':
      if (state.armadas === 'dealt') return 'Your heroes were dealt: set sail, and roll for loot'
      return `Choose your armada: ${state.heroes} ${state.heroes === 1 ? 'hero' : 'heroes'}`
    case 'draft':
      return 'Take a hero into your armada'
    case 'place':
      return state.round === 'loot'
        ? 'Place your dice for loot, or leave them as they lie'
        : `Place your dice to barge: ${state.loot} LOOT to match`
    case 'order':
      return 'Say in which order your challenges are played'
    case 'face':
      return `${challengeOf(state).name}: choose the hero who faces it`
    case 'again': {
      const { duel } = state
      const name = duel ? heroOf(heroNamed(state, seat, duel.hero)).title : 'Your hero'
      return `${name} has failed, and may roll once more`
    }
  }
}
