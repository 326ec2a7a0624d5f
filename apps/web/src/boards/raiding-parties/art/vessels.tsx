import type { ReactNode } from 'react'
import { GOLD, PAPER, WATER, WOOD } from './tones'

/** The sea at the foot of a picture. */
export const Sea = () => <path d="M0 43Q5 39 10 43T20 43T30 43T40 43T50 43T60 43V49H0Z" fill={WATER} />

const square = (x: number, y: number, width: number, height: number) =>
  `M${x - width / 2} ${y}Q${x} ${y + 2} ${x + width / 2} ${y}L${x + width / 2 + 1} ${y + height}Q${x} ${y + height - 3} ${x - width / 2 - 1} ${y + height}Z`

type Props = {
  /** Where its masts stand, and how high each reaches (the smaller the higher). */
  readonly masts: readonly (readonly [x: number, top: number])[]
  readonly rig: 'square' | 'gaff'
  readonly sail: string
  readonly hull?: string
  readonly guns?: number
  readonly at?: readonly [x: number, y: number]
  readonly scale?: number
  readonly children?: ReactNode
}

/** A ship under sail; the number of masts, the rig and the tone of the sails tell which. */
export function Vessel({ masts, rig, sail, hull = WOOD, guns = 0, at = [0, 0], scale = 1, children }: Props) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}>
      <path d="M52 33L59 27" fill="none" strokeWidth="2" />
      {masts.map(([x, top]) => (
        <g key={x}>
          <path d={`M${x} ${top}V34`} fill="none" strokeWidth="1.800" />
          {rig === 'square' ? (
            <>
              <path d={square(x, top + 2, 9, 8)} fill={sail} />
              <path d={square(x, top + 11, 13, 31 - top - 11)} fill={sail} />
            </>
          ) : (
            <>
              <path d={`M${x + 1.5} ${top + 3}L${x + 17} ${top + 12}L${x + 20} 31H${x + 1.5}Z`} fill={sail} />
              <path d={`M${x - 1.5} ${top + 5}L${x - 14} 31H${x - 1.5}Z`} fill={sail} />
            </>
          )}
        </g>
      ))}
      {children}
      <path d="M3 29L9 33H54Q52 43 45 45H14Q6 41 3 29Z" fill={hull} />
      <path d="M8 36H52" fill="none" stroke={GOLD} strokeWidth="1.600" />
      {guns > 0 && (
        <path
          d={`M15 40H${15 + 7 * guns - 5}`}
          fill="none"
          stroke={PAPER}
          strokeWidth="2.600"
          strokeDasharray="2.500 4.500"
          strokeLinecap="butt"
        />
      )}
    </g>
  )
}
