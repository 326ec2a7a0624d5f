import { seededChance } from '@marque/rules'
import { raftAndScupper as game } from '@marque/rules/raft-and-scupper'
import { describe, expect, it } from 'vitest'
import type { Choice } from '../board'
import { draftOf, placingOf, tapPlacing, tapSailing } from './draft'
import { targetsOf } from './targets'
import { readView } from './view'

const asked = (state: ReturnType<typeof game.setup>) => {
  const [decision] = game.decisions(state)
  if (!decision) throw new Error('Nothing is asked')
  const legal = game.legal(state, decision).map(
    (choice): Choice => ({
      move: choice.move,
      sentence: null,
      disjoint: Boolean(choice.picks && choice.disjoint),
      picks: choice.picks?.map((pick) => ({ ...pick, from: [...pick.from], copies: null })) ?? null,
      budget: null,
    }),
  )
  return {
    decision,
    targets: targetsOf(legal),
    view: readView(JSON.parse(JSON.stringify(game.view(state, null)))),
  }
}

const chance = seededChance(7)
const start = game.setup({ length: 'short' }, 2, chance)

function place() {
  const { decision, targets } = asked(start)
  let placing = placingOf(undefined)
  let proposal = null
  for (const side of ['yellow', 'yellow', 'black', 'black'] as const) {
    expect(placing.next).toBe(side)
    const taken = [...placing.yellow, ...placing.black]
    const cell = [...(targets.stands?.[side] ?? [])].find((one) => !taken.includes(one)) ?? ''
    const tapped = tapPlacing(targets, placing, cell)
    proposal = 'proposal' in tapped ? tapped.proposal : null
    placing = placingOf(draftOf(proposal))
  }
  return { decision, proposal }
}

describe('placing', () => {
  it('leads by four taps to a move that the rules accept', () => {
    const { decision, proposal } = place()
    expect(proposal?.ready).toBe(true)
    const move = game.move.parse(proposal?.move)
    expect(game.apply(start, decision, move, chance).ok).toBe(true)
  })

  it('takes a pirate up again', () => {
    const placing = placingOf({ type: 'place', yellow: ['a1', 'a2'], black: ['b1', 'b2'] })
    const tapped = tapPlacing(targetsOf([]), placing, 'b2')
    expect('proposal' in tapped && tapped.proposal?.ready).toBe(false)
    expect(placingOf('proposal' in tapped ? draftOf(tapped.proposal) : undefined).black).toEqual(['b1'])
  })
})

describe('sailing', () => {
  const placed = place()
  const first = game.apply(start, placed.decision, game.move.parse(placed.proposal?.move), chance)
  if (!first.ok) throw new Error(first.reason)
  const choosing = game.decisions(first.state)[0]
  if (!choosing) throw new Error('Nobody chooses')
  const second = game.apply(first.state, choosing, { type: 'side', side: 'black' }, chance)
  if (!second.ok) throw new Error(second.reason)
  const { decision, targets, view } = asked(second.state)

  it('reaches every legal move by taps, and nothing else', () => {
    const reached = new Set<string>()
    const cells = view.tiles.map(({ cell }) => cell)
    const all = 'abcde'.split('').flatMap((column) => [1, 2, 3, 4, 5].map((row) => `${column}${row}`))
    for (const hand of [undefined, ...cells.filter((cell) => targets.pirates.has(cell))])
      for (const cell of all) {
        const tapped = tapSailing(view, targets, hand ? { type: 'hand', from: hand } : undefined, cell)
        if (!('proposal' in tapped) || !tapped.proposal?.ready) continue
        for (const { move } of tapped.proposal.meanings ?? [tapped.proposal])
          reached.add(JSON.stringify(move))
      }
    const legal = game.legal(second.state, decision).map(({ move }) => JSON.stringify(move))
    expect([...reached, JSON.stringify({ type: 'pass' })].toSorted()).toEqual(legal.toSorted())
  })
})
