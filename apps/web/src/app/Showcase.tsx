'use client'
import { useState } from 'react'
import type { Proposal } from '@/boards/board'
import type { DemoTable } from '@/boards/demo'
import { boardOf, firstMatch } from '@/boards/registry'
import { Button } from '@/parts/Button'
import { Sheet } from '@/parts/Sheet'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A live board to touch: no account, no server, and the rules come only once somebody plays. */
export function Showcase({ start }: { readonly start: DemoTable }) {
  const [table, setTable] = useState(start)
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const [busy, setBusy] = useState(false)
  const Board = boardOf(firstMatch.game)

  const confirm = async () => {
    if (!proposal?.ready) return
    setBusy(true)
    const { demoMove } = await import('@/boards/demo')
    const [mine, answer] = demoMove(table, proposal.move)
    setProposal(null)
    if (mine) setTable(mine)
    if (answer) {
      await pause(700)
      setTable(answer)
    }
    setBusy(false)
  }

  const over = table.decision === null && !busy
  return (
    <section aria-labelledby="touch">
      <Sheet className="p-3 sm:p-4">
        <h2 id="touch" className="text-xl">
          Touch it: you are the Yellowbeards
        </h2>
        <p className="mb-1 flex h-12 items-center leading-tight text-soft" aria-live="polite">
          {table.told || 'Bring all gold or all round-rigged ships together. Tap a pirate to begin.'}
        </p>
        <Board
          view={table.view}
          mySeat={table.mySeat}
          seats={[0, 1].map((index) => ({
            index,
            name: index === table.mySeat ? 'You' : 'The bot',
            isMe: false,
          }))}
          decision={busy ? null : table.decision}
          decisions={[]}
          proposal={proposal}
          propose={setProposal}
          past={false}
        />
        <div className="mt-3 flex min-h-11 flex-wrap items-center gap-2">
          <p className="flex-1 basis-40 leading-tight font-semibold">{proposal?.sentence}</p>
          {proposal?.meanings?.map((meaning) => (
            <Button
              key={meaning.label}
              aria-pressed={meaning.move === proposal.move}
              className="aria-pressed:bg-wash aria-pressed:ring-2 aria-pressed:ring-sea"
              onClick={() => setProposal({ ...meaning, meanings: proposal.meanings ?? [] })}
            >
              {meaning.label}
            </Button>
          ))}
          {over ? (
            <Button look="sea" onClick={() => setTable(start)}>
              Once more
            </Button>
          ) : (
            <Button look="sea" onClick={confirm} disabled={!proposal?.ready} busy={busy}>
              Play it
            </Button>
          )}
        </div>
      </Sheet>
    </section>
  )
}
