import { type HeroName, type Move, NAMES, type View } from '@marque/rules/lootquest/facts'
import { attempt, either, list, nullable, number, object, oneOf, type Shape, truth } from '@/shape'

export type { HeroName, Move, View }

// The same shapes as the rules publish; their types hold the two together.

const hero: Shape<HeroName> = oneOf(...NAMES)
const heroes = list(hero)
const numbers = list(number)

const move: Shape<Move> = either(
  object({ type: oneOf('armada'), heroes }),
  object({ type: oneOf('draft'), hero }),
  object({ type: oneOf('place'), die: number, hero: number, zone: number }),
  object({ type: oneOf('reroll'), by: number, die: number }),
  object({ type: oneOf('turn'), by: number, die: number, face: number }),
  object({ type: oneOf('done') }),
  object({ type: oneOf('order'), challenges: numbers }),
  object({ type: oneOf('face'), hero: number }),
  object({ type: oneOf('again'), roll: truth }),
)

export const readMove = (json: unknown): Move | undefined => attempt(move, json)

const side = object({
  armada: heroes,
  total: number,
  out: numbers,
  dice: list(object({ hero: number, face: number, on: nullable(object({ hero: number, zone: number })) })),
})

const roll = object({
  turn: number,
  seat: number,
  why: oneOf('loot', 'barge', 'reroll', 'challenge'),
  dice: list(object({ hero: number, face: number })),
  action: number,
  draw: number,
  faced: nullable(object({ by: number, against: nullable(number), ok: truth })),
})

const result = object({ turn: number, looter: number, loot: number, barge: number, gained: number })

/** Reads the table as the API sends it; throws if it is not one. */
export const readView: Shape<View> = object({
  goal: number,
  heroes: number,
  armadas: oneOf('secret_choice', 'draft', 'dealt'),
  phase: oneOf('armadas', 'draft', 'play', 'over'),
  first: number,
  ready: list(truth),
  own: nullable(object({ armada: heroes })),
  sides: list(side),
  turn: number,
  looter: number,
  round: oneOf('loot', 'barge'),
  step: oneOf('place', 'order', 'face', 'again'),
  earned: list(object({ hero: number, used: truth })),
  loot: number,
  challenges: numbers,
  duel: nullable(object({ hero: number, faces: numbers, against: nullable(number) })),
  failed: numbers,
  rolls: list(roll),
  latest: nullable(result),
  actions: number,
  ended: nullable(object({ how: oneOf('goal', 'time', 'sudden_death', 'draw'), winner: nullable(number) })),
})
