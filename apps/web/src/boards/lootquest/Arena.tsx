'use client'
import { heroOf, oddsOf } from '@marque/rules/lootquest/facts'
import { Check, X } from 'lucide-react'
import { Button } from '@/parts/Button'
import { Emblem } from '@/parts/Emblem'
import { withArrows } from '../kit/arrows'
import { ChallengeMark, DieFace } from './art/marks'
import { Portrait } from './art/Portrait'
import { asFace, colourAt } from './faces'
import { percent, secondOdds } from './odds'
import { Proof } from './Proofs'
import { type Play, type Plays, usable } from './plays'
import { type Faced, facedOf, latestRoll } from './rolls'
import type { Scene } from './scene'
import { roundOf, scoreNow } from './score'
import { challengeAt, challengeNow, challengerOf } from './sentences'
import { challengeWords, roundTitles, titleOf } from './text'
import { capital, captain, gainAt, gainShort, heroAt, shortName, taskShort, titleAt, whose } from './words'

type Props = {
  readonly scene: Scene
  readonly plays: Plays
  /** The order of challenges chosen so far. */
  readonly order: readonly number[] | undefined
  readonly isChosen: (play: Play) => boolean
  readonly chooseText: (by: number) => void
  readonly tapOrder: (card: number) => void
}

/** Between the sides: LOOT against BARGE, challenges, and what is asked beside the dice. */
export function Arena(props: Props) {
  const { scene, plays } = props
  return (
    <section aria-label="Arena" className="flex min-h-20 flex-col justify-center gap-1.5">
      <Scores scene={scene} />
      <div className="flex flex-wrap items-center justify-center gap-1.5 empty:hidden">
        <Challenges {...props} />
        <Texts {...props} />
      </div>
      {plays.faces.length > 0 && <WhoFaces {...props} />}
      {plays.again.length > 0 && <Again {...props} />}
    </section>
  )
}

/** The looter's score on the left, the barger's on the right, whoever they are. */
function Scores({ scene: { view, seats } }: { readonly scene: Scene }) {
  const { looter, latest } = view
  const score = (seat: number, title: string) => {
    const roll = latestRoll(view, seat)
    return (
      <div className={seat === looter ? '' : 'text-right'}>
        <p className={`flex items-center gap-1.5 ${seat === looter ? '' : 'flex-row-reverse'}`}>
          <Emblem seat={seat} size={26} />
          <span className="text-sm leading-none font-semibold">
            <span className="sr-only">{capital(captain(seats, seat))}: </span>
            {title}
          </span>
          <b
            data-score={title}
            className="tabular min-w-7 rounded bg-sheet px-1.5 text-center font-serif text-2xl leading-tight"
          >
            {scoreNow(view, seat)}
          </b>
        </p>
        {roll?.turn === view.turn && <Proof roll={roll} />}
      </div>
    )
  }
  const before = latest && latest.turn < view.turn ? latest : undefined
  return (
    <div className="flex items-start justify-between gap-2">
      {score(looter, 'LOOT')}
      <p className="min-w-0 text-center text-sm leading-tight text-soft">
        Turn {view.turn}
        {before && (
          <span className="block" data-latest="">
            before: {before.loot}–{before.barge}, +{before.gained}
          </span>
        )}
      </p>
      {score(1 - looter, 'BARGE')}
    </div>
  )
}

