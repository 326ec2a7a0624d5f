/** The match page’s shape: the board’s square stands before the board does, and the footer waits below the screen. */
export default function Loading() {
  return (
    <div className="mx-auto min-h-dvh w-full max-w-7xl px-3 pt-3 lg:px-6 lg:pt-6" role="status">
      <h1 className="sr-only">Setting the table …</h1>
      <div className="mb-5 h-8 w-48 rounded-lg bg-well" />
      <div className="mx-auto aspect-square w-full max-w-[34rem] rounded-lg border border-line bg-water" />
    </div>
  )
}
