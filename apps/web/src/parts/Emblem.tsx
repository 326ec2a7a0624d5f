/** A seat's sign: colour and emblem together, the same wherever the player appears. */

const emblems = [
  {
    name: 'anchor',
    draw: (
      <path d="M12 8.2V18M8.6 10.6h6.8M6.2 13.6c.4 2.8 2.7 4.5 5.8 4.5s5.4-1.7 5.8-4.5M12 8.2a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2Z" />
    ),
  },
  { name: 'crescent', draw: <path fill="#fff" d="M15.4 16.6A6.2 6.2 0 1 1 13 5.8a5 5 0 1 0 2.4 10.8Z" /> },
  {
    name: 'key',
    draw: <path d="M11.5 11.9 17.6 18m-2-2 1.6-1.6M9.4 13a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8Z" />,
  },
  {
    name: 'star',
    draw: <path fill="#fff" d="m12 5.2 2 4.6 5 .4-3.8 3.3 1.2 4.9-4.4-2.6-4.4 2.6 1.2-4.9L5 10.2l5-.4Z" />,
  },
  {
    name: 'fish',
    draw: <path fill="#fff" d="M5 12c2.4-4 7.6-4.6 10.4-.9L19 8.4v7.2l-3.6-2.7C12.6 16.6 7.4 16 5 12Z" />,
  },
  {
    name: 'bell',
    draw: (
      <path
        fill="#fff"
        d="M12 6c-2.6 0-4 1.9-4 4.4 0 3-1 4-1.6 5.2h11.2C17 14.400 16 13.400 16 10.400 16 7.900 14.600 6 12 6Zm-1.500 11.200a1.500 1.500 0 0 0 3 0Z"
      />
    ),
  },
] as const

const emblem = (seat: number) => emblems[seat % emblems.length] ?? emblems[0]

export const emblemName = (seat: number): string => emblem(seat).name

export function Emblem({ seat, size = 28 }: { readonly seat: number; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className="shrink-0"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="12" r="11.5" style={{ fill: `var(--seat-${seat % emblems.length})` }} />
      <g fill="none" stroke="#fff" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round">
        {emblem(seat).draw}
      </g>
    </svg>
  )
}

/** A seat that nobody holds yet. */
export function EmptyEmblem({ size = 28 }: { readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className="shrink-0 text-rule"
      aria-hidden="true"
      focusable="false"
    >
      <circle
        cx="12"
        cy="12"
        r="10.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="3 3"
      />
    </svg>
  )
}
