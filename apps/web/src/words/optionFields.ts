import { anything, attempt, either, entries, list, number, object, text, truth } from '@/shape'
import { humanised } from './humanised'

const constant = object({ const: either(text, number, truth) }, { title: text, description: text })

const property = object(
  {},
  {
    type: text,
    title: text,
    description: text,
    default: anything,
    enum: list(either(text, number)),
    anyOf: list(constant),
    oneOf: list(constant),
    minimum: number,
    maximum: number,
  },
)

const schema = object({}, { properties: entries })

type Value = string | number | boolean

/** One table option as a form can show it. */
export type OptionField = {
  readonly name: string
  readonly title: string
  readonly explain: string | undefined
  readonly initial: Value | undefined
} & (
  | {
      readonly kind: 'choice'
      readonly choices: readonly {
        readonly value: Value
        readonly title: string
        readonly explain?: string | undefined
      }[]
    }
  | { readonly kind: 'switch' }
  | { readonly kind: 'number'; readonly min: number | undefined; readonly max: number | undefined }
  | { readonly kind: 'text' }
)

/** Reads a game's option schema (JSON Schema) into fields; what it does not understand keeps its default. */
export function optionFields(json: unknown): readonly OptionField[] {
  return (attempt(schema, json)?.properties ?? []).flatMap(([name, raw]): OptionField[] => {
    const read = attempt(property, raw)
    if (!read) return []
    const { type, title, description, enum: values, anyOf, oneOf, minimum, maximum } = read
    const initial = read.default
    const common = {
      name,
      title: title ?? humanised(name),
      explain: description,
      initial:
        typeof initial === 'string' || typeof initial === 'number' || typeof initial === 'boolean'
          ? initial
          : undefined,
    }
    const constants = oneOf ?? anyOf
    if (constants)
      return [
        {
          ...common,
          kind: 'choice',
          choices: constants.map((one) => ({
            value: one.const,
            title: one.title ?? humanised(String(one.const)),
            explain: one.description,
          })),
        },
      ]
    if (values)
      return [
        {
          ...common,
          kind: 'choice',
          choices: values.map((value) => ({ value, title: humanised(String(value)) })),
        },
      ]
    if (type === 'boolean') return [{ ...common, kind: 'switch' }]
    if (type === 'integer' || type === 'number')
      return [{ ...common, kind: 'number', min: minimum, max: maximum }]
    return type === 'string' ? [{ ...common, kind: 'text' }] : []
  })
}
