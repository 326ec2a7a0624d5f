import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openHouse } from '../support/house.js'
import { linkIn, Mailbox } from '../support/mailbox.js'
import { join, open } from '../support/play.js'

const withMail = async () => {
  const mailbox = await Mailbox.open()
  const api = await openHouse({ settings: { SMTP_URL: mailbox.url } })
  await api.worker()
  const next = async (address: string) =>
    vi.waitFor(
      () => {
        const mail = mailbox.to(address).at(-1)
        if (!mail) throw new Error(`no mail to ${address} yet`)
        return mail
      },
      { timeout: 10_000 },
    )
  return { api, mailbox, next }
}

it('an invitation leads to a seat, and its address gets the news from then on', async () => {
  const { api, mailbox, next } = await withMail()
  const anne = await api.guest('Anne')
  const { id } = await open(anne, 'raft-and-scupper', {}, ['me', 'open'])
  const invite =
    'mutation ($id: ID!, $address: String!) { invite(match: $id, address: $address) { address } }'
  await anne.ask(z.unknown(), invite, { id, address: 'Bob@Example.org' })
  const mail = await next('bob@example.org')
  expect(mail.subject).toBe('Anne invites you to Raft & Scupper')
  expect(mail.text).toContain('Aboard so far: Anne.')
  const link = linkIn(mail, '/m/')
  expect(link.pathname).toBe(`/m/${id}`)
  const bob = await api.guest('Bob')
  expect((await join(bob, id, { invitation: link.searchParams.get('invitation') })).status).toBe('playing')
  expect((await api.house.prisma.user.findUnique({ where: { id: bob.userId } }))?.address).toBe(
    'bob@example.org',
  )
  expect(mailbox.mails.some(({ subject }) => subject.includes('invites'))).toBe(true)
})

it('an address counts only when its mail’s link was opened, even signed out', async () => {
  const { api, next } = await withMail()
  const anne = await api.guest('Anne')
  const shape = z.object({ address: z.string().nullable(), newAddress: z.string().nullable() })
  const set = await anne.ask(
    z.object({ setAddress: shape }),
    'mutation { setAddress(address: "anne@example.org") { address newAddress } }',
  )
  expect(set.setAddress).toEqual({ address: null, newAddress: 'anne@example.org' })
  const link = linkIn(await next('anne@example.org'), '/confirm/')
  const confirmed = await api
    .stranger()
    .ask(
      z.object({ confirmAddress: shape }),
      'mutation ($token: String!) { confirmAddress(token: $token) { address newAddress } }',
      {
        token: link.pathname.slice('/confirm/'.length),
      },
    )
  expect(confirmed.confirmAddress).toEqual({ address: 'anne@example.org', newAddress: null })
})

it('fault 18: one click, signed out, ends mails of a kind; a mail scanner that only looks ends nothing', async () => {
  const { api, mailbox, next } = await withMail()
  const [anne, bob] = [await api.guest('Anne'), await api.guest('Bob')]
  await api.house.prisma.user.update({ where: { id: anne.userId }, data: { address: 'anne@example.org' } })
  const { id } = await open(anne, 'sealed-lots', {}, ['me', 'open'])
  await join(bob, id)
  const mail = await next('anne@example.org')
  expect(mail.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  const url = /^<(.+)>$/.exec(mail.header('List-Unsubscribe'))?.[1] ?? ''
  const here = `${api.url}${new URL(url).pathname}`
  const muted = async () => (await api.house.prisma.user.findUnique({ where: { id: anne.userId } }))?.muted
  const page = await fetch(here)
  expect(await page.text()).toContain('Stop these mails')
  expect(await muted()).toEqual([])
  for (let clicks = 0; clicks < 2; clicks++) {
    const click = await fetch(here, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(click.status).toBe(200)
  }
  expect(await muted()).toEqual(['started'])
  const { id: second } = await open(anne, 'sealed-lots', {}, ['me', 'open'])
  await join(bob, second)
  expect(await api.house.prisma.notice.count({ where: { matchId: second, userId: anne.userId } })).toBe(0)
  expect(mailbox.to('anne@example.org')).toHaveLength(1)
})

it('fault 18: an address without an account can close itself to invitations', async () => {
  const { api, mailbox, next } = await withMail()
  const anne = await api.guest('Anne')
  const invite = async () => {
    const { id } = await open(anne, 'sealed-lots', {}, ['me', 'open'])
    await anne.ask(
      z.unknown(),
      'mutation ($id: ID!) { invite(match: $id, address: "eve@example.org") { address } }',
      { id },
    )
  }
  await invite()
  const url = /^<(.+)>$/.exec((await next('eve@example.org')).header('List-Unsubscribe'))?.[1] ?? ''
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  expect((await fetch(`${api.url}${new URL(url).pathname}`, { method: 'POST', body: form })).status).toBe(200)
  await invite()
  await vi.waitFor(async () =>
    expect(await api.house.prisma.notice.count({ where: { status: 'dropped' } })).toBe(1),
  )
  expect(mailbox.to('eve@example.org')).toHaveLength(1)
})

it('a forged link does nothing and says so', async () => {
  const { api } = await withMail()
  const page = await fetch(`${api.url}/u/forged`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  })
  expect(page.status).toBe(410)
  expect(page.headers.get('content-type')).toContain('text/html')
})
