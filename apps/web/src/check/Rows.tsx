'use client'
import type { Drawn } from '@marque/rules'
import { Check, ChevronDown, X } from 'lucide-react'
import Link from 'next/link'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { causeWords } from '@/match/match'
import { Emblem } from '@/parts/Emblem'
import type { Row } from './begin'
import { count, drawsIn, drawsWords, isAction } from './words'

/** More draws than this are shown when asked for. */
const FEW_DRAWS = 12

type PartProps = {
  readonly match: string
  readonly rows: readonly Row[]
  /** Also the actions that used no chance. */
  readonly all: boolean
  /** The action that the address leads to. */
  readonly linked: number | undefined
  /** The only part needs no heading and cannot be closed. */
  readonly only: boolean
  readonly first: boolean
}

/** Some actions, in the order of play; a long match has many such parts, and only open ones have rows. */
export const Part = memo(function Part({ match, rows, all, linked, only, first }: PartProps) {
  const isMarked = rows.some(({ at, fault }) => fault !== undefined || at === linked)
  const [opened, setOpened] = useState<boolean>()
  const isOpen = opened ?? (first || isMarked)
  const shown = all
    ? rows
    : rows.filter(({ drawn, fault, at }) => drawn.length > 0 || fault !== undefined || at === linked)
  const list =
    shown.length > 0 ? (
      <ol className="divide-y divide-line">
        {shown.map((row) => (
          <Line key={row.at} match={match} row={row} linked={row.at === linked} />
        ))}
      </ol>
    ) : (
      <p className="px-4 py-3 text-soft">No chance was used in these moves.</p>
    )
  if (only) return list
  const moves = rows.filter(isAction).map(({ at }) => at + 1)
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      className="group border-t border-line"
    >
      <summary className="flex min-h-11 items-center gap-2 px-4 py-2 font-semibold">
        <ChevronDown size={18} aria-hidden="true" className="group-open:rotate-180" />
        <span className="flex-1">
          Moves {moves[0]} to {moves.at(-1)}{' '}
          <span className="font-normal text-soft">({count(drawsIn(rows), 'draw')})</span>
        </span>
        <Seal fine={!rows.some(({ fault }) => fault !== undefined)} />
      </summary>
      {isOpen && list}
    </details>
  )
})

/** One action: who, what the reader was told of it, what chance it used, and whether it is in order. */
function Line({
  match,
  row,
  linked,
}: {
  readonly match: string
  readonly row: Row
  readonly linked: boolean
}) {
  const version = Number(row.at) + 1
  const here = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (linked) here.current?.scrollIntoView({ block: 'center' })
  }, [linked])
  const cause = row.cause && causeWords[row.cause]
  return (
    <li
      ref={here}
      id={`action-${row.at}`}
      aria-current={linked ? 'true' : undefined}
      className={`flex items-start gap-2.5 px-4 py-2.5 leading-snug ${look(row, linked)}`}
    >
      <span className="mt-0.5">{row.seat !== undefined && <Emblem seat={row.seat} size={22} />}</span>
      <div className="min-w-0 flex-1 gap-x-6 md:flex">
        <p className="min-w-0 md:flex-1">
          {row.told || <Untold row={row} />}
          {cause && <span className="block text-sm text-soft">{cause}</span>}
          <Fault row={row} />
        </p>
        <Draws drawn={row.drawn} />
      </div>
      <Link
        href={`/m/${match}?v=${version}`}
        prefetch={false}
        title="Show the table after this"
        // Tall enough for a thumb, without moving the rows apart.
        className="tabular -my-2.5 min-w-8 py-3 text-right text-sm text-soft underline-offset-4 hover:underline"
      >
        {version}
      </Link>
      <Seal fine={row.fault === undefined} />
    </li>
  )
}

const look = ({ fault }: Row, linked: boolean) =>
  fault === undefined ? (linked ? 'bg-wash' : '') : 'border-l-4 border-signal bg-blush'

function Untold({ row: { name, untold } }: { readonly row: Row }) {
  if (untold === undefined) return <span>{name}</span>
  return (
    <>
      {name}: {untold}. <span className="text-soft">Nobody told you of it then.</span>
    </>
  )
}

function Fault({ row: { fault } }: { readonly row: Row }) {
  return fault !== undefined && <span className="mt-1 block font-semibold">{fault}</span>
}

/** What was checked beside the actions: the secret, the set-up, the end. */
export function Plain({
  title,
  row,
  children,
}: {
  readonly title: string
  readonly row: Row | undefined
  readonly children: ReactNode
}) {
  return (
    <li className={`flex items-start gap-2.5 px-4 py-2.5 leading-snug ${row ? look(row, false) : ''}`}>
      <div className="min-w-0 flex-1 gap-x-6 md:flex">
        <p className="min-w-0 md:flex-1">
          <span className="block font-semibold">{title}</span>
          <span className="text-soft">{children}</span>
          {row && <Fault row={row} />}
        </p>
        {row && <Draws drawn={row.drawn} />}
      </div>
      {row && <Seal fine={row.fault === undefined} />}
    </li>
  )
}

function Draws({ drawn }: { readonly drawn: readonly Drawn[] }) {
  if (drawn.length === 0) return null
  return (
    <ul className="tabular mt-1 min-w-0 text-sm text-soft md:mt-0 md:w-80">
      {drawn.map((one) => (
        <li key={one.stream}>
          {one.draws.length > FEW_DRAWS ? (
            <details>
              <summary className="-my-2.5 min-h-11 py-2.5">
                Stream {one.stream}: {one.draws.length} draws
              </summary>
              {drawsWords(one)}
            </details>
          ) : (
            <>
              Stream {one.stream}: {drawsWords(one)}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function Seal({ fine }: { readonly fine: boolean }) {
  const Sign = fine ? Check : X
  return (
    <span className={`mt-0.5 shrink-0 ${fine ? 'text-sea' : 'text-signal'}`}>
      <Sign size={18} strokeWidth={2.5} aria-hidden="true" />
      <span className="sr-only">{fine ? 'in order' : 'not in order'}</span>
    </span>
  )
}
