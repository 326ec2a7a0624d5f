import { countHits, PLAYING_CARDS } from '../playing.js'
import type { HitSet } from '../sheet.js'
import type { Piece, State } from '../types.js'
import { hitsFor } from '../units.js'

/** Counted once for each state that is thought about. */
const COUNTED = new WeakMap<State, Map<HitSet, number>>()

/**
 * The chance that the card's next flip is a hit, from 0 to 1. A good player counts: what was turned up since the
 * deck was made anew cannot come, and everybody has seen it.
 */
export function chanceOf(state: State, by: Piece, printed: HitSet | undefined): number {
  if (!printed) return 0
  const hits = hitsFor(state, by, printed)
  const known = COUNTED.get(state) ?? new Map<HitSet, number>()
  COUNTED.set(state, known)
  let odds = known.get(hits)
  if (odds === undefined) {
    const deck = state.deck === '' ? PLAYING_CARDS : state.deck
    odds = countHits(hits, deck) / deck.length
    known.set(hits, odds)
  }
  return odds
}
