'use client'
import { useId } from 'react'
import { ChoiceCard, Field, Select } from '@/parts/Field'
import type { OptionField } from '@/words/optionFields'

type Props = {
  readonly fields: readonly OptionField[]
  readonly values: Readonly<Record<string, unknown>>
  readonly change: (name: string, value: string | number | boolean) => void
  /** In a column beside something else: one choice below the other. */
  readonly narrow?: boolean
}

/** So many choices stand below each other; more of them open from one line. */
const MOST_CARDS = 8

/** A game's table options, made from its schema. */
export function Options({ fields, values, change, narrow = false }: Props) {
  const form = useId()
  return fields.map((field) => {
    const value = values[field.name] ?? field.initial
    if (field.kind === 'choice' && field.choices.length > MOST_CARDS)
      return (
        <Select
          key={field.name}
          label={field.title}
          explain={field.explain}
          value={String(value)}
          onChange={({ target }) => {
            const chosen = field.choices.find((choice) => String(choice.value) === target.value)
            if (chosen) change(field.name, chosen.value)
          }}
        >
          {field.choices.map((choice) => (
            <option key={String(choice.value)} value={String(choice.value)}>
              {choice.title}
            </option>
          ))}
        </Select>
      )
    if (field.kind === 'choice')
      return (
        <fieldset key={field.name}>
          <legend className={`mb-2 font-serif font-semibold ${narrow ? 'text-lg' : 'text-xl'}`}>
            {field.title}
          </legend>
          {field.explain && <p className="mb-2 text-soft">{field.explain}</p>}
          <div className={`grid gap-2 ${narrow ? '' : 'sm:grid-cols-2'}`}>
            {field.choices.map((choice) => (
              <ChoiceCard
                key={String(choice.value)}
                name={`${form}${field.name}`}
                value={String(choice.value)}
                title={choice.title}
                explain={choice.explain}
                checked={value === choice.value}
                onChoose={() => change(field.name, choice.value)}
              />
            ))}
          </div>
        </fieldset>
      )
    if (field.kind === 'switch')
      return (
        <label key={field.name} className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            checked={value === true}
            onChange={(event) => change(field.name, event.target.checked)}
            className="mt-1 size-5 accent-sea"
          />
          <span>
            <span className="block font-semibold">{field.title}</span>
            {field.explain && <span className="block text-sm text-soft">{field.explain}</span>}
          </span>
        </label>
      )
    return (
      <Field
        key={field.name}
        label={field.title}
        explain={field.explain}
        type={field.kind === 'number' ? 'number' : 'text'}
        {...(field.kind === 'number' && { min: field.min, max: field.max, step: 1 })}
        value={typeof value === 'string' || typeof value === 'number' ? value : ''}
        onChange={({ target }) =>
          change(field.name, field.kind === 'number' ? target.valueAsNumber : target.value)
        }
      />
    )
  })
}
