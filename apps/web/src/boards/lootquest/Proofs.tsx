import type { Roll } from '@marque/rules/lootquest/facts'
import { atStart, captain } from '../kit/captains'
import { DieFace } from './art/marks'
import { asFace, colourAt } from './faces'
import { proofWords } from './rolls'
import type { Scene } from './scene'
import { Verdict } from './Verdict'
import { titleAt } from './words'

/** Where a roll came from, leading to the table as the roll left it; once the match is over, to where it is checked. */
export const Proof = ({ roll, check }: { readonly roll: Roll; readonly check: string | undefined }) => (
  <a
    href={check ? `${check}#action-${roll.action}` : `?v=${roll.action + 1}`}
    data-proof={`${roll.action}.${roll.draw}`}
    className="inline-block min-h-6 text-sm leading-6 whitespace-nowrap text-soft underline decoration-dotted underline-offset-2"
  >
    {proofWords(roll)}
  </a>
)

const whys: Readonly<Record<Roll['why'], string>> = {
  loot: 'for LOOT',
  barge: 'to barge',
  reroll: 'again',
  challenge: 'in a challenge',
}

/** The rolls of this turn and of the one before, each with its proof, and what that is worth. */
export function Proofs({ view, seats, check }: Pick<Scene, 'view' | 'seats' | 'check'>) {
  if (view.rolls.length === 0) return null
  return (
    <details className="rounded-lg border border-line px-2">
      <summary className="flex min-h-11 items-center font-semibold">
        Fair dice: the latest rolls and their proof
      </summary>
      <p className="mb-1.5 text-sm text-soft">
        Each move draws its numbers from a secret that was sealed before the match began and stirred by both
        captains. “Action 14, draws 1–3” are the first three numbers of stream 14: actions count from 0, the
        log from 1. Once the match is over, each of them leads to its place on the page that rolls them all
        again in your own browser.
      </p>
      <ul className="mb-2 space-y-1 text-sm">
        {view.rolls.toReversed().map((roll) => (
          <li key={`${roll.action}.${roll.draw}`} className="flex flex-wrap items-center gap-x-1.5">
            <span>
              Turn {roll.turn}: {atStart(captain(seats, roll.seat))}{' '}
              {roll.faced ? `against ${titleAt(view, 1 - roll.seat, roll.faced.by)}` : whys[roll.why]}
            </span>
            <span className="flex gap-0.5">
              {roll.dice.map(({ hero, face }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice in the order of their draws
                <span key={at} title={titleAt(view, roll.seat, hero)}>
                  <DieFace face={asFace(face)} colour={colourAt(view, roll.seat, hero)} size={24} />
                  <span className="sr-only">
                    {titleAt(view, roll.seat, hero)} {face}
                  </span>
                </span>
              ))}
            </span>
            {roll.faced && <Verdict ok={roll.faced.ok} />}
            <Proof roll={roll} check={check} />
          </li>
        ))}
      </ul>
    </details>
  )
}
