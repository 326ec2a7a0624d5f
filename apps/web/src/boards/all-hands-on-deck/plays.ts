import type { Asked } from '../board'
import { type Move, readMove } from './view'

/** An answer and the decision that it answers: several may be open at once. */
export type Play = { readonly decision: string; readonly move: Move }

/** "Any so many of these cards", chosen in the hand. */
export type Some = {
  readonly decision: string
  readonly type: 'bid' | 'discard'
  readonly from: ReadonlySet<string>
  readonly min: number
  readonly max: number
}

export type Plays = {
  readonly some: Some | undefined
  /** What a captain's place on the table may be tapped for, by seat: to be called, or brawled with. */
  readonly captains: ReadonlyMap<number, Play>
  /** What a turned-up bid card may be tapped for: to be cut or claimed. */
  readonly laid: ReadonlyMap<string, Play>
  /** Which of one's own actions may be played next, by card: copies are alike. */
  readonly next: ReadonlyMap<string, Play>
  /** Cards of which one may be kept. */
  readonly keeps: readonly Play[]
  /** All else: pass, stand, trust and the like. */
  readonly plain: readonly Play[]
}

/** Names a card of a bid. */
export const laidAt = (seat: number, item: string): string => `${seat} ${item}`

/** Sorts all that is open by where on the table it is chosen. */
export function playsOf(decisions: readonly Asked[]): Plays {
  let some: Some | undefined
  const captains = new Map<number, Play>()
  const laid = new Map<string, Play>()
  const next = new Map<string, Play>()
  const keeps: Play[] = []
  const plain: Play[] = []
  for (const { id: decision, legal } of decisions) {
    for (const choice of legal) {
      const pick = choice.picks?.[0]
      if (pick) {
        const type = readMove({ ...Object(choice.move), cards: [] })?.type
        if (type !== 'bid' && type !== 'discard') continue
        some = { decision, type, from: new Set(pick.from.map(String)), min: pick.min, max: pick.max }
        if (pick.min === 0) plain.push({ decision, move: { type: 'discard', cards: [] } })
        continue
      }
      const move = readMove(choice.move)
      if (!move) continue
      const play = { decision, move }
      if (move.type === 'call' || move.type === 'brawl') captains.set(move.seat, play)
      else if (move.type === 'cut' || move.type === 'claim') laid.set(laidAt(move.seat, move.card), play)
      else if (move.type === 'resolve') next.set(move.card, play)
      else if (move.type === 'keep') keeps.push(play)
      else plain.push(play)
    }
  }
  return { some, captains, laid, next, keeps, plain }
}
