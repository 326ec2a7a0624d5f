/** The compass rose, the house's mark. */
export function Rose({ size = 32 }: { readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className="shrink-0"
    >
      <circle cx="16" cy="16" r="11" fill="none" className="stroke-sea" strokeWidth="1.5" />
      <path d="M16 1 19 13 31 16 19 19 16 31 13 19 1 16 13 13Z" className="fill-sea" />
      <path
        d="M16 1 16 16 13 13ZM31 16 16 16 19 13ZM16 31 16 16 19 19ZM1 16 16 16 13 19Z"
        className="fill-sheet"
        opacity="0.75"
      />
    </svg>
  )
}
