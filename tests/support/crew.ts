import { type Chance, seededChance } from '@marque/rules'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { z } from 'zod'
import { sitDown } from './browser.js'
import { anyMove, MATCH, matchShape, newKey, type SeenMatch } from './play.js'
import { eager, mild } from './raft.js'

/** Somebody at a browser of his own who has signed in as a guest, as the pages do it. */
export async function guestAt(url: string, name: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await sitDown(url, options)
  await signIn(page, url, name)
  return page
}

export async function signIn(page: Page, url: string, name: string): Promise<void> {
  const csrf = await page.request.get(`${url}/api/auth/csrf`)
  const { csrfToken } = z.object({ csrfToken: z.string() }).parse(await csrf.json())
  const answer = await page.request.post(`${url}/api/auth/callback/guest`, {
    headers: { origin: url },
    form: { csrfToken, name, timeZone: 'Europe/Berlin', json: 'true', callbackUrl: url },
  })
  if (!answer.ok()) throw new Error(`${name} could not sign in: ${answer.status()}`)
}

/** Asks the API as whoever sits at this page. */
export async function asks<T>(
  page: Page,
  url: string,
  shape: z.ZodType<T>,
  query: string,
  variables: object = {},
): Promise<T> {
  const answer = await page.request.post(`${url}/graphql`, {
    headers: { origin: url },
    data: { query, variables },
    // The server may be closing an idle connection at the very moment at which it is used again.
    maxRetries: 2,
  })
  const { data, errors } = z
    .object({ data: z.unknown().optional(), errors: z.array(z.object({ message: z.string() })).optional() })
    .parse(await answer.json())
  if (errors?.[0]) throw new Error(errors[0].message)
  return shape.parse(data)
}

/** Opens a long match of Raft & Scupper, which chance hardly ends early, or what `more` says, and returns its id. */
export async function opens(page: Page, url: string, more: object = {}): Promise<string> {
  const input = { game: 'raft-and-scupper', options: { length: 'long' }, seats: ['me', 'open'], ...more }
  const { createMatch } = await asks(
    page,
    url,
    z.object({ createMatch: z.object({ id: z.string() }) }),
    'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }',
    { input },
  )
  return createMatch.id
}

export async function joins(page: Page, url: string, match: string): Promise<void> {
  await asks(page, url, z.unknown(), 'mutation ($match: ID!) { joinMatch(match: $match) { id } }', { match })
}

/** The match as the API shows it to whoever sits at this page. */
export async function looks(page: Page, url: string, match: string): Promise<SeenMatch> {
  const found = await asks(
    page,
    url,
    z.object({ match: matchShape }),
    `query ($id: ID!) { match(id: $id) { ${MATCH} } }`,
    { id: match },
  )
  return found.match
}

/** One random legal move of whoever of these is asked; `false` if nobody is. */
export async function onePlays(
  pages: readonly Page[],
  url: string,
  match: string,
  chance: Chance,
  among = mild,
): Promise<boolean> {
  for (const page of pages) {
    const decision = (await looks(page, url, match)).decisions[0]
    if (!decision) continue
    const move = anyMove(among(decision), chance)
    await asks(
      page,
      url,
      z.unknown(),
      `mutation ($match: ID!, $decision: ID!, $move: JSON!, $key: String!) {
        submitMove(match: $match, decision: $decision, move: $move, idempotencyKey: $key) { version } }`,
      { match, decision: decision.id, move, key: newKey() },
    )
    return true
  }
  return false
}

/** Plays so many moves by lot, or to the end. */
export async function playOn(
  pages: readonly Page[],
  url: string,
  match: string,
  moves = Number.POSITIVE_INFINITY,
  seed = 5,
): Promise<void> {
  const chance = seededChance(seed)
  const among = moves === Number.POSITIVE_INFINITY ? eager : mild
  for (let played = 0; played < moves; played++)
    if (!(await onePlays(pages, url, match, chance, among))) return
}
