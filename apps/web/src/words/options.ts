import { z } from 'zod/mini'
import { humanised } from '@/boards/generic/Readable'

const options = z.record(z.string(), z.unknown())

/** A match's options in a few words: names for choices, "with …" for what is switched on. */
export function optionWords(json: unknown): readonly string[] {
  const parsed = options.safeParse(json)
  if (!parsed.success) return []
  return Object.entries(parsed.data).flatMap(([name, value]) => {
    if (value === true) return [humanised(name).toLowerCase()]
    if (typeof value === 'string') return [humanised(value).toLowerCase()]
    if (typeof value === 'number') return [`${humanised(name).toLowerCase()} ${value}`]
    return []
  })
}

const constant = z.object({
  const: z.union([z.string(), z.number(), z.boolean()]),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
})

const property = z.object({
  type: z.optional(z.string()),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  default: z.optional(z.unknown()),
  enum: z.optional(z.array(z.union([z.string(), z.number()]))),
  anyOf: z.optional(z.array(constant)),
  oneOf: z.optional(z.array(constant)),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
})

const schema = z.object({ properties: z.optional(z.record(z.string(), z.unknown())) })

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
  const read = schema.safeParse(json)
  return Object.entries(read.data?.properties ?? {}).flatMap(([name, raw]): OptionField[] => {
    const parsed = property.safeParse(raw)
    if (!parsed.success) return []
    const { type, title, description, enum: values, anyOf, oneOf, minimum, maximum } = parsed.data
    const initial = parsed.data.default
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
