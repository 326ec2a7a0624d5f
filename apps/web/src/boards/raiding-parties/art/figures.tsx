import type { ReactNode } from 'react'
import { BROWN, GOLD, INK, PAPER, SKIN } from './tones'

// People, cut off at the waist. All pictures stand in 60 × 48; a figure is 30 wide and stands round x = 0.

const hats = {
  bandana: (
    <>
      <path d="M6 13L12 10L11 17Z" />
      <path d="M-7 16C-8 6 8 6 7 16Q0 12.500 -7 16Z" />
    </>
  ),
  tricorne: <path d="M-13 14Q-9 7 -6 8C-4 2 4 2 6 8Q9 7 13 14C6 10.500 -6 10.500 -13 14Z" />,
  bicorne: (
    <>
      <path d="M-11 15C-10 2 10 2 11 15C4 10.500 -4 10.500 -11 15Z" />
      <circle cx="0" cy="7.500" r="2" fill={GOLD} />
    </>
  ),
  wide: (
    <>
      <path d="M-6 12C-6 3 6 3 6 12Z" />
      <ellipse cx="0" cy="12.500" rx="13" ry="2.800" />
    </>
  ),
  hood: <path d="M-10 29C-13 12 -7 5 0 5S13 12 10 29L6 25C8 14 5 11 0 11S-8 14 -6 25Z" />,
  cap: (
    <>
      <path d="M-8 13C-9 5 9 5 8 13Z" />
      <path d="M-8 13H11L8 16H-7Z" fill={INK} />
    </>
  ),
  wig: (
    <path d="M-6 14C-6 7 6 7 6 14L9 15Q11 18 8.500 20Q11 23 8 25Q5 26 5 22L6 16Q0 12 -6 16L-5 22Q-5 26 -8 25Q-11 23 -8.500 20Q-11 18 -9 15Z" />
  ),
  none: null,
} as const

type Props = {
  readonly at?: readonly [x: number, y: number]
  readonly scale?: number
  readonly hat: keyof typeof hats
  readonly hatTone: string
  readonly coat: string
  /** The other half of a coat of two colours. */
  readonly half?: string
  readonly beard?: string
  readonly isPatched?: boolean
  readonly hasEpaulettes?: boolean
  readonly isMasked?: boolean
  readonly isDark?: boolean
  readonly plume?: string
  readonly children?: ReactNode
}

/** A person: what he wears tells who he is. `children` are what he holds, in his own measures. */
export function Person(props: Props) {
  const { at = [30, 0], scale = 1, hat, hatTone, coat, half, beard, plume, children } = props
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}>
      <path d="M-16 49C-17 35 -10 26 0 26S17 35 16 49Z" fill={coat} />
      {half && <path d="M0 26C10 26 17 35 16 49H0Z" fill={half} />}
      <path d="M-5 26.500L0 37L5 26.500Z" fill={PAPER} />
      <path d="M0 37V49" fill="none" />
      {props.hasEpaulettes && (
        <>
          <path d="M-15 36Q-13 29 -7 29.500L-8 34Z" fill={GOLD} />
          <path d="M15 36Q13 29 7 29.500L8 34Z" fill={GOLD} />
          <path d="M-3 41H-2M2 41H3M-3 45H-2M2 45H3" stroke={GOLD} strokeWidth="1.800" />
        </>
      )}
      <circle cx="0" cy="18" r="7" fill={props.isDark ? BROWN : SKIN} />
      {beard && (
        <path
          d="M-7 17C-8 28 -3 31 0 31S8 28 7 17C5 21.500 3 20.500 0 21.500S-5 21.500 -7 17Z"
          fill={beard}
        />
      )}
      {props.isMasked && <path d="M-7 15.500H7V20Q3 21 0 19Q-3 21 -7 20Z" fill={INK} />}
      <g fill={props.isMasked ? PAPER : INK} stroke="none">
        <circle cx="-2.500" cy="17.500" r="1.050" />
        <circle cx="2.500" cy="17.500" r="1.050" />
      </g>
      {props.isPatched && <path d="M-7 14L7 18M.8 15.800L5 17Q5 20.500 2.600 20T.8 15.800Z" fill={INK} />}
      {plume && <path d="M3 9C6 -2 15 -1 17 8C13 5 9 7 8 11Z" fill={plume} />}
      <g fill={hatTone}>{hats[hat]}</g>
      {children}
    </g>
  )
}
