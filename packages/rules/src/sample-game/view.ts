import { type Chance, shuffle } from '../chance.js'
import type { Viewer } from '../game.js'
import { DECK, HAND, sorted } from './play.js'
import type { Player, State, View } from './types.js'

/** Built field by field from what the viewer may see. How many cards others put away stays hidden too. */
export function view({ rounds, round, players }: State, viewer: Viewer): View {
  const shown = {
    rounds,
    round,
    players: players.map(({ hasDiscarded, sealed, played, roundsWon }) => ({
      hasDiscarded,
      hasSealed: sealed !== null,
      played,
      roundsWon,
    })),
  }
  const own = viewer === null ? undefined : players[viewer]
  if (!own) return shown
  const { hand, discarded, sealed, hasSwapped } = own
  return { ...shown, own: { hand, discarded, sealed, hasSwapped } }
}

/** The cards that the seat has not seen are dealt anew. */
export function imagine({ rounds, round, players, own }: View, seat: number, chance: Chance): State {
  const { hand = [], discarded = [], sealed = null } = own ?? {}
  const seen = new Set([...hand, ...discarded, sealed, ...players.flatMap(({ played }) => played)])
  const unseen = shuffle(
    chance,
    DECK.filter((card) => !seen.has(card)),
  )
  return {
    rounds,
    round,
    players: players.map(({ hasDiscarded, hasSealed, played, roundsWon }, other): Player => {
      const known = { hasDiscarded, played: [...played], roundsWon }
      if (other === seat && own) {
        return { ...known, hand: [...hand], discarded: [...discarded], sealed, hasSwapped: own.hasSwapped }
      }
      return {
        ...known,
        sealed: hasSealed ? (unseen.pop() ?? null) : null,
        hand: unseen.splice(0, hasSealed || round > rounds ? HAND - 1 : HAND),
        discarded: unseen.splice(0, hasDiscarded ? chance.below(3) : 0),
        hasSwapped: round > 0 && chance.below(2) === 0,
      }
    }),
    deck: sorted(unseen),
  }
}
