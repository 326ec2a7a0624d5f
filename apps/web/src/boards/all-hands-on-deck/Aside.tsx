import type { SeatName } from '../board'
import { CardFace } from './cards'
import { titleOf } from './faces'
import type { View } from './view'
import { captain } from './words'

type Props = { readonly view: View; readonly seats: readonly SeatName[] }

/** The discards that everybody saw. */
export function Pile({ view }: { readonly view: View }) {
  return (
    <details className="rounded-lg border border-line px-3">
      <summary className="flex min-h-11 items-center font-semibold">
        Discards that all have seen: {view.pile.length}
      </summary>
      <ul className="flex flex-wrap gap-1 pb-3">
        {view.pile.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike
          <li key={index}>
            <CardFace card={card} width={40} />
            <span className="sr-only">{titleOf(card)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The long game's points, hand by hand. */
export function Scores({ view, seats }: Props) {
  if (view.length === 'short') return null
  return (
    <table className="w-full text-sm">
      <caption className="text-left font-semibold">Score sheet: to 250, or five hands</caption>
      <thead>
        <tr className="border-b border-line text-left">
          <th scope="col">Captain</th>
          {view.results.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hands are counted
            <th scope="col" key={index}>
              {index + 1}
            </th>
          ))}
          <th scope="col">All</th>
        </tr>
      </thead>
      <tbody className="tabular">
        {view.players.map(({ total }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are counted
          <tr key={seat}>
            <th scope="row" className="text-left font-normal">
              {captain(seats, seat)}
            </th>
            {view.results.map(({ points, winner }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hands are counted
              <td key={index}>
                {points[seat]}
                {winner === seat && ' ★'}
              </td>
            ))}
            <td className="font-semibold">{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The end of a hand: the crew that won it, and, when all is over, every hand. */
export function LastHand({ view, seats }: Props) {
  if (!view.lastHand || view.lastHand.crew.length === 0) return null
  const winner = view.results.at(-1)?.winner
  return (
    <section aria-label="The winning crew" className="rounded-lg border border-line p-2">
      <p className="font-serif text-lg">
        The last hand’s crew{winner !== null && winner !== undefined && `: ${captain(seats, winner)}`}
      </p>
      <ul className="flex flex-wrap gap-1">
        {view.lastHand.crew.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike
          <li key={index}>
            <CardFace card={card} width={44} />
            <span className="sr-only">{titleOf(card)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
