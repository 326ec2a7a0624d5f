'use client'
import { nearestCrew } from '@marque/rules/all-hands-on-deck/hand'
import { useState } from 'react'
import { withArrows } from '../kit/arrows'
import { CardFace } from './cards'
import { faceOf, titleOf } from './faces'
import { lying, marksOf, nearestWords, type Order, runWords } from './hand'
import type { Card, View } from './view'

const ORDERS: readonly Order[] = ['crew', 'rank']

type Props = {
  readonly own: NonNullable<View['own']>
  /** The cards that can be chosen; each of all the hand, or none. */
  readonly from: ReadonlySet<string> | undefined
  readonly chosen: readonly string[]
  /** What the chosen cards come to. */
  readonly sum: string | undefined
  readonly toggle: (item: string) => void
}

/** Your cards: sortable, runs marked, and to be chosen from where the ask wants some of them. */
export function Hand({ own, from, chosen, sum, toggle }: Props) {
  const { hand } = own
  const [order, setOrder] = useState<Order>('crew')
  const marks = marksOf(hand)
  return (
    <section aria-label="Your hand" className="rounded-lg border border-line bg-well px-2 py-1.5">
      <div className="flex items-center gap-2">
        <h2 className="min-w-0 flex-1 truncate text-lg">
          {hand.length === 1 ? '1 card' : `${hand.length} cards`}
          <span className="font-sans text-sm text-soft">{sum ?? (hand.length > 12 && ', 12 allowed')}</span>
        </h2>
        <fieldset className="flex gap-1">
          <legend className="sr-only">Sort your hand</legend>
          {ORDERS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={order === one}
              onClick={() => setOrder(one)}
              className="min-h-11 rounded-lg border border-rule px-2.5 text-sm aria-pressed:border-sea aria-pressed:bg-wash"
            >
              By {one}
            </button>
          ))}
        </fieldset>
      </div>
      <ul className="mt-1 flex flex-wrap gap-x-1 gap-y-1.5" onKeyDown={withArrows}>
        {lying(hand, order).map(({ item, card }) => {
          const mark = item === card ? marks.get(card) : undefined
          const words = `${titleOf(card)}${mark ? `, in a row of ${mark === 'run' ? 'three or more' : 'two'}` : ''}`
          return (
            <li key={item} title={tipOf(card)}>
              {from?.has(item) ? (
                <button
                  type="button"
                  data-item={item}
                  aria-pressed={chosen.includes(item)}
                  onClick={() => toggle(item)}
                  className="relative block rounded-[10%] transition duration-150 hover:-translate-y-0.5 aria-pressed:-translate-y-1.5 aria-pressed:ring-4 aria-pressed:ring-lit"
                >
                  <CardFace card={card} width={45} className="sm:w-14" />
                  <span className="sr-only">{words}</span>
                </button>
              ) : (
                <>
                  <CardFace card={card} width={45} className="sm:w-14" />
                  <span className="sr-only">{words}</span>
                </>
              )}
              <Mark mark={mark} />
            </li>
          )
        })}
      </ul>
      {hand.length === 0 && <p className="text-soft">You hold no card.</p>}
      <Bidden own={own} />
      {hand.length > 0 && <Building hand={hand} />}
    </section>
  )
}

const tipOf = (card: Card) => {
  const face = faceOf(card)
  return face.kind === 'action' ? `${face.name}: ${face.effect}` : titleOf(card)
}

/** A line under the cards of a row: full for three and more, which crews are made of, broken for two. */
function Mark({ mark }: { readonly mark: 'run' | 'pair' | undefined }) {
  const look = mark === 'run' ? 'bg-sea' : mark === 'pair' ? 'border-t-3 border-dotted border-sea' : ''
  return <span aria-hidden="true" className={`mt-0.5 block h-[3px] rounded-full ${look}`} />
}

/** Your own bid, which the others see face down or not at all. */
function Bidden({ own: { sealed, down } }: Pick<Props, 'own'>) {
  if (down.length > 0)
    return <p className="mt-1 text-sm">Your bid, face down: {down.map(titleOf).join(', ')}.</p>
  if (!sealed) return null
  return (
    <p className="mt-1 text-sm">
      Sealed, and known to you alone: {sealed.map(titleOf).join(', ') || 'a pass'}.
    </p>
  )
}

/** What the hand holds of crews, and what it lacks. */
function Building({ hand }: { readonly hand: readonly Card[] }) {
  const runs = runWords(hand)
  return (
    <p className="mt-1 text-sm leading-snug text-soft">
      {runs && `In a row: ${runs}. `}
      {nearestWords(nearestCrew(hand))}
    </p>
  )
}
