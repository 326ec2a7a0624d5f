import { bestAssignment } from './assignment.js'
import { placing } from './legal.js'
import { onTurn, sideAt, sittingOut } from './table.js'
import type { Die, Move, State } from './types.js'

/**
 * The next move on the way to the highest score of the round: a die into a zone, then whatever earned text promises
 * more, and then no more. Nobody is challenged.
 */
export function bestPlacing(state: State): Move {
  const { armada, dice } = sideAt(state, onTurn(state))
  const best = (lying: readonly Die[]) => bestAssignment(armada, sittingOut(state), state.round, lying)
  const { score, places } = best(dice)
  const [next] = places
  if (next) return { type: 'place', die: next.die, hero: next.spot.hero, zone: next.spot.zone }
  let most = score
  let move: Move = { type: 'done' }
  for (const choice of placing(state)) {
    if (choice.move.type !== 'reroll' && choice.move.type !== 'turn') continue
    const faces = choice.move.type === 'turn' ? [choice.move.face] : FACES
    const { die } = choice.move
    const hopes = faces.reduce((sum, face) => sum + best(withFace(dice, die, face)).score, 0) / faces.length
    if (hopes <= most) continue
    most = hopes
    move = choice.move
  }
  return move
}

const FACES = [1, 2, 3, 4, 5, 6]

const withFace = (dice: readonly Die[], hero: number, face: number): Die[] =>
  dice.map((die) => (die.hero === hero ? { ...die, face } : die))
