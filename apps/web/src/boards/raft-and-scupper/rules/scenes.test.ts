import { type Cell, raftAndScupper as game, type Side, type Tile } from '@marque/rules/raft-and-scupper'
import { expect, it } from 'vitest'
import { cellAt } from '../cells'
import { groupsOf } from '../groups'
import { flotillas, jump, raft, type Scene, sail, scupper, tilesOf } from './scenes'

const ships = { goldround: 'A', goldsquare: 'B', spiceround: 'C', spicesquare: 'D' } as const

/** Every move that the rules allow a side in a scene, which is put into the corner of a full sea. */
function moves(scene: Scene, turn: Side) {
  const tiles = tilesOf(scene)
  const at = (cell: Cell) => tiles.find((tile) => tile.cell === cell)
  const letter = (tile: Tile | undefined) => (tile ? ships[`${tile.cargo}${tile.rig}`] : '.')
  const sea = Array.from({ length: 25 }, (_, index) => letter(at(cellAt(index % 5, Math.floor(index / 5)))))
  const aboard = (side: Side) => tiles.flatMap(({ cell, pirate }) => (pirate === side ? [cell] : []))
  const state = game.state.parse({
    length: 'short',
    phase: 'sailing',
    placer: 0,
    tiles: sea.join(''),
    pirates: { yellow: aboard('yellow'), black: aboard('black') },
    sides: { yellow: 0, black: 1 },
    turn,
    turns: 2,
    calm: 0,
    trail: '',
    scuppered: { yellow: '', black: '' },
    discarded: '',
    lastScuppered: null,
    passes: { yellow: 0, black: 0 },
    lastMove: null,
    winner: null,
  })
  return game.decisions(state).flatMap((decision) => game.legal(state, decision).map(({ move }) => move))
}

it('draws what the rules say', () => {
  const round = groupsOf({ tiles: tilesOf(jump) }, 'round').find((cells) => cells.includes(jump.from))
  expect(round?.toSorted()).toEqual([...jump.to, jump.from].toSorted())

  const jumps = moves(jump, 'yellow').flatMap((move) =>
    move.type === 'jump' && move.from === jump.from ? [move.to] : [],
  )
  expect(jumps.toSorted()).toEqual(jump.to.toSorted())

  const sails = moves(sail, 'yellow').flatMap((move) =>
    move.type === 'sail' && move.from === sail.from ? [move.to] : [],
  )
  expect(sails.toSorted()).toEqual(sail.to.toSorted())

  const sinks = moves(scupper, 'yellow').flatMap((move) => (move.type === 'scupper' ? [move.at] : []))
  expect(sinks.toSorted()).toEqual(scupper.at.toSorted())

  expect(groupsOf({ tiles: tilesOf(flotillas) }, 'gold')).toHaveLength(2)
  const groups = (['gold', 'spice', 'round', 'square'] as const).map(
    (kind) => groupsOf({ tiles: tilesOf(raft) }, kind).length,
  )
  expect(groups).toEqual([3, 2, 1, 3])
})
