'use client'
import { type KeyboardEvent, useMemo, useState } from 'react'
import type { BoardProps } from '../board'
import { useFollow } from '../kit/useFollow'
import { Arena } from './Arena'
import { Choosing, Dealt, Drafting, type TableProps } from './Mustering'
import { Proofs } from './Proofs'
import { draftOf, intoZone, litBy, orderWith, type Play, playsOf, zoneKey } from './plays'
import { Reader } from './Reader'
import { dieKeys } from './rolls'
import { Side } from './Side'
import type { Scene } from './scene'
import { diceOf } from './score'
import { challengeAt, sentenceOf, whyNot } from './sentences'
import { useInSight } from './useInSight'
import { type HeroName, readMove, readView } from './view'
import { capital, gainAt, gainShort, shortName, titleAt } from './words'

/** The table of LootQuest: armadas are chosen first, and then loot and barge. */
export default function LootBoard(props: BoardProps) {
  const view = useMemo(() => readView(props.view), [props.view])
  const table = { ...props, table: view }
  if (view.phase === 'armadas')
    return view.armadas === 'dealt' ? <Dealt {...table} /> : <Choosing {...table} />
  if (view.phase === 'draft') return <Drafting {...table} />
  return <Playing {...table} />
}

/** Where a choice goes on: a lit zone, a face to turn to, a die for a text. */
const NEXT = ['button[data-zone][data-lit]', 'button[data-face]', 'button[data-die][data-lit]']

/** A card that is read, perhaps for one of its zones. */
type Looked = {
  readonly hero: HeroName
  readonly isMine: boolean
  readonly zone?: number
  readonly note?: string | undefined
}

/** The match: the opponent above, the arena, and one's own side below. */
function Playing({ table: view, mySeat, seats, decisions, proposal, propose, check }: TableProps) {
  const plays = useMemo(() => playsOf(decisions), [decisions])
  const [looked, setLooked] = useState<Looked>()
  // What lies there on arrival lies still.
  const [shown] = useState(() => new Set(dieKeys(view)))
  const bottom = mySeat ?? 0
  const move = readMove(proposal?.move)
  const draft = draftOf(proposal?.move)
  const lit = litBy(plays, draft)
  const decision = decisions[0]?.id
  const follow = useFollow(proposal && !proposal.ready ? JSON.stringify(proposal.move) : undefined, NEXT)

  useInSight(follow.ref, draft.die)

  const choose = ({ decision, move }: Play) => {
    setLooked(undefined)
    propose({ move, sentence: sentenceOf(move, view, seats, bottom), ready: true }, decision)
  }
  const think = (next: unknown, sentence: string) => {
    setLooked(undefined)
    propose({ move: next, sentence, ready: false }, decision)
  }
  const chooseDie = (die: number) => {
    const face = diceOf(view, bottom).find(({ hero }) => hero === die)?.face
    think(
      { die, by: null },
      `${capital(shortName(titleAt(view, bottom, die)))}’s ${face}: choose a lit zone.`,
    )
  }
  const tapDie = (die: number) => {
    if (draft.by !== null) {
      const uses = plays.texts.filter(({ move }) => move.by === draft.by && move.die === die)
      const [only] = uses
      if (only && only.move.type === 'reroll') return choose(only)
      if (only) return think({ die, by: draft.by }, 'Choose the face to turn it to.')
    }
    if (draft.die === die && draft.by === null) return propose(null)
    if (plays.places.some(({ move }) => move.die === die)) return chooseDie(die)
  }
  const tapZone = (hero: number, zone: number) => {
    const key = zoneKey({ hero, zone })
    const [only, ...more] = intoZone(plays, key)
    const play = lit.zones.get(key) ?? (draft.die === null && more.length === 0 ? only : undefined)
    if (play) return choose(play)
    const name = view.sides[bottom]?.armada[hero]
    const note = decision && whyNot(view, bottom, { hero, zone }, draft.die)
    if (name) setLooked({ hero: name, isMine: true, zone, note })
  }
  const chooseText = (by: number) => {
    if (draft.by === by) return propose(null)
    const use = gainAt(view, bottom, by)
    think(
      { die: null, by },
      `${titleAt(view, bottom, by)}: ${use ? gainShort(use) : 'use its text'}. Choose the die.`,
    )
  }
  const order = move?.type === 'order' ? move.challenges : undefined
  const tapOrder = (card: number) => {
    const challenges = orderWith(order ?? [], card)
    const whole = plays.orders.find(({ move }) => move.challenges.join() === challenges.join())
    if (whole) return choose(whole)
    if (challenges.length === 0) return propose(null)
    const named = challenges.map(
      (slot) => challengeAt(view, bottom, slot)?.name ?? titleAt(view, bottom, slot),
    )
    think({ type: 'order', challenges }, `First ${named.join(', then ')}. Tap what comes next.`)
  }
  const takeBack = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape') return
    if (looked) return setLooked(undefined)
    // What has the focus may go with what is taken back.
    const mark = draft.by !== null ? `[data-text="${draft.by}"]` : `[data-die="${draft.die}"]`
    currentTarget.querySelector<HTMLElement>(mark)?.focus()
    propose(null)
  }
  const mind = JSON.stringify(move)
  const scene: Scene = {
    view,
    seats,
    check,
    bottom,
    lit,
    draft,
    ghost: move?.type === 'place' ? move : undefined,
    shown,
    tapDie,
    takeDie: chooseDie,
    drop: (die, zone) => {
      const play = intoZone(plays, zone).find(({ move }) => move.die === die)
      if (play) choose(play)
    },
    tapZone,
    read: (seat, hero) => setLooked({ hero, isMine: seat === bottom }),
    choose,
  }
  const reader = looked && (
    <Reader hero={looked.hero} zone={looked.zone} note={looked.note} close={() => setLooked(undefined)} />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its buttons are told
    <div
      {...follow}
      className="space-y-2"
      data-asked={decisions.map(({ id }) => id).join(' ')}
      data-columns=""
      onKeyDown={takeBack}
    >
      <div className="relative space-y-2">
        <Side seat={1 - bottom} scene={scene} />
        <Arena
          scene={scene}
          plays={plays}
          order={order}
          isChosen={(play) => JSON.stringify(play.move) === mind}
          chooseText={chooseText}
          tapOrder={tapOrder}
        />
        {looked?.isMine && reader}
      </div>
      <div className="relative">
        <Side seat={bottom} scene={scene} />
        {looked && !looked.isMine && reader}
      </div>
      <Proofs view={view} seats={seats} check={check} />
    </div>
  )
}
