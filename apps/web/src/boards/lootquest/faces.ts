import { type Colour, type Face, heroOf, type View } from '@marque/rules/lootquest/facts'
import { heroAt } from './words'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** The face as a die is drawn; what the API sends is always one of them. */
export const asFace = (face: number): Face => FACES.find((one) => one === face) ?? 1

/** The colour of a hero's die. */
export function colourAt(view: View, seat: number, slot: number): Colour {
  const hero = heroAt(view, seat, slot)
  return hero ? heroOf(hero).colour : 'red'
}
