'use client'
import { useMemo } from 'react'
import { Button } from '@/parts/Button'
import { Emblem } from '@/parts/Emblem'
import type { BoardProps } from '../board'
import { atStart, captain, type Seats, whose } from '../kit/captains'
import { Armada, Draft, Muster } from './Chooser'
import { playsOf } from './plays'
import { sentenceOf } from './sentences'
import { type HeroName, readMove, type View } from './view'

// Before the first roll: armadas are chosen in secret, drafted, or dealt (A3).

export type TableProps = BoardProps & { readonly table: View }

/** Armadas are chosen in secret, and shown together. */
export function Choosing({ table: view, decisions, proposal, propose, seats, mySeat }: TableProps) {
  const asked = decisions.find(({ id }) => id.startsWith('armada-'))
  const ready = (
    <ul className="flex flex-wrap gap-x-4 text-sm text-soft">
      {view.ready.map((isReady, seat) =>
        seat === mySeat && asked ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat} className="flex items-center gap-1">
            <Emblem seat={seat} size={18} />
            {atStart(captain(seats, seat))}{' '}
            {isReady ? 'chose' : captain(seats, seat) === 'you' ? 'still choose' : 'still chooses'}
            {isReady && '; seen when both have chosen'}
          </li>
        ),
      )}
    </ul>
  )
  if (asked)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its buttons are told
      <div data-asked={asked.id} data-columns="" onKeyDown={({ key }) => key === 'Escape' && propose(null)}>
        <Muster legal={asked.legal} proposal={proposal} propose={(next) => propose(next, asked.id)}>
          {ready}
        </Muster>
      </div>
    )
  return (
    <div className="space-y-3" data-columns="">
      <p>
        Armadas are chosen in secret: {view.ready.filter(Boolean).length} of {view.ready.length} are ready.
      </p>
      {ready}
      {view.own && <Armada title="Your armada, seen by you alone" heroes={view.own.armada} />}
    </div>
  )
}

/** Both armadas, the opponent's first. */
function Armadas({
  view,
  seats,
  bottom,
}: {
  readonly view: View
  readonly seats: Seats
  readonly bottom: number
}) {
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {[1 - bottom, bottom].map((seat) => {
        const heroes = view.sides[seat]?.armada ?? []
        const count = heroes.length < view.heroes ? `, ${heroes.length} of ${view.heroes}` : ''
        return <Armada key={seat} title={`${atStart(whose(seats, seat))} armada${count}`} heroes={heroes} />
      })}
    </div>
  )
}

/** Heroes were dealt: whoever loots first sets sail. */
export function Dealt({ table: view, decisions, proposal, propose, seats, mySeat }: TableProps) {
  const [asked] = decisions
  const move = readMove(asked?.legal[0]?.move)
  const set = () =>
    propose({ move, sentence: 'Set sail with the heroes that were dealt, and roll for LOOT.', ready: true })
  return (
    <div className="space-y-3" data-columns="" data-asked={decisions.map(({ id }) => id).join(' ')}>
      <Armadas view={view} seats={seats} bottom={mySeat ?? 0} />
      {asked && move ? (
        <Button data-move={JSON.stringify(move)} aria-pressed={proposal !== null} onClick={set} look="sea">
          Set sail
        </Button>
      ) : (
        <p>{atStart(captain(seats, view.first))} will set sail, and roll for LOOT.</p>
      )}
    </div>
  )
}

/** Heroes are taken in turn, for all to see. */
export function Drafting({ table: view, decisions, proposal, propose, seats, mySeat }: TableProps) {
  const plays = useMemo(() => playsOf(decisions), [decisions])
  const move = readMove(proposal?.move)
  const bottom = mySeat ?? 0
  const owner = (hero: HeroName) => {
    const seat = view.sides.findIndex(({ armada }) => armada.includes(hero))
    return seat < 0 ? undefined : atStart(whose(seats, seat))
  }
  const take = (hero: HeroName) => {
    const play = plays.drafts.get(hero)
    if (!play) return
    const sentence = sentenceOf(play.move, view, seats, bottom)
    propose({ move: play.move, sentence, ready: true }, play.decision)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its buttons are told
    <div
      data-asked={decisions.map(({ id }) => id).join(' ')}
      data-columns=""
      onKeyDown={({ key }) => key === 'Escape' && propose(null)}
    >
      <Draft
        open={new Set(plays.drafts.keys())}
        chosen={move?.type === 'draft' ? move.hero : undefined}
        note={owner}
        take={take}
      >
        <Armadas view={view} seats={seats} bottom={bottom} />
      </Draft>
    </div>
  )
}
