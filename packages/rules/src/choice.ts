/** Part of a described choice: so many of these items. */
export type Pick = {
  /** The move's field that takes the chosen items, as an array. */
  readonly field: string
  readonly from: readonly (string | number)[]
  readonly min: number
  readonly max: number
}

/**
 * One legal move, or many described at once.
 *
 * Without `picks`, `move` is the whole move. With `picks`, `move` lacks the picked fields: for each pick, any
 * `min` to `max` different items of `from`, in any order, complete it. With `disjoint`, no item may be
 * taken by two picks.
 */
export type Choice<M> =
  | { readonly move: M; readonly picks?: undefined }
  | {
      readonly move: Partial<M>
      readonly picks: readonly Pick[]
      readonly disjoint?: boolean
    }
