import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ask, whoAsks } from '@/api/server'
import { TokensDocument } from '@/gql/graphql'
import { ButtonLink } from '@/parts/Button'
import { Page, Sheet } from '@/parts/Sheet'
import { ThemeSwitch } from '@/parts/Theme'
import { Address } from './Address'
import { Notices } from './Notices'
import { SignOut } from './SignOut'
import { Tokens } from './Tokens'
import { YouForm } from './YouForm'

export const metadata: Metadata = { title: 'Settings' }

export default async function Settings() {
  const me = await whoAsks()
  if (!me)
    return (
      <Page title="Settings" lead="You are not signed in in this browser, so there is only the light to set.">
        <div className="flex flex-wrap items-center gap-3">
          <ThemeSwitch />
          <ButtonLink look="sea" href="/">
            Play as a guest
          </ButtonLink>
        </div>
      </Page>
    )
  const tokens = await ask(TokensDocument, {})
  return (
    <Page title="Settings">
      <div className="space-y-5">
        <Part title="You">
          <YouForm name={me.name} timeZone={me.timeZone ?? null} />
        </Part>
        <Part title="News by e-mail">
          <Address address={me.address ?? null} newAddress={me.newAddress ?? null} />
          <Notices muted={me.muted} />
        </Part>
        <Part title="Light">
          <div className="flex">
            <ThemeSwitch />
          </div>
        </Part>
        <Part title="Keys for programs">
          <Tokens tokens={tokens.ok ? tokens.data.tokens : []} />
        </Part>
        <Part title="Leaving">
          <SignOut kept={me.address !== null && me.address !== undefined} />
        </Part>
      </div>
    </Page>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Sheet className="space-y-4 p-4 sm:p-5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Sheet>
  )
}
