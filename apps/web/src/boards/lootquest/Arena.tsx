'use client'
import { Button } from '@/parts/Button'
import { Emblem } from '@/parts/Emblem'
import { withArrows } from '../kit/arrows'
import { atStart, captain } from '../kit/captains'
import { DieFace } from './art/marks'
import { Again, answer, Challenges, WhoFaces } from './Duels'
import { asFace, colourAt } from './faces'
import { Proof } from './Proofs'
import { usable } from './plays'
import { latestRoll } from './rolls'
import type { ArenaProps as Props, Scene } from './scene'
import { roundOf, scoreNow } from './score'
import { roundTitles } from './text'
import { gainAt, gainShort, shortName, titleAt } from './words'

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
function Scores({ scene: { view, seats, check } }: { readonly scene: Scene }) {
  const { looter, latest } = view
  const score = (seat: number, title: string) => {
    const roll = latestRoll(view, seat)
    return (
      <div className={seat === looter ? '' : 'text-right'}>
        <p className={`flex items-center gap-1.5 ${seat === looter ? '' : 'flex-row-reverse'}`}>
          <Emblem seat={seat} size={26} />
          <span className="text-sm leading-none font-semibold">
            <span className="sr-only">{atStart(captain(seats, seat))}: </span>
            {title}
          </span>
          <b
            data-score={title}
            className="tabular min-w-7 rounded bg-sheet px-1.5 text-center font-serif text-2xl leading-tight"
          >
            {scoreNow(view, seat)}
          </b>
        </p>
        {roll?.turn === view.turn && <Proof roll={roll} check={check} />}
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
