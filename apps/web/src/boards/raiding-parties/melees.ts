import type { Unit, View } from './view'

/** Who fights whom: one on one, or a gang aboard a Ship, Fort or Land. */
export type Melee = { readonly unit: Unit; readonly foes: readonly Unit[] }

/**
 * All melees. Whoever was boarded names no foe, the boarders name it; two of crew name each other, and the one with
 * the lower number comes first.
 */
export function meleesOf({ units }: Pick<View, 'units'>): readonly Melee[] {
  return units.flatMap((unit) => {
    const foes = units.filter(({ foe }) => foe === unit.id)
    const isFirst = unit.foe === null || foes.every(({ id }) => unit.id < id)
    return foes.length > 0 && isFirst ? [{ unit, foes }] : []
  })
}

/** Cards that are in some melee, boarded ones included. */
export const fightersIn = (melees: readonly Melee[]): ReadonlySet<number> =>
  new Set(melees.flatMap(({ unit, foes }) => [unit.id, ...foes.map(({ id }) => id)]))
