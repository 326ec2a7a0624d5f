import type { Proposal } from '../board'
import { scuppersBeside, type Targets, tileAt } from './targets'
import { type Cell, type Draft, type Move, readDraft, type Side, type View } from './view'
import { crews, handWords, otherSide } from './words'

/** What a tap leads to: a new proposal (`null` for none), or a move that is not lawful and asks for a reason. */
export type Tapped = { readonly proposal: Proposal | null } | { readonly not: Move }

/** The pirate in hand: the one chosen, or the one that the proposed move moves. */
export function inHand(draft: Draft | undefined): Cell | undefined {
  return draft && 'from' in draft ? draft.from : undefined
}

/** What follows when a cell is tapped while a side sails. */
export function tapSailing(view: View, targets: Targets, draft: Draft | undefined, cell: Cell): Tapped {
  const hand = inHand(draft)
  const mine = tileAt(view, cell)?.pirate === view.turn
  if (mine && cell === hand) return { proposal: null }
  if (mine) return { proposal: handProposal(targets, cell) }

  const can = hand ? targets.pirates.get(hand) : undefined
  const jump = can?.jumps.get(cell)
  const sail = can?.sails.get(cell)
  const scupper =
    !hand || scuppersBeside(targets, hand).includes(cell) ? targets.scuppers.get(cell) : undefined

  const meanings = [
    hand && jump && meaning('Jump there', { type: 'jump', from: hand, to: cell }, jump),
    hand && sail && meaning('Sail there', { type: 'sail', from: hand, to: cell }, sail),
    scupper && meaning('Sink it', { type: 'scupper', at: cell }, scupper),
  ].filter((one) => typeof one === 'object')
  const [first] = meanings
  if (first) return { proposal: { ...first, ...(meanings.length > 1 && { meanings }) } }

  if (!hand) return { not: { type: 'scupper', at: cell } }
  return { not: { type: tileAt(view, cell) ? 'jump' : 'sail', from: hand, to: cell } }
}

function handProposal(targets: Targets, from: Cell): Proposal {
  return { move: { type: 'hand', from }, sentence: handWords(targets, from), ready: false }
}

const meaning = (label: string, move: Move, sentence: string) => ({ label, move, sentence, ready: true })

/** A placement under way; the Yellowbeards come first. */
export type Placing = Extract<Draft, { type: 'placing' }>

export function placingOf(draft: Draft | undefined): Placing {
  if (draft?.type === 'placing') return draft
  if (draft?.type === 'place') return { ...draft, type: 'placing', next: 'yellow' }
  return { type: 'placing', yellow: [], black: [], next: 'yellow' }
}

/** What follows when a cell is tapped while the four pirates are placed: one comes aboard or goes ashore. */
export function tapPlacing(
  targets: Targets,
  placing: Placing,
  cell: Cell,
): { readonly proposal: Proposal | null } | { readonly why: string } {
  const { yellow, black, next } = placing
  if (yellow.includes(cell) || black.includes(cell)) {
    const side = yellow.includes(cell) ? 'yellow' : 'black'
    const without = (cells: readonly Cell[]) => cells.filter((one) => one !== cell)
    return {
      proposal: placingProposal({ ...placing, yellow: without(yellow), black: without(black), next: side }),
    }
  }
  if (placing[next].length >= 2) return { why: 'All are aboard: tap a pirate to take it up again.' }
  if (!targets.stands?.[next].has(cell)) return { why: whyNotAboard(next) }
  const placed = { ...placing, [next]: [...placing[next], cell] }
  const turnTo = placed[next].length < 2 || placed[otherSide(next)].length >= 2 ? next : otherSide(next)
  return { proposal: placingProposal({ ...placed, next: turnTo }) }
}

export const whyNotAboard = (side: Side) =>
  side === 'yellow'
    ? 'A Yellowbeard boards only ships with gold or with a round rig.'
    : 'A Blackbeard boards only ships with spice or with a square rig.'

export function placingProposal(placing: Placing): Proposal | null {
  const { yellow, black } = placing
  const [y1, y2] = yellow
  const [b1, b2] = black
  if (y1 && y2 && b1 && b2)
    return {
      move: { type: 'place', yellow: [y1, y2], black: [b1, b2] },
      sentence: `Yellowbeards on ${y1} and ${y2}, Blackbeards on ${b1} and ${b2}.`,
      ready: true,
    }
  if (yellow.length + black.length === 0 && placing.next === 'yellow') return null
  const left = 2 - placing[placing.next].length
  return {
    move: { ...placing, yellow: [...yellow], black: [...black] },
    sentence: `Now ${left === 2 ? 'two' : 'one more'} of the ${crews[placing.next]}.`,
    ready: false,
  }
}

export const draftOf = (proposal: Proposal | null) => (proposal ? readDraft(proposal.move) : undefined)
