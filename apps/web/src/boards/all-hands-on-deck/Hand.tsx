'use client'
import type { NearestCrew, Run } from '@marque/rules/all-hands-on-deck'
import { useEffect, useState } from 'react'
import { CardFace } from './cards'
import { crewNames, faceOf, named, titleOf } from './faces'
import type { Card } from './view'

type Built = { readonly runs: readonly Run[]; readonly nearest: NearestCrew }

/** What the hand builds, asked of the rules, which are fetched for it. */
function useBuilt(hand: readonly Card[]): Built | undefined {
  const [built, setBuilt] = useState<Built>()
  useEffect(() => {
    let here = true
    import('@marque/rules/all-hands-on-deck').then(({ runsIn, nearestCrew }) => {
      if (here) setBuilt({ runs: runsIn(hand), nearest: nearestCrew(hand) })
    })
    return () => {
      here = false
    }
  }, [hand])
  return built
}

const rankOf = (card: Card) => {
  const face = faceOf(card)
  return face.kind === 'crew' ? face.rank : 99
}

/** Your cards: sortable, runs marked, and to be chosen from where the ask wants some of them. */
export function Hand({
  hand,
  from,
  chosen,
  sealed,
  toggle,
}: {
  readonly hand: readonly Card[]
  readonly from: ReadonlySet<string>
  readonly chosen: readonly string[]
  readonly sealed: readonly Card[] | null
  readonly toggle: (item: string) => void
}) {
  const [by, setBy] = useState<'crew' | 'rank'>('crew')
  const built = useBuilt(hand)
  const inRun = new Set(built?.runs.filter(({ cards }) => cards.length > 2).flatMap(({ cards }) => cards))
  const items = named(hand)
  const shown = by === 'rank' ? items.toSorted((a, b) => rankOf(a.card) - rankOf(b.card)) : items
  return (
    <section aria-label="Your hand" className="rounded-lg border border-line bg-well p-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="flex-1 text-lg whitespace-nowrap">
          Your hand: {hand.length}
          {hand.length > 12 && ' (12 allowed)'}
        </h2>
        <fieldset className="flex gap-1">
          <legend className="sr-only">Sort your hand</legend>
          {(['crew', 'rank'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={by === one}
              onClick={() => setBy(one)}
              className="min-h-11 rounded-lg border border-rule px-3 aria-pressed:border-lit aria-pressed:bg-wash"
            >
              By {one}
            </button>
          ))}
        </fieldset>
      </div>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {shown.map(({ item, card }) => {
          const face = <CardFace card={card} width={52} />
          const marks = `${inRun.has(card) ? ', in a run' : ''}`
          return (
            <li key={item} className="relative">
              {from.has(item) ? (
                <button
                  type="button"
                  data-item={item}
                  aria-label={`${titleOf(card)}${marks}`}
                  aria-pressed={chosen.includes(item)}
                  onClick={() => toggle(item)}
                  className="rounded-lg ring-2 ring-transparent transition aria-pressed:-translate-y-1.5 aria-pressed:ring-4 aria-pressed:ring-lit"
                >
                  {face}
                </button>
              ) : (
                <>
                  {face}
                  <span className="sr-only">{`${titleOf(card)}${marks}`}</span>
                </>
              )}
              {inRun.has(card) && <span aria-hidden="true" className="block h-1 rounded-full bg-lit" />}
            </li>
          )
        })}
      </ul>
      {hand.length === 0 && <p className="text-soft">You hold no card.</p>}
      {sealed && (
        <p className="mt-1 text-sm">
          Sealed, and seen by you alone: {sealed.map(titleOf).join(', ') || 'a pass'}.
        </p>
      )}
      {built && <Missing {...built} />}
    </section>
  )
}

function Missing({ runs, nearest }: Built) {
  const { kind, missing, monkeys } = nearest
  return (
    <div className="mt-2 text-sm leading-snug">
      {runs.length > 0 && (
        <p>
          Runs:{' '}
          {runs
            .map(({ suit, from, cards }) => `${crewNames[suit]} ${from}–${from + cards.length - 1}`)
            .join(', ')}
          .
        </p>
      )}
      <p className="text-soft">
        Nearest crew, {kind === 'seven' ? 'seven in a row' : 'three in a row of each'}: missing{' '}
        {missing.map((card) => card && shortly(card)).join(', ') || 'nothing'}
        {monkeys > 0 && `; your Monkeys stand for ${monkeys}`}.
      </p>
    </div>
  )
}

function shortly(card: Card): string {
  const face = faceOf(card)
  return face.kind === 'crew' ? `${crewNames[face.suit]} ${face.rank}` : titleOf(card)
}
