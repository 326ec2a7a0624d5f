import { heroOf } from '@marque/rules/lootquest/facts'
import { DieFace } from '../art/marks'
import { Portrait } from '../art/Portrait'
import { ZoneSquare } from '../HeroCard'
import { kindTitles, titleOf } from '../text'
import type { Scene, Step, Thrown } from './scenes'

/** A worked example: who is in it, what the dice do, and what comes of it. */
export function Played({
  scene: { armadas, steps },
  told,
  ends,
}: {
  readonly scene: Scene
  readonly told: string
  readonly ends: string
}) {
  return (
    <figure className="rounded-lg border border-line bg-well p-3">
      <figcaption className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="flex items-center gap-1.5">
          {armadas.map((armada, side) => (
            <span key={armada.join()} className="flex items-center gap-1.5">
              {side > 0 && <span className="px-1 text-soft">against</span>}
              {armada.map((hero) => (
                <span key={hero}>
                  <Portrait hero={hero} size={44} />
                  <span className="sr-only">{titleOf(hero)}</span>
                </span>
              ))}
            </span>
          ))}
        </span>
        <b className="leading-snug">{told}</b>
      </figcaption>
      <ol className="space-y-2.5">
        {steps.map((step) => (
          <li key={step.told} className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-3">
            <Shown step={step} />
            <span className="leading-snug">
              {step.type === 'faced' && (
                <b className={step.ok ? 'text-sea' : ''}>{step.ok ? 'Success.' : 'Failed.'} </b>
              )}
              {step.told}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 border-t border-line pt-2 font-semibold">{ends}</p>
    </figure>
  )
}

/** Dice, and where they go. */
function Shown({ step }: { readonly step: Step }) {
  return (
    <span className="flex items-center gap-1.5">
      {step.dice.map((die) => (
        <Die key={`${die.hero} ${die.face}`} {...die} />
      ))}
      {step.type === 'placed' && <Into {...step.into} />}
    </span>
  )
}

function Die({ hero, face }: Thrown) {
  const { colour } = heroOf(hero)
  return (
    <>
      <DieFace face={face} colour={colour} size={40} />
      <span className="sr-only">
        {colour} {face}
      </span>
    </>
  )
}

function Into({ hero, zone: at }: Extract<Step, { type: 'placed' }>['into']) {
  const zone = heroOf(hero).zones[at]
  if (!zone) return null
  return (
    <>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" className="shrink-0">
        <path d="M1 6H10M6 2L10 6L6 10" fill="none" stroke="currentColor" strokeWidth="1.600" />
      </svg>
      <ZoneSquare zone={zone} size="full" />
      <span className="sr-only">
        into the {kindTitles[zone.kind]} zone of {titleOf(hero)}
      </span>
    </>
  )
}
