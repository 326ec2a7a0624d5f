import { ButtonLink } from '@/parts/Button'
import { Page } from '@/parts/Sheet'

export default function NotFound() {
  return (
    <Page
      title="Off the chart"
      lead="There is nothing at this place: the link may be old, or a letter of it went overboard."
    >
      <div className="flex flex-wrap gap-2">
        <ButtonLink look="sea" href="/matches">
          My matches
        </ButtonLink>
        <ButtonLink href="/lobby">Lobby</ButtonLink>
      </div>
    </Page>
  )
}
