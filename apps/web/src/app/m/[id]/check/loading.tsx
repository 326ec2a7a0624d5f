import { Page } from '@/parts/Sheet'

/** The check's heading stands before it knows the match. */
export default function Loading() {
  return (
    <div className="min-h-dvh">
      <Page wide title="Was it fair?">
        <p role="status" className="text-soft">
          Fetching the record …
        </p>
      </Page>
    </div>
  )
}
