'use client'
import { NAMES } from '@marque/rules/lootquest/facts'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { listed } from '@/words/listed'
import type { Choice, Proposal } from '../board'
import { withArrows } from '../kit/arrows'
import { type Offer, offerOf, takenOf } from '../kit/picks'
import { HeroCard } from './HeroCard'
import { HeroSheet } from './Reader'
import { titleOf } from './text'
import type { HeroName } from './view'
import { heroWords } from './words'

type ShelfProps = {
  readonly chosen: readonly HeroName[]
  /** Heroes that can be taken now. */
  readonly open: ReadonlySet<HeroName>
  /** Says whose a hero is that is gone. */
  readonly note?: (hero: HeroName) => string | undefined
  readonly tap: (hero: HeroName) => void
}

/** All heroes as cards. The one touched last is told in full above them, where it stays in sight. */
function Shelf({ chosen, open, note, tap }: ShelfProps) {
  const [looked, look] = useState<HeroName>()
  return (
    <>
      <div
        aria-live="polite"
        className="sticky top-0 z-10 flex min-h-47 sm:min-h-42 flex-col justify-center rounded-lg border border-line bg-sheet p-2 shadow-sheet"
      >
        {looked ? (
          <HeroSheet hero={looked} />
        ) : (
          <p className="text-center text-soft">Tap a hero to take it along, and to read its card here.</p>
        )}
      </div>
      <ul className="grid grid-cols-3 gap-x-1.5 gap-y-2 sm:grid-cols-5" onKeyDown={withArrows}>
        {NAMES.map((hero) => {
          const gone = note?.(hero)
          const isChosen = chosen.includes(hero)
          return (
            <li key={hero}>
              <button
                type="button"
                data-pick={hero}
                data-lit={open.has(hero) ? '' : undefined}
                aria-pressed={isChosen}
                onClick={() => {
                  look(hero)
                  tap(hero)
                }}
                className={`relative block h-full w-full rounded-lg text-left transition duration-150 ${isChosen ? 'ring-3 ring-sea' : open.has(hero) ? 'hover:-translate-y-0.5' : ''}`}
              >
                <div aria-hidden="true" className="h-full">
                  <HeroCard hero={hero} size="full" isDim={gone !== undefined} state={gone} />
                </div>
                {isChosen && (
                  <span
                    aria-hidden="true"
                    className="absolute -top-2 left-1/2 flex size-7 -translate-x-1/2 items-center justify-center rounded-full bg-sea font-bold text-on-sea"
                  >
                    <Check size={18} />
                  </span>
                )}
                <span className="sr-only">
                  {heroWords(hero)}
                  {gone && ` ${gone}.`}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

type Props = {
  readonly legal: readonly Choice[]
  readonly proposal: Proposal | null
  readonly propose: (proposal: Proposal | null) => void
  readonly children: ReactNode
}

const names = (offer: Offer): ReadonlySet<HeroName> =>
  new Set(NAMES.filter((name) => offer.picks[0]?.copies.has(name)))

/** The armada is chosen in secret: so many of all heroes. */
export function Muster({ legal, proposal, propose, children }: Props) {
  const offer = legal.flatMap((choice) => offerOf(choice) ?? [])[0]
  const count = offer?.picks[0]?.max ?? 0
  if (!offer) return null
  const taken = takenOf(offer, proposal?.move)['heroes'] ?? []
  const chosen = NAMES.filter((name) => taken.includes(name))
  const inOrder = taken.flatMap((item) => chosen.filter((name) => name === item))
  const tap = (hero: HeroName) => {
    const isIn = inOrder.includes(hero)
    // With the last place taken, another tap takes the place of the hero that was chosen last.
    const kept = isIn ? inOrder.filter((one) => one !== hero) : inOrder.slice(0, count - 1)
    const heroes = isIn ? kept : [...kept, hero]
    if (heroes.length === 0) return propose(null)
    const left = count - heroes.length
    propose({
      move: { ...offer.fixed, heroes },
      sentence:
        left > 0
          ? `${listed(heroes.map(titleOf))}: choose ${left} more.`
          : `Sail with ${listed(heroes.map(titleOf))}. It stays secret until both have chosen.`,
      ready: left === 0,
    })
  }
  return (
    <div className="space-y-2">
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-lg">Choose your armada</h2>
        <p aria-live="polite">
          <b className="tabular">{inOrder.length}</b> of {count} {count === 1 ? 'hero' : 'heroes'}
        </p>
        {children}
      </header>
      <Shelf chosen={inOrder} open={names(offer)} tap={tap} />
    </div>
  )
}

/** Heroes are taken in turn, each once. */
export function Draft({
  open,
  chosen,
  note,
  take,
  children,
}: {
  readonly open: ReadonlySet<HeroName>
  readonly chosen: HeroName | undefined
  readonly note: (hero: HeroName) => string | undefined
  readonly take: (hero: HeroName) => void
  readonly children: ReactNode
}) {
  return (
    <div className="space-y-2">
      {children}
      <Shelf chosen={chosen ? [chosen] : []} open={open} note={note} tap={take} />
    </div>
  )
}

/** An armada that is known. */
export function Armada({ title, heroes }: { readonly title: string; readonly heroes: readonly HeroName[] }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-1 text-base">{title}</h2>
      {heroes.length === 0 ? (
        <p className="text-sm text-soft">No hero yet.</p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(3.9rem,1fr))] gap-1.5">
          {heroes.map((hero) => (
            <li key={hero}>
              <div aria-hidden="true" className="h-full">
                <HeroCard hero={hero} size="small" />
              </div>
              <span className="sr-only">{heroWords(hero)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
