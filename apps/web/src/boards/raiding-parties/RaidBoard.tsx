'use client'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { Button } from '@/parts/Button'
import type { BoardProps } from '../board'
import { useFollow } from '../kit/useFollow'
import { titleOf } from './abilities'
import { Builder } from './Builder'
import { CardSheet } from './cards'
import { Desk } from './Desk'
import { Hold } from './Hold'
import { Lockers, MyParty } from './Lockers'
import { fightersIn, meleesOf } from './melees'
import { NoMansLand } from './NoMansLand'
import { chosenDeed, type Deed, draftOf, holdOf, litBy, type Play, playsOf, targetOf } from './plays'
import { type Scene, Side } from './Side'
import { type CardName, type Move, readMove, readView, type Unit, type View } from './view'
import { sentenceOf, whyNotEnd } from './words'

/** The table of Raiding Parties: parties are chosen first, and then fight. */
export default function RaidBoard(props: BoardProps) {
  const { view: json, decisions, proposal, propose, mySeat } = props
  const view = useMemo(() => readView(json), [json])
  const party = decisions.find(({ id }) => id.startsWith('party-'))
  if (view.phase !== 'parties') return <Battle {...props} table={view} />
  if (party) {
    const draft = readMove(proposal?.move)
    return (
      <div data-asked={party.id}>
        <Builder
          gold={view.gold}
          draft={draft?.type === 'party' ? draft : undefined}
          propose={(next) => propose(next, party.id)}
        />
      </div>
    )
  }
  const chosen = view.players.filter(({ hasParty }) => hasParty).length
  return (
    <div className="space-y-3">
      <p>
        Parties are chosen in secret: {chosen} of {view.players.length} are ready to sail.
      </p>
      {mySeat !== null && view.own?.party && <MyParty cards={view.own.party} />}
    </div>
  )
}

/** Where a choice goes on, the first of them that is there: a target, a card to be found, a weapon or ability. */
const NEXT = ['button[data-lit]', 'button[data-hold]', 'button[data-find]', 'button[data-deed]']

/** A card that is read, and where it lay: it is shown below, so that nothing moves under the finger. */
type Looked = { readonly card: CardName; readonly from: 'desk' | 'side' | 'hold' }

const without = (types: readonly Move['type'][]) => (play: Play) => !types.includes(play.move.type)

/**
 * The battle: the others above, who fights in the middle, your own side and hold below. On a wide screen they face
 * each other, the others on the left and you on the right, so that your hold is always in sight.
 */
