'use client'
import { useState } from 'react'
import { withArrows } from '../kit/arrows'
import { DieFace } from './art/marks'
import { asFace, colourAt } from './faces'
import type { Scene } from './scene'
import { diceOf } from './score'
import { useDrag } from './useDrag'

/** A die of the table; it tumbles in when it was rolled while one looks on. */
export function Rolled({
  seat,
  die,
  face,
  scene: { view, rolledOf },
  size,
  className = '',
}: {
  readonly seat: number
  readonly die: number
  readonly face: number
  readonly scene: Scene
  readonly size: number
  readonly className?: string
}) {
  const roll = rolledOf(seat, die)
  // What lies there on arrival lies still.
  const [first] = useState(roll)
  return (
    <span key={roll} className={`block ${roll === first ? '' : 'animate-tumble'}`}>
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
  const { view, lit, draft, ghost, tapDie, takeDie, drop } = scene
  const dragged = useDrag({ pick: takeDie, drop })
  const dice = diceOf(view, seat).filter(({ on }) => on === null)
  return (
    <ul aria-label="Your dice" className="flex flex-wrap justify-end gap-1" onKeyDown={withArrows}>
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
                {isLit ? ', can be chosen' : ', fits nowhere now'}
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
