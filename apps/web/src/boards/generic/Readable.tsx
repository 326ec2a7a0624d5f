import { humanised } from '@/words/humanised'

/** Any JSON as nested lists that people and screen readers can follow. */
export function Readable({ value }: { readonly value: unknown }) {
  if (value === null || value === undefined) return <span className="text-soft">nothing</span>
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) {
    if (value.length === 0) return <span className="text-soft">none</span>
    if (value.every((item) => typeof item !== 'object')) return value.join(', ')
    return (
      <ol className="list-decimal gap-x-10 space-y-1 pl-8 text-sm sm:columns-2">
        {value.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items have no other name
          <li key={index}>{isFlat(item) ? inOneLine(item) : <Readable value={item} />}</li>
        ))}
      </ol>
    )
  }
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
      {Object.entries(value).map(([name, inner]) => (
        <div key={name} className="contents">
          <dt className="text-soft">{humanised(name)}</dt>
          <dd>
            <Readable value={inner} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const isFlat = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((inner) => typeof inner !== 'object' || inner === null)

/** A small thing among many, such as a piece: "cell c4, cargo gold". */
const inOneLine = (thing: Record<string, unknown>) =>
  Object.entries(thing)
    .map(([name, inner]) => `${humanised(name).toLowerCase()} ${inner ?? 'none'}`)
    .join(', ')
