import type { ComponentProps, ReactNode } from 'react'

const box =
  'min-h-11 w-full rounded-lg border border-rule bg-sheet px-3 py-2 text-ink placeholder:text-soft placeholder:opacity-80'

type Props = ComponentProps<'input'> & { readonly label: ReactNode; readonly explain?: ReactNode }

/** A labelled line to write on. */
export function Field({ label, explain, className = '', ...rest }: Props) {
  return (
    <label className={`block ${className}`}>
      <span className="font-semibold">{label}</span>
      {explain && <span className="block text-sm text-soft">{explain}</span>}
      <input {...rest} className={`mt-1 ${box}`} />
    </label>
  )
}

type SelectProps = ComponentProps<'select'> & { readonly label: ReactNode; readonly explain?: ReactNode }

export function Select({ label, explain, className = '', children, ...rest }: SelectProps) {
  return (
    <label className={`block ${className}`}>
      <span className="font-semibold">{label}</span>
      {explain && <span className="block text-sm text-soft">{explain}</span>}
      <select {...rest} className={`mt-1 ${box}`}>
        {children}
      </select>
    </label>
  )
}

type Choice = {
  readonly name: string
  readonly value: string
  readonly title: ReactNode
  readonly explain?: ReactNode
  readonly checked: boolean
  readonly onChoose: () => void
}

/** One of several choices, each explained: a radio button as large as its explanation. */
export function ChoiceCard({ name, value, title, explain, checked, onChoose }: Choice) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border border-line bg-sheet px-3 py-2.5 has-checked:border-sea has-checked:bg-wash has-focus-visible:outline-3 has-focus-visible:outline-sea">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        className="mt-1 size-4.5 shrink-0 accent-sea"
      />
      <span>
        <span className="block font-semibold">{title}</span>
        {explain && <span className="block text-sm text-soft">{explain}</span>}
      </span>
    </label>
  )
}