function Battle(props: BoardProps & { readonly table: View }) {
  const { table: view, mySeat, seats, decisions, proposal, propose } = props
  const plays = useMemo(() => playsOf(decisions), [decisions])
  const melees = useMemo(() => meleesOf(view), [view])
  const [looked, setLooked] = useState<Looked>()
  const draft = draftOf(proposal?.move)
  const move = readMove(proposal?.move)
  const deed = chosenDeed(plays, draft)
  const lit = litBy(plays, deed)
  const bottom = mySeat ?? 0
  const turn = decisions[0]?.id
  const follow = useFollow(proposal && !proposal.ready ? JSON.stringify(proposal.move) : undefined, NEXT)

  const choose = ({ decision, move }: Play) =>
    propose({ move, sentence: sentenceOf(move, view, seats), ready: true }, decision)
  const think = (by: number, deed: string | null, sentence: string) =>
    propose({ move: { by, deed }, sentence, ready: false }, turn)
  const take = (unit: Unit, deed: Deed) => {
    const [play] = deed.plays
    const isWhole = play && targetOf(play.move) === undefined && holdOf(play.move) === undefined
    if (isWhole && deed.type !== 'search') return choose(play)
    think(unit.id, deed.key, missing[deed.type] ?? `${titleOf(unit.card)}: choose a target.`)
  }
  const tap = (unit: Unit) => {
    const play = lit.units.get(unit.id)
    if (play) return choose(play)
    const deeds = plays.deeds.get(unit.id)
    const [only] = deeds ?? []
    const from = unit.seat === bottom && !scene.fighters.has(unit.id) ? 'side' : 'desk'
    setLooked(deeds ? undefined : { card: unit.card, from })
    if (!only) return draft && propose(null)
    if (deeds?.length === 1) return take(unit, only)
    think(unit.id, null, `${titleOf(unit.card)}: choose a weapon${canDoElse(deeds) ? ' or an ability' : ''}.`)
  }
  const tapHold = (card: CardName) => {
    setLooked({ card, from: 'hold' })
    const play = plays.hold.get(card)
    if (play) choose(play)
  }
  const takeBack = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape') return
    // The button that had the focus may go with what is taken back.
    if (draft) currentTarget.querySelector<HTMLElement>(`[data-unit="${draft.by}"]`)?.focus()
    setLooked(undefined)
    propose(null)
  }
  const mind = JSON.stringify(move)
  const target = move && targetOf(move)
  const scene: Scene = {
    view,
    seats,
    lit,
    ready: new Set(plays.deeds.keys()),
    fighters: fightersIn(melees),
    chosen: new Set([draft?.by, target].flatMap((id) => id ?? [])),
    chosenHold: move && holdOf(move),
    tap,
    aimAt: choose,
  }
  const acting = draft && view.units.find(({ id }) => id === draft.by)
  const others = view.players.map((_, step) => (bottom + step) % view.players.length).slice(1)
  const end = plays.plain.find((play) => play.move.type === 'end')
  const isMyTurn = decisions.some(({ id }) => id.startsWith('turn-'))
  const desk = (
    <Desk
      view={view}
      seats={seats}
      draft={draft}
      deeds={(draft && plays.deeds.get(draft.by)) ?? []}
      finds={searches(lit.finds, plays.deeds, isMyTurn)}
      answers={plays.plain.filter(without(['end']))}
      isChosen={(play) => JSON.stringify(play.move) === mind}
      take={(deed) => acting && take(acting, deed)}
      choose={choose}
    >
      {looked?.from === 'desk' && <CardSheet card={looked.card} />}
      {!looked && view.latest.length === 0 && (
        <p className="text-center text-sm text-soft">Tap a card to read it.</p>
      )}
    </Desk>
  )
  // Several opponents fill a column of their own.
  const isCrowded = others.length > 1
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its buttons are told
    <div
      {...follow}
      className="space-y-2"
      data-asked={decisions.map(({ id }) => id).join(' ')}
      data-columns=""
      onKeyDown={takeBack}
    >
      <div className="grid grid-cols-1 gap-2 lg:grid-cols-2 lg:items-start">
        <div className="space-y-2">
          <div
            className={`grid grid-cols-1 gap-2 ${isCrowded ? 'sm:max-lg:grid-cols-2 sm:max-lg:*:nth-3:col-span-2' : ''}`}
          >
            {others.map((seat) => (
              <Side key={seat} seat={seat} scene={scene} />
            ))}
          </div>
          <NoMansLand melees={melees} scene={scene} />
          {!isCrowded && desk}
        </div>
        <div className="space-y-2 lg:sticky lg:top-4">
          {isCrowded && desk}
          <Side seat={bottom} scene={scene} />
          {looked?.from === 'side' && <CardSheet card={looked.card} />}
          {view.own && mySeat !== null && (
            <Hold
              hold={view.own.hold}
              plays={plays.hold}
              chosen={move?.type === 'play' ? move.card : undefined}
              tap={tapHold}
              note={end ? '' : isMyTurn ? whyNotEnd(view, bottom) : 'seen by you alone'}
            >
              {end && (
                <Button
                  data-move={JSON.stringify(end.move)}
                  aria-pressed={move?.type === 'end'}
                  onClick={() => choose(end)}
                  className="border-lit aria-pressed:bg-wash aria-pressed:ring-2 aria-pressed:ring-lit"
                >
                  End turn
                </Button>
              )}
            </Hold>
          )}
          {looked?.from === 'hold' && <CardSheet card={looked.card} />}
        </div>
      </div>
      <Lockers view={view} seats={seats} />
    </div>
  )
}

/** What a chosen deed still wants. */
const missing: Readonly<Partial<Record<Move['type'], string>>> = {
  ransack: 'Choose a hold to ransack.',
  rally: 'Choose who attacks again.',
  search: 'Choose a card of your locker.',
}

const canDoElse = (deeds: readonly Deed[] | undefined) => deeds?.some(({ weapon }) => !weapon)

/** A search out of turn is asked for itself, and needs no card chosen before. */
function searches(
  finds: readonly Play[],
  deeds: ReadonlyMap<number, readonly Deed[]>,
  isMyTurn: boolean,
): readonly Play[] {
  if (isMyTurn) return finds
  return [...deeds.values()].flat().flatMap(({ type, plays }) => (type === 'search' ? plays : []))
}
