'use client'
import type { Kind } from '@marque/rules/raft-and-scupper'
import { useEffect, useMemo, useState } from 'react'
import { Button } from '@/parts/Button'
import type { BoardProps } from '../board'
import { type CellButton, CellGrid } from '../kit/CellGrid'
import { FRAME } from '../kit/ChartFrame'
import { rows } from './cells'
import { reasonAgainst, useCourse } from './charts'
import { draftOf, inHand, placingOf, tapPlacing, tapSailing } from './draft'
import { FlotillaChips, missing } from './Flotillas'
import { groupsOf } from './groups'
import { Rack } from './Rack'
import { Sea } from './Sea'
import { CutAndChoose, PlacingHelp, SideChoice } from './Setup'
import { movable, scuppersBeside, type Targets, targetsOf } from './targets'
import { type Cell, type Draft, readView, type Side, type View } from './view'
import { cellWords, otherSide } from './words'

/** The table of Raft & Scupper. */
export default function RaftBoard({
  view: json,
  mySeat,
  seats,
  decision,
  proposal,
  propose,
  past,
}: BoardProps) {
  const view = useMemo(() => readView(json), [json])
  const targets = useMemo(() => targetsOf(decision?.legal ?? []), [decision])
  const draft = draftOf(proposal)
  const [reason, setReason] = useState<string>()
  const [shown, setShown] = useState<Kind>()

  // A reason answers one tap; it goes when the table or the plan changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it answers to
  useEffect(() => setReason(undefined), [json, proposal])

  const counts = useMemo(() => countsOf(view), [view])
  const outlines = useMemo(() => (shown ? groupsOf(view, shown) : []), [view, shown])
  const sail = draft?.type === 'sail' ? draft : undefined
  const course = useCourse(view, sail?.from, sail?.to)
  const placing = view.phase === 'placing' && decision !== null

  const choose = (cell: Cell) => {
    setReason(undefined)
    if (!decision) return
    if (placing) {
      const tapped = tapPlacing(targets, placingOf(draft), cell)
      if ('why' in tapped) setReason(tapped.why)
      else propose(tapped.proposal)
    } else if (view.phase === 'sailing') {
      const tapped = tapSailing(view, targets, draft, cell)
      if ('proposal' in tapped) propose(tapped.proposal)
      else reasonAgainst(view, tapped.not).then(setReason)
    }
  }

  const buttons = rows(view.size).map((row) =>
    row.map((id): CellButton => {
      const uses = decision ? usesOf(view, targets, draft, id) : []
      return {
        id,
        label: cellWords(view, id, uses),
        lit: uses.length > 0,
        pressed: inHand(draft) === id || (draft !== undefined && chosenBy(draft, id)),
      }
    }),
  )

  const own: Side = mySeat !== null && view.sides.black === mySeat ? 'black' : 'yellow'
  const pass = targets.pass

  const setup = view.phase === 'placing' || view.phase === 'choosing' ? view.phase : undefined

  return (
    <div className="space-y-2">
      {!setup && <Rack view={view} side={otherSide(own)} seats={seats} />}
      {placing && <PlacingHelp placing={placingOf(draft)} propose={propose} />}
      {setup === 'choosing' && decision && (
        <SideChoice chosen={draft?.type === 'side' ? draft.side : undefined} propose={propose} />
      )}
      <div className="relative overflow-hidden rounded-lg border border-line">
        <Sea view={view} targets={targets} draft={draft} course={course} outlines={outlines} />
        <div className="absolute" style={{ inset: `${(100 * FRAME) / (view.size * 100 + 2 * FRAME)}%` }}>
          <CellGrid rows={buttons} label="The sea" onChoose={choose} />
        </div>
      </div>
      {!setup && <Rack view={view} side={own} seats={seats} />}
      {reason && (
        <p role="status" className="rounded-lg border-l-4 border-sea bg-wash px-3 py-2">
          {reason}
        </p>
      )}
      {setup ? (
        <CutAndChoose phase={setup} asked={decision !== null} />
      ) : (
        <div className="flex gap-1.5">
          <div className="flex-1">
            <FlotillaChips counts={counts} shown={shown} show={setShown} />
          </div>
          {pass && !past && (
            <Button
              aria-pressed={draft?.type === 'pass'}
              onClick={() =>
                propose({ move: { type: 'pass' }, sentence: passWords(targets, pass), ready: true })
              }
            >
              Pass
            </Button>
          )}
        </div>
      )}
      {shown && <p className="text-sm text-soft">{missing(shown, counts[shown])}</p>}
    </div>
  )
}

const countsOf = (view: View): Record<Kind, number> => ({
  gold: groupsOf(view, 'gold').length,
  spice: groupsOf(view, 'spice').length,
  round: groupsOf(view, 'round').length,
  square: groupsOf(view, 'square').length,
})

const passWords = ({ pirates, scuppers }: Targets, sentence: string) =>
  pirates.size + scuppers.size === 0
    ? 'Nothing else is possible this turn: pass.'
    : `${sentence.replace(/\.$/, '')}. Two passes in a row end the match.`

/** What a cell is good for now, in words; the board lights exactly the cells that have a use. */
function usesOf(view: View, targets: Targets, draft: Draft | undefined, cell: Cell): readonly string[] {
  if (view.phase === 'placing') {
    const { yellow, black, next } = placingOf(draft)
    if (yellow.includes(cell)) return ['a Yellowbeard comes aboard, tap to take it up']
    if (black.includes(cell)) return ['a Blackbeard comes aboard, tap to take it up']
    const open = (next === 'yellow' ? yellow : black).length < 2 && targets.stands?.[next].has(cell)
    return open ? [`a ${next === 'yellow' ? 'Yellowbeard' : 'Blackbeard'} can come aboard`] : []
  }
  const hand = inHand(draft)
  const can = hand ? targets.pirates.get(hand) : undefined
  const scupper = hand ? scuppersBeside(targets, hand).includes(cell) : targets.scuppers.has(cell)
  return [
    movable(view, targets).includes(cell) && (hand === cell ? 'in hand' : 'can move'),
    can?.jumps.has(cell) && 'can jump here',
    can?.sails.has(cell) && 'can sail here',
    scupper && 'can be sunk',
  ].filter((use) => typeof use === 'string')
}

function chosenBy(draft: Draft, cell: Cell): boolean {
  if (draft.type === 'placing' || draft.type === 'place')
    return [...draft.yellow, ...draft.black].includes(cell)
  if (draft.type === 'scupper') return draft.at === cell
  return 'to' in draft && draft.to === cell
}
