'use client'
import {
  CARDS,
  type CardName,
  type Kind,
  NAMES,
  PARTIES,
  type PartyMove,
  partyMove,
} from '@marque/rules/raiding-parties/facts'
import { Minus, Plus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/parts/Button'
import type { Proposal } from '../board'
import { titleOf } from './abilities'
import { Hits } from './art/signs'
import { CardSheet, SmallCard } from './cards'
import { cardsOf, type Glance, glanceAt, less, whyNotAdd, whyNotSail } from './party'
import { readMove } from './view'

/** Loaded only where a party is hired. */
const Setups = dynamic(() => import('@/match/Setups'))

type Props = {
  readonly gold: number
  readonly draft: PartyMove | undefined
  readonly propose: (proposal: Proposal | null) => void
}

const shelves: readonly (readonly [title: string, kinds: readonly Kind[]])[] = [
  ['Crew', ['crew']],
  ['Ships and Forts', ['ship', 'fort']],
  ['Lands', ['land']],
  ['One timers', ['one_timer']],
]

/** Where a party is hired: thirty cards to choose from, as many of each as the gold allows. */
export function Builder({ gold, draft, propose }: Props) {
  const party = draft ? cardsOf(draft) : []
  const glance = glanceAt(party)
  const put = (cards: readonly CardName[]) => {
    if (cards.length === 0) return propose(null)
    const cost = glanceAt(cards).gold
    const trouble = whyNotSail(gold, cards)
    const count = cards.length === 1 ? '1 card' : `${cards.length} cards`
    const sentence = `Sail with ${count} for ${cost} of ${gold} gold. The party stays secret.`
    propose({ move: partyMove(cards), sentence: trouble ?? sentence, ready: !trouble })
  }
  return (
    <div className="space-y-3">
      <header className="rounded-lg border border-line bg-well p-2">
        <h2 className="text-lg">Hire your party</h2>
        <p aria-live="polite">
          <b className="tabular">{gold - glance.gold}</b> of {gold} gold left, {party.length}{' '}
          {party.length === 1 ? 'card' : 'cards'}
        </p>
        <AtAGlance glance={glance} />
      </header>
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="mb-1 text-sm text-soft">Ready to sail</legend>
        {PARTIES.filter((one) => one.gold === gold).map(({ name, cards }) => (
          <Button key={name} data-party={name} onClick={() => put(cards)} className="flex-1">
            {name}
          </Button>
        ))}
        {party.length > 0 && (
          <Button onClick={() => put([])} className="flex-1">
            Empty
          </Button>
        )}
      </fieldset>
      <Setups
        game="raiding-parties"
        what="party"
        move={party.length > 0 && !whyNotSail(gold, party) ? draft : undefined}
        choose={(move) => {
          const kept = readMove(move)
          if (kept?.type === 'party') put(cardsOf(kept))
        }}
      />
      {shelves.map(([title, kinds]) => (
        <section key={title} aria-label={title}>
          <h3 className="text-base">{title}</h3>
          <ul className="divide-y divide-line">
            {NAMES.filter((name) => kinds.includes(CARDS[name].kind)).map((name) => (
              <Row key={name} name={name} gold={gold} party={party} put={put} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type RowProps = {
  readonly name: CardName
  readonly gold: number
  readonly party: readonly CardName[]
  readonly put: (cards: readonly CardName[]) => void
}

/** One card, how many of it come along, and what speaks against one more. */
function Row({ name, gold, party, put }: RowProps) {
  const [isOpen, open] = useState(false)
  const title = titleOf(name)
  const count = party.filter((card) => card === name).length
  const trouble = whyNotAdd(gold, party, name)
  const { weapons } = CARDS[name]
  return (
    <li className="py-1.5" data-hire={name} data-count={count}>
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => open(!isOpen)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left"
        >
          <span className={`shrink-0 rounded-md ${count > 0 ? 'ring-2 ring-sea' : ''}`}>
            <SmallCard card={name} width={52} showsGold />
          </span>
          <span className="min-w-0 leading-tight">
            <b>{title}</b>
            <span className="sr-only">, {CARDS[name].gold} gold; read the card</span>
            <span className="flex flex-wrap gap-x-2 text-sm text-soft">
              {weapons.map((weapon) => (
                <span key={weapon.name} className="whitespace-nowrap">
                  {weapon.form === 'shot' ? 'shot' : 'melee'}
                  {weapon.flips > 1 && ' ×2'} <Hits hits={weapon.hits} size={11} />
                </span>
              ))}
            </span>
            {trouble && <span className="block text-sm text-soft">{trouble}</span>}
          </span>
        </button>
        <div className="flex shrink-0 items-center">
          <Button
            aria-label={`One ${title} less`}
            aria-disabled={count === 0}
            onClick={() => count > 0 && put(less(party, name))}
            className="px-3"
          >
            <Minus size={18} aria-hidden="true" />
          </Button>
          <b className="tabular w-7 text-center" aria-live="polite">
            {count}
          </b>
          <Button
            aria-label={`One more ${title}`}
            data-add={name}
            aria-disabled={trouble !== undefined}
            onClick={() => !trouble && put([...party, name])}
            className="px-3"
          >
            <Plus size={18} aria-hidden="true" />
          </Button>
        </div>
      </div>
      {isOpen && (
        <div className="mt-1.5">
          <CardSheet card={name} />
        </div>
      )}
    </li>
  )
}

const share = (odds: number) => `${Math.round(odds * 100)} %`

/** What the party can do, and how its cost is spread. */
function AtAGlance({ glance }: { readonly glance: Glance }) {
  const { hp, shots, blows, cannons, curve } = glance
  const most = Math.max(3, ...curve)
  return (
    <div className="mt-1 flex items-end gap-4 text-sm">
      <ul className="min-w-0 flex-1 leading-snug">
        <li>{hp} hit points</li>
        <li>
          Shots: {shots.flips}
          {shots.flips > 0 && `, each hits ${share(shots.odds)}`}
          {cannons > 0 && `, ${cannons} by cannon`}
        </li>
        <li>
          Melee: {blows.flips}
          {blows.flips > 0 && `, each hits ${share(blows.odds)}`}
        </li>
      </ul>
      <div className="shrink-0">
        <svg viewBox="0 0 104 40" width="104" height="40" aria-hidden="true">
          {curve.map((count, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar for each price
            <g key={index} transform={`translate(${index * 13} 0)`}>
              <rect
                x="1"
                y={28 - (26 * count) / most}
                width="10"
                height={(26 * count) / most}
                className="fill-sea"
              />
              <path d="M1 28.500H11" className="stroke-rule" />
              <text x="6" y="39" fontSize="10" textAnchor="middle" className="fill-soft">
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
        <span className="sr-only">
          By price:{' '}
          {curve.flatMap((count, index) => (count > 0 ? [`${count} for ${index + 1}`] : [])).join(', ') ||
            'none'}
        </span>
      </div>
    </div>
  )
}
