'use client'
import { Flag } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Button } from '@/parts/Button'
import type { BoardProps } from '../board'
import { Before, Pile } from './Aside'
import { CardFace } from './cards'
import { cardOf } from './faces'
import { Hand } from './Hand'
import { type Play, playsOf } from './plays'
import { Hands, Scores } from './Reckoning'
import { Table } from './Table'
import { type Move, readMove, readView, type View } from './view'
import { buttonWords, goldOf, STAKES, sentenceOf } from './words'

/** The table of All Hands on Deck! What is open all at once can be chosen all at once; the ask follows. */
export default function DeckBoard({ view: json, mySeat, seats, decisions, proposal, propose }: BoardProps) {
  const view = useMemo(() => readView(json), [json])
  const plays = useMemo(() => playsOf(decisions), [decisions])
  const { some } = plays
  const draft = readMove(proposal?.move)
  const chosen = draft && some?.type === draft.type ? draft.cards : []

  const choose = ({ decision, move }: Play) =>
    propose({ move, sentence: sentenceOf(move, view, seats), ready: true }, decision)
  const mind = JSON.stringify(draft)
  const isChosen = ({ move }: Play) => JSON.stringify(move) === mind
  const toggle = (item: string) => {
    if (!some) return
    const cards = chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen, item]
    if (cards.length === 0) return propose(null, some.decision)
    const move: Move = { type: some.type, cards }
    const ready = cards.length >= some.min && cards.length <= some.max
    propose({ move, sentence: sentenceOf(move, view, seats), ready }, some.decision)
  }

  const over = view.players.some(({ hand }) => hand)
  const choices = { view, isChosen, choose }
  return (
    <div className="space-y-2" data-asked={decisions.map(({ id }) => id).join(' ')}>
      <Keeps plays={plays.keeps} {...choices} />
      {!over && <Table seats={seats} plays={plays} {...choices} />}
      <Choices plays={plays.plain} {...choices}>
        {[...plays.captains.values()].some(({ move }) => move.type === 'call') && (
          <p className="flex w-full items-center gap-1 text-sm leading-tight text-soft" title={STAKES}>
            <Flag size={14} className="shrink-0" aria-hidden="true" />
            Over twelve, you gain a card; if not, you lose two.
          </p>
        )}
      </Choices>
      {view.own && !over && (
        <Hand
          own={view.own}
          from={some?.from}
          chosen={chosen}
          sum={draft && chosen.length > 0 ? sumOf(draft, view, mySeat) : undefined}
          toggle={toggle}
        />
      )}
      <Hands view={view} seats={seats} />
      <Scores view={view} seats={seats} />
      <Before view={view} seats={seats} />
      <Pile view={view} />
    </div>
  )
}

function sumOf(draft: Move, view: View, mySeat: number | null): string | undefined {
  if (draft.type === 'bid') return `, ${draft.cards.length} for ${goldOf(draft.cards, view, mySeat)} gold`
  return draft.type === 'discard' ? `, ${draft.cards.length} to go` : undefined
}

type ChoicesProps = {
  readonly plays: readonly Play[]
  readonly view: View
  readonly isChosen: (play: Play) => boolean
  readonly choose: (play: Play) => void
}

/** What can be chosen in words. */
function Choices({
  plays,
  view,
  isChosen,
  choose,
  children,
}: ChoicesProps & { readonly children: ReactNode }) {
  if (plays.length === 0) return null
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">What you can choose</legend>
      {children}
      {plays.map((play) => (
        <Button
          key={JSON.stringify(play.move)}
          data-move={JSON.stringify(play.move)}
          aria-pressed={isChosen(play)}
          onClick={() => choose(play)}
          className="flex-1 aria-pressed:border-lit aria-pressed:bg-wash aria-pressed:ring-2 aria-pressed:ring-lit"
        >
          {buttonWords(play.move, view)}
        </Button>
      ))}
    </fieldset>
  )
}

/** Cards that were drawn or found: one of them may be kept. */
function Keeps({ plays, view, isChosen, choose }: ChoicesProps) {
  if (plays.length === 0) return null
  return (
    <fieldset className="rounded-lg border border-lit bg-well p-2">
      <legend className="px-1 text-sm">Keep one</legend>
      <div className="flex max-h-64 flex-wrap gap-1.5 overflow-y-auto p-1">
        {plays.map((play) => {
          const card = 'card' in play.move ? cardOf(play.move.card) : undefined
          return (
            <button
              key={JSON.stringify(play.move)}
              type="button"
              data-move={JSON.stringify(play.move)}
              aria-pressed={isChosen(play)}
              onClick={() => choose(play)}
              className="relative rounded-[10%] transition aria-pressed:-translate-y-1 aria-pressed:ring-4 aria-pressed:ring-lit"
            >
              {card && <CardFace card={card} width={plays.length > 12 ? 45 : 62} />}
              <span className="sr-only">{buttonWords(play.move, view)}</span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
