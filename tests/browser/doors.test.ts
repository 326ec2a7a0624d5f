import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { barriers, overhang } from '../support/access.js'
import { chromiumPath, comesTo, PHONE, sitDown } from '../support/browser.js'
import { openSite } from '../support/site.js'

describe.skipIf(chromiumPath === undefined)('the doors of the site', () => {
  it('lead nowhere else, open to no other site, and leak nothing', { timeout: 180_000 }, async () => {
    const site = await openSite({ GITHUB_ID: 'test', GITHUB_SECRET: 'test' })
    const page = await sitDown(site.url, PHONE)

    // An address that asks to go on elsewhere leads to our own pages.
    for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
      await page.context().clearCookies()
      await comesTo(page, `/sign-in?next=${encodeURIComponent(next)}`)
      await page.getByRole('textbox', { name: /your name/i }).fill('Anne')
      await page.getByRole('button', { name: 'Come aboard' }).click()
      await page.waitForURL(`${site.url}/matches`)
    }
    const [session] = (await page.context().cookies()).filter(({ name }) => name === 'marque.session')
    if (!session) throw new Error('not signed in')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const cookie = `marque.session=${session.value}`
    const csrf = await page.request.get('/api/auth/csrf')
    const { csrfToken } = z.object({ csrfToken: z.string() }).parse(await csrf.json())
    const left = await page.request.post('/api/auth/signout', {
      form: { csrfToken, callbackUrl: 'https://evil.example/', json: 'true' },
    })
    const { url } = z.object({ url: z.url() }).parse(await left.json())
    expect(new URL(url).origin).toBe(site.url)

    // Nothing is done for a page of another site, though the browser would send the cookies along.
    const foreign = { origin: 'https://evil.example', cookie }
    const graphql = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { ...foreign, 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'mutation { deleteMe }' }),
    })
    expect(await graphql.text()).toContain('foreign_origin')
    for (const [path, form] of [
      ['callback/guest', { name: 'Eve' }],
      ['callback/link', { token: 'x' }],
      ['signout', {}],
      ['signin/github', {}],
    ] as const) {
      const answer = await fetch(`${site.url}/api/auth/${path}`, {
        method: 'POST',
        headers: foreign,
        body: new URLSearchParams(form),
        redirect: 'manual',
      })
      expect(answer.headers.get('set-cookie') ?? '').not.toContain('marque.session')
      expect(answer.headers.get('location') ?? '').toContain('csrf=true')
    }

    // Before any script has run: the form for a link works, and the others keep to themselves what is typed.
    const bare = await sitDown(site.url, { ...PHONE, javaScriptEnabled: false })
    await comesTo(bare, '/sign-in')
    await bare.getByRole('textbox', { name: 'Your e-mail address' }).fill('bare@example.org')
    const posted = bare.waitForRequest((request) => request.method() === 'POST')
    await bare.getByRole('button', { name: 'Send me a link' }).click()
    await bare.getByText('A link is on its way to').waitFor()
    const action = await posted
    expect(bare.url()).not.toContain('bare@')
    const refused = await fetch(action.url(), {
      method: 'POST',
      headers: { ...foreign, 'content-type': (await action.headerValue('content-type')) ?? '' },
      body: action.postData() ?? '',
    })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    const late = await sitDown(site.url, PHONE)
    const fetched: string[] = []
    late.on('request', (request) => fetched.push(request.url()))
    let arrive = () => {}
    for (const path of ['/', '/lobby', '/new', '/sign-in']) {
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve
      })
      await late.route('**/_next/static/**/*.js', (route) => arrived.then(() => route.continue()))
      // All of the page is there, its scripts are not.
      await late.goto(path, { waitUntil: 'domcontentloaded' })
      const name = late.getByRole('textbox', { name: /your name/i })
      await name.fill('Secret')
      await name.press('Enter')
      // A form that is sent leaves its page within a frame or two; this one stays.
      await late.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      expect(new URL(late.url()).search).toBe('')
      // What was sent too early is not lost either.
      if (path !== '/sign-in') await late.unrouteAll({ behavior: 'ignoreErrors' })
    }
    arrive()
    await late.waitForURL(/\/matches$/)
    expect(fetched.filter((url) => url.includes('Secret'))).toEqual([])

    // Other services are offered where their keys are set, and only there.
    const guest = await sitDown(site.url, PHONE)
    await guest.route('https://github.com/**', (route) => route.fulfill({ body: 'GitHub' }))
    await guest.goto('/sign-in')
    expect(await guest.getByRole('button', { name: 'Google' }).count()).toBe(0)
    await guest.getByRole('button', { name: 'GitHub' }).click()
    await guest.waitForURL(/^https:\/\/github\.com\//)
    const asked = new URL(guest.url()).searchParams
    expect(asked.get('redirect_uri')).toBe(`${site.url}/api/auth/callback/github`)
    expect(asked.get('state')).toBeTruthy()
    await guest.goto('/sign-in?error=OAuthCallback')
    await guest.getByText('cut off half-way').waitFor()
  })

  it('and the rooms behind them have no barriers in either light', { timeout: 180_000 }, async () => {
    const site = await openSite({ GITHUB_ID: 'test', GITHUB_SECRET: 'test', SAMPLE_GAME: 'on' })
    const page = await sitDown(site.url, PHONE)
    const found: string[] = []
    const visit = async (path: string) => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      found.push(...(await barriers(page)))
      expect(await overhang(page), path).toBe(0)
    }
    for (const path of [
      '/',
      '/sign-in',
      '/sign-in/x',
      '/lobby?pace=24',
      '/settings',
      '/farewell',
      '/matches',
    ])
      await visit(path)
    await comesTo(page, '/sign-in')
    await page.getByRole('textbox', { name: /your name/i }).fill('Anne')
    await page.getByRole('button', { name: 'Come aboard' }).click()
    await page.waitForURL(/\/matches$/)
    await comesTo(page, '/lobby')
    await page.getByRole('button', { name: 'Find me an opponent' }).click()
    await page.waitForURL(/\/m\//)
    await page.getByText('Shall we call you?').waitFor()
    for (const path of [page.url(), '/', '/matches', '/settings', '/sign-in', '/lobby']) await visit(path)
    const profile = await page
      .goto('/settings')
      .then(() => page.getByRole('link', { name: 'How others see you' }))
    await visit((await profile.getAttribute('href')) ?? '')
    await comesTo(page, '/settings')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    found.push(...(await barriers(page)))
    expect(found).toEqual([])
  })
})
