/**
 * Pieces that every board may draw with. All are groups of a 100 × 100 square, two or three tones, lines of
 * even weight; a board gives the tones as CSS colours.
 */

type Tones = { readonly line: string; readonly hull: string; readonly sail: string }

/** A hull: bowl-shaped under a round rig, boxy under a square one, so that the shape says it twice. */
export function Hull({
  rig,
  line,
  hull,
}: Pick<Tones, 'line' | 'hull'> & { readonly rig: 'round' | 'square' }) {
  const shape =
    rig === 'round' ? 'M12 68H88C86 83 70 91 50 91S14 83 12 68Z' : 'M10 66H24V71H76V66H90L84 90H16Z'
  return <path d={shape} fill={hull} stroke={line} strokeWidth="3.2" strokeLinejoin="round" />
}

/** Mast, yard and sail. */
export function Rigging({
  rig,
  line,
  sail,
}: Pick<Tones, 'line' | 'sail'> & { readonly rig: 'round' | 'square' }) {
  return (
    <g stroke={line} strokeWidth="3.2" strokeLinejoin="round" strokeLinecap="round">
      <path d="M50 5V68" />
      {rig === 'round' ? (
        <circle cx="50" cy="36" r="26" fill={sail} />
      ) : (
        <>
          <path d="M22 12H78M22 60H78" strokeWidth="4" />
          <rect x="26" y="13" width="48" height="46" fill={sail} />
        </>
      )}
    </g>
  )
}

/** A coin. */
export function Coin({ line, fill }: { readonly line: string; readonly fill: string }) {
  return (
    <g stroke={line} strokeWidth="2.6">
      <circle cx="50" cy="36" r="14" fill={fill} />
      <circle cx="50" cy="36" r="8" fill="none" strokeWidth="2.2" />
    </g>
  )
}

const petals = [0, 45, 90, 135, 180, 225, 270, 315]

/** A star anise, for spice. */
export function Anise({ fill }: { readonly fill: string }) {
  return (
    <g fill={fill}>
      {petals.map((turn) => (
        <path
          key={turn}
          d="M50 36C46 31 47 24 50 20C53 24 54 31 50 36Z"
          transform={`rotate(${turn} 50 36)`}
        />
      ))}
    </g>
  )
}
