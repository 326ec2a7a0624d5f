'use client'
import { CARDS, weaponsOf } from '@marque/rules/raiding-parties/facts'
import type { ReactNode } from 'react'
import { Button } from '@/parts/Button'
import { withArrows } from '../kit/arrows'
import type { Seats } from '../kit/captains'
import { abilityWords, titleOf, weaponTitles } from './abilities'
import { Hits, PlayingCard } from './art/signs'
import { Picture, SmallCard, weaponNote } from './cards'
import { oddsOf, percent } from './odds'
import type { Deed, Draft, Play } from './plays'
import type { Flip, Unit, View } from './view'
import { buttonWords, flipEnd, flipFor, flipHits, oddsFor, situation, weaponHits } from './words'

type Props = {
  readonly view: View
  readonly seats: Seats
  readonly draft: Draft | undefined
  readonly deeds: readonly Deed[]
  readonly finds: readonly Play[]
  readonly answers: readonly Play[]
  readonly isChosen: (play: Play) => boolean
  readonly take: (deed: Deed) => void
  readonly choose: (play: Play) => void
  /** What is shown while nothing is to be chosen here. */
  readonly children: ReactNode
}

/** What the eye goes to in between: the last flips, what is asked, or the card that acts. It seldom grows. */
export function Desk(props: Props) {
  const { view, seats, draft, deeds, answers, children } = props
  const unit = draft && view.units.find(({ id }) => id === draft.by)
  const isActing = unit !== undefined && deeds.length > 0
  return (
    <div className="flex min-h-24 flex-col justify-center gap-2">
      {!isActing && <Flips flips={view.latest.slice(answers.length > 0 ? -2 : -3)} seats={seats} />}
      {answers.length > 0 && <Answers {...props} />}
      {isActing && <Acting unit={unit} {...props} />}
      {props.finds.length > 0 && <Finds {...props} />}
      {!isActing && answers.length === 0 && children}
    </div>
  )
}

/** The playing cards that were flipped last, and what came of each. */
export function Flips({ flips, seats }: { readonly flips: readonly Flip[]; readonly seats: Seats }) {
  if (flips.length === 0) return null
  return (
    <ul aria-label="The latest flips" className="grid gap-x-3 gap-y-1 sm:max-lg:grid-cols-2">
      {flips.map((flip, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: flips have no name but their order
        <li key={index} className="flex items-center gap-2 text-sm leading-tight">
          <PlayingCard letter={flip.playing} width={24} />
          <span className="min-w-0">
            {flipFor(flip, seats)} <Hits hits={flip.hits} size={10} />:{' '}
            <b className={flip.hit ? 'text-sea' : ''}>{flipEnd(flip)}</b>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The card that is to act, with its weapons and abilities to choose from. */
function Acting({ unit, view, draft, deeds, take }: Props & { readonly unit: Unit }) {
  return (
    <section
      aria-label={`${titleOf(unit.card)}: what to do`}
      className="flex items-start gap-2 rounded-lg border border-lit bg-sheet p-2"
    >
      <Picture card={unit.card} className="w-18 shrink-0 rounded max-sm:hidden lg:hidden" />
      <div className="min-w-0 flex-1">
        <h3 className="mb-1 text-base leading-none">{titleOf(unit.card)}</h3>
        <div className={`grid gap-1.5 ${deeds.length > 1 ? 'grid-cols-2' : ''}`}>
          {deeds.map((deed) => (
            <button
              key={deed.key}
              type="button"
              data-deed={deed.key}
              aria-pressed={draft?.deed === deed.key}
              onClick={() => take(deed)}
              className="flex min-h-11 flex-wrap items-center gap-x-2 rounded-lg border border-lit px-2 py-1 text-left leading-tight hover:bg-wash aria-pressed:bg-wash aria-pressed:ring-2 aria-pressed:ring-lit"
            >
              <DeedWords deed={deed} unit={unit} view={view} />
            </button>
          ))}
        </div>
      </div>
    </section>
  )
}

const verbs: Readonly<Partial<Record<Deed['type'], string>>> = {
  shoot: 'shoot',
  charge: 'charge',
  strike: 'strike',
}

const abilityTitles: Readonly<Partial<Record<Deed['type'], string>>> = {
  ransack: 'Ransack a hold',
  recruit: 'Recruit a Pirate',
  rally: 'Let one attack again',
  search: 'Search your locker',
}

function DeedWords({ deed, unit, view }: { readonly deed: Deed; readonly unit: Unit; readonly view: View }) {
  const { type, weapon: name } = deed
  const isFlip = type === 'ransack' || type === 'recruit'
  const hits = name ? weaponHits(view, unit, name) : isFlip ? flipHits(view, unit) : undefined
  const weapon = weaponsOf(view, unit).find((one) => one.name === name)
  return (
    <>
      <b>{weapon ? `${weaponTitles[weapon.name]}: ${verbs[type]}` : abilityTitles[type]}</b>
      {hits && (
        <span className="whitespace-nowrap">
          <Hits hits={hits} /> <b className="tabular">{percent(oddsOf(hits, view))}</b>
        </span>
      )}
      <span className="w-full text-sm text-soft">{weapon ? weaponNote(weapon) : abilityNote(unit)}</span>
    </>
  )
}

const abilityNote = ({ card }: Unit): string =>
  CARDS[card].abilities.map((ability) => abilityWords[ability]).join(' ')

/** What an opponent's move, or one's own, asks before play goes on. */
function Answers({ view, seats, answers, isChosen, choose }: Props) {
  return (
    <section aria-label="What you can choose" className="rounded-lg border border-lit bg-sheet p-2">
      <p className="mb-1.5 leading-tight font-semibold">{situation(view, seats)}</p>
      <div className="grid gap-1.5 sm:max-lg:grid-cols-2">
        {answers.map((play) => {
          const odds = oddsFor(play.move, view)
          return (
            <Button
              key={JSON.stringify(play.move)}
              data-move={JSON.stringify(play.move)}
              aria-pressed={isChosen(play)}
              onClick={() => choose(play)}
              className="border-lit whitespace-normal aria-pressed:bg-wash aria-pressed:ring-2 aria-pressed:ring-lit"
            >
              {buttonWords(play.move)}
              {odds && <b className="tabular">{percent(odds)}</b>}
            </Button>
          )
        })}
      </div>
    </section>
  )
}

/** Cards of the locker of which one may be taken. */
function Finds({ finds, isChosen, choose }: Props) {
  return (
    <fieldset className="rounded-lg border border-lit bg-sheet p-2">
      <legend className="px-1 text-sm font-semibold">Take one from your locker</legend>
      <ul className="flex flex-wrap gap-1.5" onKeyDown={withArrows}>
        {finds.map((play) =>
          play.move.type === 'search' ? (
            <li key={play.move.card}>
              <button
                type="button"
                data-find={play.move.card}
                aria-pressed={isChosen(play)}
                onClick={() => choose(play)}
                className="block rounded-md ring-2 ring-lit aria-pressed:ring-4"
              >
                <SmallCard card={play.move.card} showsGold />
                <span className="sr-only">{titleOf(play.move.card)}</span>
              </button>
            </li>
          ) : null,
        )}
      </ul>
    </fieldset>
  )
}
