import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { whoAsks } from '@/api/server'
import { ownPath } from '@/auth/path'
import { services } from '@/auth/services'
import { ButtonLink } from '@/parts/Button'
import { Note, Page, Sheet } from '@/parts/Sheet'
import { settings } from '@/settings'
import { AsGuest } from './AsGuest'
import { ByMail } from './ByMail'
import { Elsewhere } from './Elsewhere'

export const metadata: Metadata = { title: 'Sign in' }

type Query = Readonly<Record<'next' | 'callbackUrl' | 'error', string | string[] | undefined>>

/** By a link in a mail, by another service, or under nothing but a name. */
export default async function SignIn({ searchParams }: { readonly searchParams: Promise<Query> }) {
  const [me, query] = await Promise.all([whoAsks(), searchParams])
  const next = ownPath(query.next ?? query.callbackUrl, settings.publicUrl)
  if (me?.address)
    return (
      <Page title="You are aboard" lead={`Signed in as ${me.name}, ${me.address}.`}>
        <div className="flex flex-wrap gap-2">
          <ButtonLink look="sea" href={next}>
            {next === '/matches' ? 'My matches' : 'Go on'}
          </ButtonLink>
          <ButtonLink href="/settings">Settings</ButtonLink>
        </div>
      </Page>
    )
  const others = services().map(({ id, name }) => ({ id, name }))
  return (
    <Page
      title={me ? 'Keep your matches' : 'Sign in'}
      lead={
        me
          ? `You play as a guest, ${me.name}. With an address you find your matches again on any device, and are told when it is your move.`
          : 'No password to remember: a link by e-mail lets you in.'
      }
    >
      <div className="space-y-5">
        {query.error !== undefined && <Note tone="ask">{said(query.error)}</Note>}
        <Way title="By e-mail">
          <p className="text-soft">
            {me
              ? 'If you have an account already, the matches of this guest join it.'
              : 'New here? The same link makes you an account.'}
          </p>
          <ByMail next={next} isGuest={me !== null} />
        </Way>
        {others.length > 0 && (
          <Way title="By a login you have">
            <Elsewhere services={others} next={next} />
          </Way>
        )}
        {!me && (
          <Way title="As a guest">
            <p className="text-soft">A name is enough to play. You can add an address at any time.</p>
            <AsGuest next={next} />
          </Way>
        )}
      </div>
    </Page>
  )
}

function Way({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Sheet className="space-y-3 p-4 sm:p-5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Sheet>
  )
}

/** Why next-auth sent somebody back here. Only words of our own are shown: anybody can write a link. */
function said(error: string | string[]): string {
  if (error === 'AccessDenied')
    return 'The other service did not let you through. Try again, or come by e-mail.'
  return 'That did not work: the way in was cut off half-way. Try again, or come by e-mail.'
}
