import { heroOf } from '@marque/rules/lootquest/facts'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { KindMark, PowerMark, ZoneMark } from './art/marks'
import { Portrait } from './art/Portrait'
import { fitWords, kindTitles, powerWords, zoneText } from './text'
import type { HeroName } from './view'

/** A hero's card in full words. */
export function HeroSheet({
  hero,
  zone,
  children,
}: {
  readonly hero: HeroName
  readonly zone?: number | undefined
  readonly children?: ReactNode
}) {
  const { title, colour, zones, powers } = heroOf(hero)
  return (
    <div className="flex gap-2 leading-snug">
      <div className="flex shrink-0 flex-col items-center gap-1 max-sm:hidden">
        <Portrait hero={hero} size={72} />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-1.5">
          <Portrait hero={hero} size={36} className="sm:hidden" />
          <h3 className="text-lg">{title}</h3>
          <span className="text-sm text-soft">{colour} die</span>
          <span className="flex-1" />
          {children}
        </div>
        <ul className="mt-1 grid grid-cols-2 gap-x-2 gap-y-1 text-sm sm:text-[0.95rem]">
          {zones.map((one, at) => {
            const text = zoneText(one)
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: zones have no name but their place
                key={at}
                className={`flex items-center gap-1 rounded ${text ? 'col-span-2' : ''} ${zone === at ? 'bg-wash' : ''}`}
              >
                <KindMark kind={one.kind} size={20} />
                <ZoneMark fit={one.fit} size={26} />
                <span className="min-w-0 leading-tight">
                  <b>{kindTitles[one.kind]}</b>: {fitWords(one.fit)}
                  {text && `. ${text}`}
                </span>
              </li>
            )
          })}
          {powers.map((power, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: powers have no name but their place
            <li key={at} className="col-span-2 flex items-center gap-1">
              <PowerMark power={power} size={24} />
              <span className="min-w-0 leading-tight">{powerWords(power)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The same over the table, so that nothing moves under the finger. */
export function Reader({
  hero,
  zone,
  note,
  close,
}: {
  readonly hero: HeroName
  readonly zone: number | undefined
  /** Why that zone takes no die now. */
  readonly note: string | undefined
  readonly close: () => void
}) {
  return (
    <section
      aria-label="The card you read"
      aria-live="polite"
      className="absolute inset-x-0 top-0 z-20 rounded-lg border-2 border-sea bg-sheet p-2 shadow-sheet"
    >
      <HeroSheet hero={hero} zone={zone}>
        <button
          type="button"
          onClick={close}
          aria-label="Close the card"
          className="-my-1 flex size-11 items-center justify-center rounded-md hover:bg-wash"
        >
          <X size={20} aria-hidden="true" />
        </button>
      </HeroSheet>
      {note && <p className="mt-1.5 font-semibold">{note}</p>}
    </section>
  )
}
