/**
 * Reads JSON of unknown shape. What zod would do, in the few forms that the browser needs: zod alone would take a
 * third of what the match page may weigh beside React and Next. On the server, zod reads.
 */
export type Shape<T> = (value: unknown) => T

export type Shaped<S> = S extends Shape<infer T> ? T : never

/** Thrown when a value is not of the shape. */
export class Misshapen extends Error {}

const fail = (wanted: string): never => {
  throw new Misshapen(`Not ${wanted}`)
}

export const text: Shape<string> = (value) => (typeof value === 'string' ? value : fail('text'))
export const number: Shape<number> = (value) => (typeof value === 'number' ? value : fail('a number'))
export const truth: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : fail('true or false'))
export const anything: Shape<unknown> = (value) => value

/** One of some values, and nothing else. */
export const oneOf =
  <const V extends string | number>(...values: readonly V[]): Shape<V> =>
  (value) =>
    values.find((one) => one === value) ?? fail(`one of ${values.join(', ')}`)

export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value) =>
    value === null ? null : shape(value)

export const list =
  <T>(item: Shape<T>): Shape<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(item) : fail('a list')

export const pair =
  <T>(item: Shape<T>): Shape<[T, T]> =>
  (value) =>
    Array.isArray(value) && value.length === 2 ? [item(value[0]), item(value[1])] : fail('a pair')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object of any keys, as pairs of key and value. */
export const entries: Shape<readonly (readonly [string, unknown])[]> = (value) =>
  isRecord(value) ? Object.entries(value) : fail('an object')

type Fields = Readonly<Record<string, Shape<unknown>>>
type Required<F extends Fields> = { [K in keyof F]: Shaped<F[K]> }
type Optional<F extends Fields> = { [K in keyof F]?: Shaped<F[K]> }

/** An object with these fields, and perhaps those; others are left out. */
export function object<F extends Fields, O extends Fields = Record<never, never>>(
  fields: F,
  optional?: O,
): Shape<Required<F> & Optional<O>> {
  return (value) => {
    if (!isRecord(value)) return fail('an object')
    const read: Record<string, unknown> = {}
    for (const [name, shape] of Object.entries(fields)) read[name] = shape(value[name])
    for (const [name, shape] of Object.entries(optional ?? {}))
      if (value[name] !== undefined) read[name] = shape(value[name])
    // Filled field by field from the very shapes that make up the type.
    return read as Required<F> & Optional<O>
  }
}

/** The first shape that fits. */
export const either =
  <S extends readonly Shape<unknown>[]>(...shapes: S): Shape<Shaped<S[number]>> =>
  (value) => {
    for (const shape of shapes) {
      const read = attempt(shape, value)
      // The value came from one of the shapes, so it is of one of their types.
      if (read !== undefined) return read as Shaped<S[number]>
    }
    return fail('any of the shapes')
  }

/** What the shape reads; `undefined` if the value is of another. */
export function attempt<T>(shape: Shape<T>, value: unknown): T | undefined {
  try {
    return shape(value)
  } catch (error) {
    if (error instanceof Misshapen) return undefined
    throw error
  }
}
