import type { SeatName } from '../board'
import { atStart, captain } from '../kit/captains'
import { Cards, Folded } from './Aside'
import type { View } from './view'

type Props = { readonly view: View; readonly seats: readonly SeatName[] }

/** The end of a hand: the crew that won it and what scored. Folded away once the next hand is played. */
export function Hands({ view, seats }: Props) {
  if (!view.lastHand) return null
  const winner = view.results.at(-1)?.winner ?? null
  const title =
    winner === null ? 'Becalmed: nobody had a crew' : `All hands on deck: ${captain(seats, winner)}!`
  if (view.phase !== 'over')
    return (
      <Folded title={`The last hand. ${title}`}>
        <Held view={view} seats={seats} />
      </Folded>
    )
  return (
    <section aria-label="How the last hand ended" className="space-y-3 rounded-lg border border-line p-3">
      <h2 className="text-lg">{title}</h2>
      <Held view={view} seats={seats} />
    </section>
  )
}

/** The winning crew, then captain by captain: when all is over every card, else what scored. */
function Held({ view, seats }: Props) {
  const { lastHand, players, results } = view
  if (!lastHand) return null
  return (
    <>
      {lastHand.crew.length > 0 && <Cards cards={lastHand.crew} width={43} label="The winning crew" />}
      {players.map(({ hand }, seat) => {
        const runs = lastHand.runs[seat] ?? []
        if (!hand && runs.length === 0) return null
        const name = atStart(captain(seats, seat))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are counted
          <div key={seat}>
            <p className="text-sm text-soft">
              {hand ? `${name} held` : `${name} scored with`}
              {view.length === 'long' && `: ${results.at(-1)?.points[seat] ?? 0} points`}
            </p>
            {hand ? (
              <Cards cards={hand} width={34} label={`${name}: the hand`} />
            ) : (
              <Cards cards={runs.flat()} width={34} label={`${name}: what scored`} />
            )}
          </div>
        )
      })}
    </>
  )
}

/** The long game's points, hand by hand. */
export function Scores({ view, seats }: Props) {
  if (view.length === 'short') return null
  return (
    <section aria-label="Score sheet" className="rounded-lg border border-line p-3">
      <table className="w-full text-sm">
        <caption className="pb-1 text-left">
          <span className="font-serif text-lg">Score sheet</span>{' '}
          <span className="text-soft">to 250 points, or five hands</span>
        </caption>
        <thead>
          <tr className="border-b border-line text-right">
            <th scope="col" className="text-left">
              Captain
            </th>
            {view.results.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hands are counted
              <th scope="col" key={index}>
                {index + 1}
              </th>
            ))}
            <th scope="col">All</th>
          </tr>
        </thead>
        <tbody className="tabular text-right">
          {view.players.map(({ total }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are counted
            <tr key={seat}>
              <th scope="row" className="max-w-28 truncate text-left font-normal">
                {atStart(captain(seats, seat))}
              </th>
              {view.results.map(({ points, winner }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: hands are counted
                <td key={index}>
                  {winner === seat && <span title="Had the crew">★ </span>}
                  {points[seat]}
                </td>
              ))}
              <td className="font-semibold">{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
