'use client'
import { CARDS, weaponsOf } from '@marque/rules/raiding-parties/facts'
import { Button } from '@/parts/Button'
import { abilityWords, titleOf, weaponTitles } from './abilities'
import { Hits, PlayingCard } from './art/signs'
import { CardSheet, Picture, SmallCard, weaponNote } from './cards'
import { oddsOf, percent } from './odds'
import type { Deed, Draft, Play } from './plays'
import type { CardName, Flip, Unit, View } from './view'
import { buttonWords, flipEnd, flipFor, flipHits, oddsFor, type Seats, situation, weaponHits } from './words'

type Props = {
  readonly view: View
  readonly seats: Seats
  readonly draft: Draft | undefined
  readonly deeds: readonly Deed[]
  readonly finds: readonly Play[]
  readonly answers: readonly Play[]
  readonly looked: CardName | undefined
  readonly isChosen: (play: Play) => boolean
  readonly take: (deed: Deed) => void
  readonly choose: (play: Play) => void
}

/** What the eye goes to in between: what is asked, the card that acts, a card looked at, or the last flips. */
export function Desk(props: Props) {
  const { view, seats, draft, answers, looked } = props
  const unit = draft && view.units.find(({ id }) => id === draft.by)
  return (
    <div className="flex min-h-28 flex-col justify-center gap-2">
      <Flips flips={view.latest.slice(-4)} seats={seats} />
      {answers.length > 0 && <Answers {...props} />}
      {unit && props.deeds.length > 0 && <Acting unit={unit} {...props} />}
      {!unit && answers.length === 0 && looked && <CardSheet card={looked} />}
      {!unit && answers.length === 0 && !looked && view.latest.length === 0 && (
        <p className="text-center text-sm text-soft">Tap a card to read it.</p>
      )}
      {props.finds.length > 0 && <Finds {...props} />}
    </div>
  )
}

/** The playing cards that were flipped last, and what came of each. */
export function Flips({ flips, seats }: { readonly flips: readonly Flip[]; readonly seats: Seats }) {
  if (flips.length === 0) return null
  return (
    <ul aria-label="The latest flips" className="grid gap-x-3 gap-y-1 sm:grid-cols-2">
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

const CHOICE =
  'flex min-h-11 w-full items-center gap-2 rounded-lg border border-lit px-2.5 py-1 text-left leading-tight hover:bg-wash aria-pressed:bg-wash aria-pressed:ring-2 aria-pressed:ring-lit'

/** The card that is to act, with its weapons and abilities to choose from. */
function Acting({ unit, view, draft, deeds, take }: Props & { readonly unit: Unit }) {
  return (
    <section
      aria-label={`${titleOf(unit.card)}: what to do`}
      className="flex items-start gap-2 rounded-lg border border-lit bg-sheet p-2"
    >
      <Picture card={unit.card} className="w-18 shrink-0 rounded" />
      <div className="min-w-0 flex-1 space-y-1">
        <h3 className="text-base">{titleOf(unit.card)}</h3>
        {deeds.map((deed) => (
          <button
            key={deed.key}
            type="button"
            data-deed={deed.key}
            aria-pressed={draft?.deed === deed.key}
            onClick={() => take(deed)}
            className={CHOICE}
          >
            <DeedWords deed={deed} unit={unit} view={view} />
          </button>
        ))}
      </div>
    </section>
  )
}

const verbs: Readonly<Partial<Record<Deed['type'], string>>> = {
  shoot: 'shoot',
  charge: 'charge',
  strike: 'strike',
}

function DeedWords({ deed, unit, view }: { readonly deed: Deed; readonly unit: Unit; readonly view: View }) {
  const { type, weapon: name } = deed
  const hits = name ? weaponHits(view, unit, name) : type === 'use' ? flipHits(view, unit) : undefined
  const weapon = weaponsOf(view, unit).find((one) => one.name === name)
  return (
    <>
      <span className="flex-1">
        <b>{weapon ? `${weaponTitles[weapon.name]}: ${verbs[type]}` : abilityTitle(type, unit)}</b>
        {weapon && <span className="block text-sm text-soft">{weaponNote(weapon)}</span>}
        {!weapon && <span className="block text-sm text-soft">{abilityNote(unit)}</span>}
      </span>
      {hits && (
        <span className="shrink-0 whitespace-nowrap">
          <Hits hits={hits} /> <b className="tabular">{percent(oddsOf(hits, view))}</b>
        </span>
      )}
    </>
  )
}

const abilityTitle = (type: Deed['type'], { card }: Unit): string =>
  type === 'rally'
    ? 'Let one attack again'
    : type === 'search'
      ? 'Search your locker'
      : CARDS[card].abilities.includes('ransacks')
        ? 'Ransack a hold'
        : 'Call a Pirate'

const abilityNote = ({ card }: Unit): string =>
  CARDS[card].abilities.map((ability) => abilityWords[ability]).join(' ')

/** What an opponent's move, or one's own, asks before play goes on. */
function Answers({ view, seats, answers, isChosen, choose }: Props) {
  return (
    <fieldset className="rounded-lg border border-lit bg-sheet p-2">
      <legend className="px-1 text-sm font-semibold">
        {situation(view, seats) ?? 'What you can choose'}
      </legend>
      <div className="grid gap-1.5 sm:grid-cols-2">
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
    </fieldset>
  )
}

/** Cards of the locker of which one may be taken. */
function Finds({ finds, isChosen, choose }: Props) {
  return (
    <fieldset className="rounded-lg border border-lit bg-sheet p-2">
      <legend className="px-1 text-sm font-semibold">Take one from your locker</legend>
      <ul className="flex flex-wrap gap-1.5">
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
