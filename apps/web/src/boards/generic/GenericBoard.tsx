'use client'
import { useState } from 'react'
import { Sheet } from '@/parts/Sheet'
import { humanised } from '@/words/humanised'
import type { BoardProps, Choice } from '../board'
import { type Offer, offerOf } from '../kit/picks'
import { Described } from './Described'
import { Readable } from './Readable'

/** A board for a game that brings none: the table in words, and its legal moves as a list. */
export default function GenericBoard({ view, decision, proposal, propose }: BoardProps) {
  const [search, setSearch] = useState('')
  const legal = decision?.legal ?? []
  const offers = legal.flatMap((choice) => offerOf(choice) ?? [])
  const whole = legal.filter((choice) => !choice.picks)
  const found = whole.filter((choice) => wordsOf(choice).toLowerCase().includes(search.toLowerCase()))
  const chosen = JSON.stringify(proposal?.move)
  return (
    <div className="space-y-4">
      {offers.map((offer) => {
        const key = JSON.stringify(offer.fixed)
        const form = <Described key={key} {...{ offer, proposal, propose }} />
        if (offers.length === 1) return form
        return (
          <details key={key} className="rounded-lg border border-line p-3">
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">{fixedWords(offer)}</summary>
            {form}
          </details>
        )
      })}
      {whole.length > 0 && (
        <fieldset>
          <legend className="mb-2 text-lg font-semibold">What you can do</legend>
          {whole.length > 12 && (
            <input
              type="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              aria-label="Search the moves"
              placeholder="Search the moves"
              className="mb-2 min-h-11 w-full rounded-lg border border-rule bg-sheet px-3"
            />
          )}
          <div className="grid max-h-96 gap-1.5 overflow-y-auto p-1 sm:grid-cols-2">
            {found.map((choice) => (
              <button
                key={JSON.stringify(choice.move)}
                type="button"
                aria-pressed={JSON.stringify(choice.move) === chosen}
                onClick={() => propose({ move: choice.move, sentence: wordsOf(choice), ready: true })}
                className="min-h-11 rounded-lg border border-line bg-sheet px-3 py-1.5 text-left aria-pressed:border-lit aria-pressed:bg-wash aria-pressed:ring-2 aria-pressed:ring-lit"
              >
                {wordsOf(choice)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <Sheet className="p-4">
        <h2 className="mb-2 text-lg">The table</h2>
        <Readable value={view} />
      </Sheet>
    </div>
  )
}

/** Tells one described choice from another. */
const fixedWords = ({ fixed }: Offer): string =>
  Object.entries(fixed)
    .map(([name, value]) => {
      const words = Array.isArray(value) ? value.join(', ') || 'none' : String(value)
      return `${humanised(name)}: ${words}`
    })
    .join('; ')

const wordsOf = (choice: Choice): string => choice.sentence ?? JSON.stringify(choice.move)
