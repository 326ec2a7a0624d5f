'use client'
import { useEffect, useState } from 'react'
import { withArrows } from '../kit/arrows'
import { atStart, whose } from '../kit/captains'
import { DieFace } from './art/marks'
import { asFace, colourAt } from './faces'
import { dieKey } from './rolls'
import type { Scene } from './scene'
import { diceOf } from './score'
import { useDrag } from './useDrag'

type RolledProps = {
  readonly seat: number
  readonly die: number
  readonly face: number
  readonly scene: Scene
  readonly size: number
  readonly className?: string
}

/** A die of the table; it tumbles in when it was rolled while one looks on. */
export function Rolled(props: RolledProps) {
  const { scene, seat, die } = props
  const roll = dieKey(scene.view, seat, die)
  return <Tumbling key={roll} roll={roll} {...props} />
}

function Tumbling({
  roll,
  seat,
  die,
  face,
  scene,
  size,
  className = '',
}: RolledProps & { readonly roll: string }) {
  const { view, shown } = scene
  const [isNew] = useState(() => !shown.has(roll))
  useEffect(() => {
    shown.add(roll)
  }, [shown, roll])
  return (
    <span className={`block ${isNew ? 'animate-tumble' : ''}`}>
      <DieFace
        face={asFace(face)}
        colour={colourAt(view, seat, die)}
        size={size}
        className={`block ${className}`}
      />
    </span>
  )
}

/** One's dice that are not placed yet: tapped or dragged to where they shall lie. */
export function Tray({ seat, scene }: { readonly seat: number; readonly scene: Scene }) {
  const { view, seats, lit, draft, ghost, tapDie, takeDie, drop } = scene
  const dragged = useDrag({ pick: takeDie, drop })
  const dice = diceOf(view, seat).filter(({ on }) => on === null)
  return (
    <ul
      aria-label={`${atStart(whose(seats, seat))} dice`}
      className="flex flex-wrap justify-end gap-1"
      onKeyDown={withArrows}
    >
      {dice.map(({ hero, face }) => {
        const isLit = lit.dice.has(hero)
        const isChosen = draft.die === hero
        return (
          <li key={hero}>
            <button
              type="button"
              data-die={hero}
              data-lit={isLit ? '' : undefined}
              aria-pressed={isChosen}
              onClick={() => tapDie(hero)}
              {...(isLit && dragged(hero))}
              className={`relative block rounded-xl p-0.5 transition duration-150 ${isChosen ? 'ring-3 ring-sea' : isLit ? 'cursor-grab ring-2 ring-lit' : ''} ${ghost?.die === hero ? 'opacity-40' : ''}`}
            >
              <Rolled seat={seat} die={hero} face={face} scene={scene} size={42} />
              <span className="sr-only">
                {colourAt(view, seat, hero)} {face}
                {isLit && ', can be chosen'}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** An opponent's dice that lie beside his cards. */
export function LooseDice({ seat, scene }: { readonly seat: number; readonly scene: Scene }) {
  const dice = diceOf(scene.view, seat).filter(({ on }) => on === null)
  return (
    <ul className="flex flex-wrap justify-end gap-1">
      {dice.map(({ hero, face }) => (
        <li key={hero}>
          <Rolled seat={seat} die={hero} face={face} scene={scene} size={28} />
          <span className="sr-only">
            {colourAt(scene.view, seat, hero)} {face}, not placed
          </span>
        </li>
      ))}
    </ul>
  )
}
