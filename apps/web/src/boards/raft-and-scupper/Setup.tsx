'use client'
import type { Proposal } from '../board'
import { type Placing, placingProposal } from './draft'
import { PirateIcon } from './pieces'
import type { Side } from './view'
import { crews } from './words'

/** While the pirates are placed: which kind comes aboard next. */
export function PlacingHelp({
  placing,
  propose,
}: {
  readonly placing: Placing
  readonly propose: (proposal: Proposal | null) => void
}) {
  return (
    <div className="space-y-2">
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="sr-only">Who comes aboard next</legend>
        {(['yellow', 'black'] as const).map((side) => (
          <button
            key={side}
            type="button"
            aria-pressed={placing.next === side}
            onClick={() => propose(placingProposal({ ...placing, next: side }))}
            className="flex min-h-11 items-center gap-2 rounded-lg border border-rule bg-sheet px-2 py-1 text-left leading-tight aria-pressed:border-lit aria-pressed:bg-wash aria-pressed:ring-2 aria-pressed:ring-lit"
          >
            <PirateIcon side={side} size={30} />
            <span>
              <span className="block font-semibold">{crews[side]}</span>
              <span className="text-sm text-soft">{placing[side].length} of 2 aboard</span>
            </span>
          </button>
        ))}
      </fieldset>
    </div>
  )
}

const aims = {
  yellow: 'Raft up all gold ships, or all with a round rig. You move first.',
  black: 'Raft up all spice ships, or all with a square rig. You move second.',
} as const

/** The choice of a crew. */
export function SideChoice({
  chosen,
  propose,
}: {
  readonly chosen: Side | undefined
  readonly propose: (proposal: Proposal | null) => void
}) {
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="sr-only">Your crew</legend>
      {(['yellow', 'black'] as const).map((side) => (
        <button
          key={side}
          type="button"
          aria-pressed={chosen === side}
          onClick={() =>
            propose({ move: { type: 'side', side }, sentence: `Play the ${crews[side]}.`, ready: true })
          }
          className="rounded-lg border border-rule bg-sheet px-2.5 py-2 text-left leading-tight hover:bg-wash aria-pressed:border-lit aria-pressed:bg-wash aria-pressed:ring-2 aria-pressed:ring-lit"
        >
          <span className="flex items-center gap-2 font-semibold">
            <PirateIcon side={side} size={30} />
            {crews[side]}
          </span>
          <span className="mt-1 block text-sm">{aims[side]}</span>
        </button>
      ))}
    </fieldset>
  )
}

/** Cut and choose, explained where it happens. */
export function CutAndChoose({
  phase,
  asked,
}: {
  readonly phase: 'placing' | 'choosing'
  readonly asked: boolean
}) {
  return <p className="text-sm text-soft">{asked ? explained[phase].asked : explained[phase].others}</p>
}

const explained = {
  placing: {
    asked:
      'You cut, the other chooses: place all four pirates so that you would gladly play either crew. Yellowbeards board gold or round-rigged ships, Blackbeards spice or square-rigged ones.',
    others: 'One player places all four pirates; the other then chooses which crew to play.',
  },
  choosing: {
    asked:
      'The other player placed the pirates, you choose between them. Either crew also wins by sinking four ships while the other sinks none.',
    others: 'The pirates are placed; now the other player chooses which crew to play.',
  },
} as const
