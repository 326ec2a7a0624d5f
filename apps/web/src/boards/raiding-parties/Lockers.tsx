import { goldOf, NAMES } from '@marque/rules/raiding-parties/facts'
import { listed } from '@/words/listed'
import { atStart, captain, type Seats, whose } from '../kit/captains'
import { titleOf } from './abilities'
import { SmallCard } from './cards'
import type { CardName, View } from './view'

/** Cards to look at, in the order of the card list, with how many there are of each. */
function Cards({ cards, label }: { readonly cards: readonly CardName[]; readonly label: string }) {
  const kinds = NAMES.flatMap((name) => {
    const count = cards.filter((card) => card === name).length
    return count > 0 ? [{ name, count }] : []
  })
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {kinds.map(({ name, count }) => (
        <li key={name} className="text-center text-sm">
          <SmallCard card={name} width={52} />
          <span className="sr-only">{titleOf(name)}, </span>
          {count > 1 && `×${count}`}
        </li>
      ))}
    </ul>
  )
}

/** The party that you chose, while the others still choose. */
export function MyParty({ cards }: { readonly cards: readonly CardName[] }) {
  return (
    <section aria-label="Your party" className="rounded-lg border border-line bg-well p-2">
      <h2 className="mb-1 text-lg">
        Your party <span className="font-sans text-sm font-normal text-soft">{goldOf(cards)} gold</span>
      </h2>
      <Cards cards={cards} label="Your party" />
    </section>
  )
}

/** What has gone down, by captain, and what of your own is still to come. */
export function Lockers({ view, seats }: { readonly view: View; readonly seats: Seats }) {
  return (
    <div className="grid grid-cols-1 items-start gap-2 lg:grid-cols-2">
      {view.own && view.own.locker.length > 0 && (
        <details className="rounded-lg border border-line px-3">
          <summary className="flex min-h-11 items-center font-semibold">
            Still in your locker: {view.own.locker.length}
          </summary>
          <div className="pb-3">
            <Cards cards={view.own.locker} label="Your locker, in no order" />
          </div>
        </details>
      )}
      <details className="rounded-lg border border-line px-3">
        <summary className="flex min-h-11 items-center font-semibold">
          Davy Jones’ Locker: {listed(view.players.map(({ djl }) => `${djl.length}`))}
        </summary>
        <div className="space-y-2 pb-3">
          {view.players.map(({ djl }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered by their order
            <div key={seat}>
              <h3 className="text-sm">{atStart(captain(seats, seat))}</h3>
              {djl.length > 0 ? (
                <Cards cards={djl} label={`${atStart(whose(seats, seat))} lost cards`} />
              ) : (
                <p className="text-sm text-soft">None lost so far.</p>
              )}
            </div>
          ))}
        </div>
      </details>
    </div>
  )
}