/** Challenges that were faced, with what was rolled, and those to come, which may have to be put in order. */
function Challenges({ scene, plays, order, tapOrder }: Props) {
  const { view, seats } = scene
  const faced = facedOf(view)
  const seat = challengerOf(view)
  const isOrdering = plays.orders.length > 0
  if (faced.length === 0 && view.challenges.length === 0) return null
  return (
    <ul aria-label="Challenges" className="flex flex-wrap justify-center gap-1.5" onKeyDown={withArrows}>
      {faced.map((one) => (
        <FacedChallenge key={`${one.roll.action}.${one.roll.draw}`} faced={one} scene={scene} />
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
                className={`flex items-center gap-1.5 rounded-lg border border-line bg-sheet px-1.5 py-1 ${at === 0 ? '' : 'opacity-60'}`}
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

function FacedChallenge({ faced, scene: { view, seats } }: { readonly faced: Faced; readonly scene: Scene }) {
  const { seat, hero, faces, against, ok, roll } = faced
  const name = heroAt(view, seat, hero)
  if (!name) return null
  const result = ok === undefined ? '' : ok ? 'held' : 'failed'
  return (
    <li
      data-faced={result}
      className="flex items-center gap-1 rounded-lg border border-line bg-sheet px-1 text-sm leading-none"
    >
      <Portrait hero={name} size={32} />
      <span>
        <span className="sr-only">
          {capital(whose(seats, seat))} {titleOf(name)} rolled {faces.join(' and ')}
          {against !== null && ` against ${against}`}
        </span>
        <span aria-hidden="true" className="flex items-center gap-0.5">
          {faces.map((face, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rolls of one die, in their order
            <DieFace key={at} face={asFace(face)} colour={colourAt(view, seat, hero)} size={20} />
          ))}
          {against !== null && <b> vs {against}</b>}
        </span>
        <Proof roll={roll} />
      </span>
      {ok !== undefined && (
        <b className={`flex items-center gap-0.5 ${ok ? 'text-sea' : ''}`}>
          {ok ? <Check size={16} aria-hidden="true" /> : <X size={16} aria-hidden="true" />}
          {result}
        </b>
      )}
    </li>
  )
}

const answer =
  'border-lit bg-sheet whitespace-normal aria-pressed:bg-wash aria-pressed:ring-2 aria-pressed:ring-lit'

/** Which hero faces the challenge, each with its chance. */
function WhoFaces({ scene, plays, isChosen }: Props) {
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
function Again({ scene, plays, isChosen }: Props) {
  const { view, choose } = scene
  const now = challengeNow(view)
  const { duel } = view
  const seat = 1 - challengerOf(view)
  const hero = duel ? heroAt(view, seat, duel.hero) : undefined
  if (!now || !duel || !hero) return null
  const odds = percent(secondOdds(now.challenge, hero, now.by, duel.against))
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

/** Texts that were earned, the faces that a die may be turned to, and the end of one's round. */
function Texts({ scene, plays, isChosen, chooseText }: Props) {
  const { view, bottom, draft, lit, choose } = scene
  const cards = usable(plays)
  const { done } = plays
  if (cards.length === 0 && !done) return null
  return (
    <>
      {lit.faces.length > 0 && (
        <ul aria-label="Turn it to" className="flex justify-end gap-1.5" onKeyDown={withArrows}>
          {lit.faces.map((play) => (
            <li key={play.move.face}>
              <button
                type="button"
                data-face={play.move.face}
                aria-pressed={isChosen(play)}
                onClick={() => choose(play)}
                className="block rounded-xl p-0.5 ring-2 ring-lit aria-pressed:ring-4 aria-pressed:ring-sea"
              >
                <DieFace
                  face={asFace(play.move.face)}
                  colour={colourAt(view, bottom, play.move.die)}
                  size={42}
                />
                <span className="sr-only">to {play.move.face}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="ml-auto flex flex-wrap justify-end gap-1.5">
        {cards.map((by) => (
          <Button
            key={by}
            data-text={by}
            aria-pressed={draft.by === by}
            onClick={() => chooseText(by)}
            className={answer}
          >
            {shortName(titleAt(view, bottom, by))}: {textOf(view, bottom, by)}
          </Button>
        ))}
        {done && (
          <Button
            data-move={JSON.stringify(done.move)}
            aria-pressed={isChosen(done)}
            onClick={() => choose(done)}
            className={answer}
          >
            Done: {roundTitles[roundOf(view, bottom)]} {scoreNow(view, bottom)}
          </Button>
        )}
      </div>
    </>
  )
}

/** What the earned text of a card lets one do. */
function textOf(view: Scene['view'], seat: number, slot: number): string {
  const use = gainAt(view, seat, slot)
  return use ? gainShort(use) : 'use its text'
}
