'use client'
import type { ReactNode } from 'react'
import { withArrows } from '../kit/arrows'
import { titleOf } from './abilities'
import { SmallCard } from './cards'
import type { Play } from './plays'
import type { CardName } from './view'

type Props = {
  readonly hold: readonly CardName[]
  readonly plays: ReadonlyMap<CardName, Play>
  readonly chosen: CardName | undefined
  /** Plays a card that may be played; any other is looked at. */
  readonly tap: (card: CardName) => void
  readonly note: string
  /** What stands at the end of the first line. */
  readonly children: ReactNode
}

/** The cards in one's own hold, which nobody else sees. */
export function Hold({ hold, plays, chosen, tap, note, children }: Props) {
  return (
    <section aria-label="Your hold" className="rounded-lg border border-line bg-sheet p-1.5">
      <div className="mb-1 flex min-h-11 items-center gap-2 leading-tight">
        <h2 className="text-base whitespace-nowrap">Your hold</h2>
        <p className="min-w-0 flex-1 text-sm text-soft">{note}</p>
        {children}
      </div>
      <ul className="flex flex-wrap gap-1.5" onKeyDown={withArrows}>
        {hold.map((card, index) => {
          const isFirst = hold.indexOf(card) === index
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike
            <li key={index}>
              <button
                type="button"
                data-card={card}
                aria-pressed={chosen === card && isFirst}
                onClick={() => tap(card)}
                className={`block rounded-md transition duration-150 hover:-translate-y-0.5 aria-pressed:-translate-y-1 aria-pressed:ring-3 aria-pressed:ring-sea ${plays.has(card) ? 'ring-2 ring-lit' : ''}`}
              >
                <SmallCard card={card} showsGold className="w-15 xl:w-16" />
                <span className="sr-only">
                  {titleOf(card)}
                  {plays.has(card) && ', can be played'}
                </span>
              </button>
            </li>
          )
        })}
        {hold.length === 0 && <li className="text-sm text-soft">Empty.</li>}
      </ul>
    </section>
  )
}
