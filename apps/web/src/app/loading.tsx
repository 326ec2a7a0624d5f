/** Keeps the page’s shape while it is on its way: as high as the screen, so that the footer does not come and go. */
export default function Loading() {
  return (
    <div className="mx-auto min-h-dvh w-full max-w-2xl px-4 pt-6 sm:px-6 sm:pt-10" role="status">
      <h1 className="sr-only">On its way …</h1>
      <div className="h-10 w-56 rounded-lg bg-well" />
      <div className="mt-8 grid gap-2.5">
        {[0, 1, 2].map((line) => (
          <div key={line} className="h-24 rounded-xl border border-line bg-sheet" />
        ))}
      </div>
    </div>
  )
}
