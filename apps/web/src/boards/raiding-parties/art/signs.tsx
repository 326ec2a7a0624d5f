import { faceOf, type HitSet } from '@marque/rules/raiding-parties/facts'
import { hitWords, playingWords } from '../odds'
import { INK, PAPER, RED } from './tones'

/** The suits, each in a square of 10, told apart by shape. */
const suits: Readonly<Record<string, string>> = {
  S: 'M5 0C6.500 3 10 4 10 6.800C10 9.200 7 9.400 5.900 7.800L6.800 10H3.200L4.100 7.800C3 9.400 0 9.200 0 6.800C0 4 3.500 3 5 0Z',
  H: 'M5 10C1.500 6.800 0 5.200 0 3C0 .3 3.600 -.4 5 2.200C6.400 -.4 10 .3 10 3C10 5.200 8.500 6.800 5 10Z',
  D: 'M5 0L9 5L5 10L1 5Z',
  C: 'M5 0A2.400 2.400 0 0 1 6.600 4.200A2.400 2.400 0 1 1 5.900 7.600L6.800 10H3.200L4.100 7.600A2.400 2.400 0 1 1 3.400 4.200A2.400 2.400 0 0 1 5 0Z',
}

/** What must be flipped for a hit: suits as shapes, ranks as letters. */
export function Hits({ hits, size = 13 }: { readonly hits: HitSet; readonly size?: number }) {
  return (
    <span className="inline-flex items-center gap-0.5 align-middle">
      {[...hits].map((sign) => {
        const suit = suits[sign]
        return suit ? (
          <svg key={sign} viewBox="-.5 -.5 11 11" width={size} height={size} aria-hidden="true">
            <path d={suit} fill="currentColor" />
          </svg>
        ) : (
          <b key={sign} aria-hidden="true" className="leading-none" style={{ fontSize: size + 1 }}>
            {sign}
          </b>
        )
      })}
      <span className="sr-only">{hitWords(hits)}</span>
    </span>
  )
}

/** A playing card that was flipped. Whether it hit is said by a mark at its foot. */
export function PlayingCard({
  letter,
  hit,
  width = 30,
}: {
  readonly letter: string
  readonly hit?: boolean
  readonly width?: number
}) {
  const { suit, rank } = faceOf(letter)
  const tone = suit === 'H' || suit === 'D' ? RED : INK
  return (
    <span className="inline-block shrink-0">
      <svg viewBox="0 0 30 42" width={width} height={width * 1.4} aria-hidden="true" className="block">
        <rect
          x=".8"
          y=".8"
          width="28.400"
          height="40.400"
          rx="4"
          fill={PAPER}
          stroke={INK}
          strokeWidth="1.300"
        />
        <text
          x="15"
          y="18"
          fontSize="16"
          fontWeight="700"
          textAnchor="middle"
          letterSpacing="-.5"
          fill={tone}
          fontFamily="var(--font-serif)"
        >
          {rank}
        </text>
        <path d={suits[suit]} fill={tone} transform="translate(9 23) scale(1.200)" />
        {hit === false && <path d="M4 38L26 22" stroke={INK} strokeWidth="1.600" />}
      </svg>
      <span className="sr-only">{playingWords(letter)}</span>
    </span>
  )
}
