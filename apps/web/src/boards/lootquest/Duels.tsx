'use client'
import { heroOf, oddsOf, secondOdds } from '@marque/rules/lootquest/facts'
import { Button } from '@/parts/Button'
import { withArrows } from '../kit/arrows'
import { atStart, whose } from '../kit/captains'
import { ChallengeMark, DieFace } from './art/marks'
import { Portrait } from './art/Portrait'
import { asFace, colourAt } from './faces'
import { Proof } from './Proofs'
import { type FacedRoll, facedNow } from './rolls'
import type { ArenaProps as Props, Scene } from './scene'
import { challengeAt, challengeNow, challengerOf } from './sentences'
import { challengeWords, titleOf } from './text'
import { Verdict } from './Verdict'
import { heroAt, percent, shortName, taskShort, titleAt } from './words'

/** Challenges that were faced, with what was rolled, and those to come, which may have to be put in order. */
export function Challenges({ scene, plays, order, tapOrder }: Props) {
  const { view, seats } = scene
  const faced = facedNow(view)
  const seat = challengerOf(view)
  const isOrdering = plays.orders.length > 0
  if (faced.length === 0 && view.challenges.length === 0) return null
  return (
    <ul aria-label="Challenges" className="flex flex-wrap justify-center gap-1.5" onKeyDown={withArrows}>
      {faced.map((roll) => (
        <FacedChallenge key={`${roll.action}.${roll.draw}`} roll={roll} scene={scene} />
      ))}
      {view.challenges.map((card, at) => {
        const hero = heroAt(view, seat, card)
        const challenge = challengeAt(view, seat, card)
        if (!hero || !challenge) return null
        const place = order?.indexOf(card) ?? -1
        const inside = (
          <>
            <Portrait hero={hero} size={36} />
            <ChallengeMark size={18} />
            <span className="text-left text-sm leading-tight">
              <b>{challenge.name}</b>
              <span aria-hidden="true" className="block">
                {taskShort(challenge.task)}
              </span>
              <span className="sr-only">
                {' '}
                of {whose(seats, seat)} {titleOf(hero)}. {challengeWords(challenge)}
              </span>
            </span>
          </>
        )
        return (
          <li key={card}>
            {isOrdering ? (
              <button
                type="button"
                data-challenge={card}
                data-lit=""
                aria-pressed={place >= 0}
                onClick={() => tapOrder(card)}
                className={`flex min-h-11 items-center gap-1.5 rounded-lg bg-sheet px-1.5 py-1 ${place >= 0 ? 'ring-3 ring-sea' : 'ring-2 ring-lit'}`}
              >
                {inside}
                <b className="tabular min-w-5 text-center font-serif text-lg">
                  {place >= 0 ? place + 1 : ''}
                </b>
              </button>
            ) : (
              <div
                className={`flex items-center gap-1.5 rounded-lg border border-line bg-sheet px-1.5 py-1 ${at === 0 ? '' : 'text-soft [&_svg]:opacity-60'}`}
              >
                {inside}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function FacedChallenge({
  roll,
  scene: { view, seats, check },
}: {
  readonly roll: FacedRoll
  readonly scene: Scene
}) {
  const {
    seat,
    dice,
    faced: { by, against, ok },
  } = roll
  const hero = dice[0]?.hero ?? 0
  const name = heroAt(view, seat, hero)
  const challenge = challengeAt(view, 1 - seat, by)
  if (!name || !challenge) return null
  return (
    <li
      data-faced={ok ? 'held' : 'failed'}
      className="flex items-center gap-1 rounded-lg border border-line bg-sheet px-1 text-sm leading-none"
    >
      <Portrait hero={name} size={32} />
      <span>
        <span className="sr-only">
          {atStart(whose(seats, seat))} {titleOf(name)} faced the {challenge.name} of{' '}
          {titleAt(view, 1 - seat, by)} and rolled {dice.map(({ face }) => face).join(' and ')}
          {against !== null && ` against ${against}`}
        </span>
        <span aria-hidden="true" className="flex items-center gap-0.5">
          {dice.map(({ face }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rolls of one die, in their order
            <DieFace key={at} face={asFace(face)} colour={colourAt(view, seat, hero)} size={20} />
          ))}
          {against !== null && <b> vs {against}</b>}
        </span>
        <Proof roll={roll} check={check} />
      </span>
      <Verdict ok={ok} />
    </li>
  )
}

/** A button that answers what is asked. */
export const answer =
  'border-lit bg-sheet whitespace-normal aria-pressed:bg-wash aria-pressed:ring-2 aria-pressed:ring-lit'

/** Which hero faces the challenge, each with its chance. */
export function WhoFaces({ scene, plays, isChosen }: Props) {
  const { view, seats, choose } = scene
  const now = challengeNow(view)
  if (!now) return null
  const seat = 1 - challengerOf(view)
  return (
    <fieldset>
      <legend className="mb-1 leading-tight">
        <b>{now.challenge.name}</b> by {whose(seats, challengerOf(view))} {titleOf(now.by)}: who faces it?
      </legend>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-1.5" onKeyDown={withArrows}>
        {plays.faces.map((play) => {
          const hero = heroAt(view, seat, play.move.hero)
          if (!hero) return null
          return (
            <li key={play.move.hero}>
              <button
                type="button"
                data-move={JSON.stringify(play.move)}
                data-lit=""
                aria-pressed={isChosen(play)}
                onClick={() => choose(play)}
                className="flex min-h-11 w-full items-center gap-1.5 rounded-lg border border-lit bg-sheet p-1 text-left leading-none aria-pressed:bg-wash aria-pressed:ring-2 aria-pressed:ring-lit"
              >
                <Portrait hero={hero} size={36} />
                <span className="min-w-0 text-sm">
                  {shortName(titleOf(hero))}
                  <b className="tabular block text-base">
                    {percent(oddsOf(heroOf(hero), now.challenge, heroOf(now.by)))}
                  </b>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

/** Whether a hero that missed rolls once more. */
export function Again({ scene, plays, isChosen }: Props) {
  const { view, choose } = scene
  const now = challengeNow(view)
  const { duel } = view
  const seat = 1 - challengerOf(view)
  const hero = duel ? heroAt(view, seat, duel.hero) : undefined
  if (!now || !duel || !hero) return null
  const odds = percent(secondOdds(heroOf(hero), now.challenge, heroOf(now.by), duel.against))
  return (
    <fieldset>
      <legend className="mb-1 leading-tight">
        {titleOf(hero)} rolled {duel.faces.join(' and ')}, which will not do. Once more?
      </legend>
      <div className="flex gap-1.5">
        {plays.again.map((play) => (
          <Button
            key={String(play.move.roll)}
            data-move={JSON.stringify(play.move)}
            aria-pressed={isChosen(play)}
            onClick={() => choose(play)}
            className={`${answer} flex-1`}
          >
            {play.move.roll ? `Roll again, ${odds}` : 'Leave it'}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
