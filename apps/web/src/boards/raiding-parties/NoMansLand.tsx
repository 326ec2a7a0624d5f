import { withArrows } from '../kit/arrows'
import type { Melee } from './melees'
import { type Scene, UnitCard } from './Side'
import { pieceWords } from './words'

/** Between the sides: who fights whom, gangs together with what they board. */
export function NoMansLand({ melees, scene }: { readonly melees: readonly Melee[]; readonly scene: Scene }) {
  if (melees.length === 0) return null
  return (
    <section aria-label="Melees">
      <ul className="flex flex-wrap justify-center gap-2" onKeyDown={withArrows}>
        {melees.map(({ unit, foes }) => (
          <li key={unit.id} className="rounded-lg border border-dashed border-rule p-1.5">
            <p className="sr-only">
              {pieceWords(scene.seats, unit)} against{' '}
              {foes.map((foe) => pieceWords(scene.seats, foe)).join(' and ')}
            </p>
            <div className="flex flex-wrap items-center justify-center gap-1">
              <UnitCard unit={unit} scene={scene} />
              <Swords />
              {foes.map((foe) => (
                <UnitCard key={foe.id} unit={foe} scene={scene} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Swords = () => (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className="shrink-0 stroke-ink">
    <path d="M3 3L17 17M17 3L3 17M2 13L7 18M18 13L13 18" fill="none" strokeWidth="2" strokeLinecap="round" />
  </svg>
)
