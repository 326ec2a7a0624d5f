import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ask, whoAsks } from '@/api/server'
import { RunningMatchesDocument, TokensDocument } from '@/gql/graphql'
import { ButtonLink } from '@/parts/Button'
import { Page, Sheet } from '@/parts/Sheet'
import { ThemeSwitch } from '@/parts/Theme'
import { Address } from './Address'
import { Leaving } from './Leaving'
import { Notices } from './Notices'
import { Tokens } from './Tokens'
import { YouForm } from './YouForm'

export const metadata: Metadata = { title: 'Settings' }

export default async function Settings() {
  const me = await whoAsks()
  if (!me)
    return (
      <Page title="Settings" lead="You are not signed in in this browser, so there is only the light to set.">
        <div className="space-y-5">
          <Light />
          <ButtonLink look="sea" href="/sign-in?next=/settings">
            Sign in
          </ButtonLink>
        </div>
      </Page>
    )
  const [tokens, running] = await Promise.all([ask(TokensDocument, {}), ask(RunningMatchesDocument, {})])
  const matches = running.ok ? running.data.myMatches : { nodes: [], hasNextPage: false }
  return (
    <Page title="Settings">
      <div className="space-y-5">
        <Part title="You">
          <YouForm name={me.name} timeZone={me.timeZone} />
          <p>
            <a
              href={`/sailors/${me.id}`}
              className="inline-flex min-h-11 items-center text-sea underline underline-offset-4"
            >
              How others see you
            </a>
          </p>
        </Part>
        <Part title="Address and news" id="address">
          <Address address={me.address ?? null} newAddress={me.newAddress ?? null} />
          <Notices muted={me.muted} hasAddress={me.address !== null && me.address !== undefined} />
        </Part>
        <Light />
        <Part title="Keys for programs">
          <Tokens tokens={tokens.ok ? tokens.data.tokens : []} />
        </Part>
        <Part title="Leaving">
          <Leaving
            kept={me.address !== null && me.address !== undefined}
            running={matches.nodes.length}
            more={matches.hasNextPage}
          />
        </Part>
      </div>
    </Page>
  )
}

const Light = () => (
  <Part title="Light">
    <ThemeSwitch labelled />
  </Part>
)

type PartProps = { readonly title: string; readonly id?: string; readonly children: ReactNode }

function Part({ title, id, children }: PartProps) {
  return (
    <Sheet className="p-4 sm:p-5">
      <section id={id} aria-label={title} className="scroll-mt-20 space-y-4">
        <h2 className="text-xl">{title}</h2>
        {children}
      </section>
    </Sheet>
  )
}
