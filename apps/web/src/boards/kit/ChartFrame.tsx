/** The border of a sea chart round a square of cells, with letters and numbers to name them by. */

export const FRAME = 30

export function ChartFrame({ size }: { readonly size: number }) {
  const cells = Array.from({ length: size }, (_, index) => index)
  const span = size * 100
  const band = 7
  return (
    <g>
      <rect
        x={-FRAME}
        y={-FRAME}
        width={span + 2 * FRAME}
        height={span + 2 * FRAME}
        rx="8"
        className="fill-sheet"
      />
      <rect x={-band} y={-band} width={span + 2 * band} height={span + 2 * band} className="fill-ink" />
      {cells.map((i) => (
        <g key={i} className="fill-sheet">
          {i % 2 === 0 ? (
            <>
              <rect x={i * 100} y={-band + 1.5} width="100" height={band - 3} />
              <rect x={i * 100} y={span + 1.5} width="100" height={band - 3} />
              <rect x={-band + 1.5} y={i * 100} width={band - 3} height="100" />
              <rect x={span + 1.5} y={i * 100} width={band - 3} height="100" />
            </>
          ) : null}
        </g>
      ))}
      <rect width={span} height={span} className="fill-water" />
      <g className="fill-soft" fontSize="23" textAnchor="middle" fontWeight="600">
        {cells.map((i) => (
          <g key={i}>
            <text x={i * 100 + 50} y={-band - 4}>
              {String.fromCharCode(97 + i)}
            </text>
            <text x={-band - 11} y={i * 100 + 58}>
              {i + 1}
            </text>
          </g>
        ))}
      </g>
    </g>
  )
}
