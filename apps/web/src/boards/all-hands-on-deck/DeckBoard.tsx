'use client'
import { useMemo } from 'react'
import type { BoardProps } from '../board'
import { LastHand, Pile, Scores } from './Aside'
import { CardFace } from './cards'
import { cardOf } from './faces'
import { Hand } from './Hand'
import { Table } from './Table'
import { type Move, readMove, readView } from './view'
import { sentenceOf } from './words'

/** The table of All Hands on Deck! */
export default function DeckBoard({ view: json, seats, decision, proposal, propose }: BoardProps) {
  const view = useMemo(() => readView(json), [json])
  const legal = decision?.legal ?? []
  const whole = legal.flatMap(({ move, picks }) => (picks ? [] : (readMove(move) ?? [])))
  const described = legal.find(({ picks }) => picks)
  const pick = described?.picks?.[0]
  const from = useMemo(() => new Set(pick?.from.map(String)), [pick])
  const draft = readMove(proposal?.move)
  const chosen = draft && 'cards' in draft ? draft.cards : []

  const some = (cards: readonly string[]) => {
    const base = typeof described?.move === 'object' ? described.move : {}
    const move = readMove({ ...base, cards })
    if (!pick || !move) return
    if (cards.length === 0) return propose(null)
    propose({
      move,
      sentence: sentenceOf(move, view, seats),
      ready: cards.length >= pick.min && cards.length <= pick.max,
    })
  }
  const toggle = (item: string) =>
    some(chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen, item])

  const none: readonly Move[] = pick?.min === 0 ? [{ type: 'discard', cards: [] }] : []
  return (
    <div className="space-y-3">
      <Table view={view} seats={seats} />
      {legal.some(({ move }) => readMove(move)?.type === 'call') && <Stakes />}
      <Choices
        moves={[...none, ...whole]}
        chosen={draft}
        words={(move) => sentenceOf(move, view, seats)}
        choose={(move) => propose({ move, sentence: sentenceOf(move, view, seats), ready: true })}
      />
      {view.own && (
        <Hand hand={view.own.hand} from={from} chosen={chosen} sealed={view.own.sealed} toggle={toggle} />
      )}
      <LastHand view={view} seats={seats} />
      <Scores view={view} seats={seats} />
      <Pile view={view} />
    </div>
  )
}

/** What a call is worth, and what it costs. */
function Stakes() {
  return (
    <p className="rounded-lg border-l-4 border-sea bg-wash px-3 py-2 text-sm">
      Right: you draw all above twelve from that hand, may keep one, and the rest goes overboard. Wrong: two
      of your cards are drawn, one is lost to that captain and one thrown away, and nobody may call that
      captain again this round.
    </p>
  )
}

const pictureOf = (move: Move) => ('card' in move ? cardOf(move.card) : undefined)

/** The whole moves that can be made, each a button, with its card where it has one. */
function Choices({
  moves,
  chosen,
  words,
  choose,
}: {
  readonly moves: readonly Move[]
  readonly chosen: Move | undefined
  readonly words: (move: Move) => string
  readonly choose: (move: Move) => void
}) {
  if (moves.length === 0) return null
  const mind = JSON.stringify(chosen)
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">What you can choose</legend>
      {moves.map((move) => {
        const card = pictureOf(move)
        const key = JSON.stringify(move)
        return (
          <button
            key={key}
            type="button"
            data-move={key}
            aria-pressed={key === mind}
            onClick={() => choose(move)}
            className="flex min-h-11 items-center gap-2 rounded-lg border border-rule bg-sheet px-3 py-1.5 text-left leading-tight hover:bg-wash aria-pressed:border-lit aria-pressed:bg-wash aria-pressed:ring-2 aria-pressed:ring-lit max-sm:w-full"
          >
            {card && <CardFace card={card} width={40} />}
            {words(move)}
          </button>
        )
      })}
    </fieldset>
  )
}
