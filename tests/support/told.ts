import type { Client } from './client.js'
import { type Answer, type Sight, walk } from './walk.js'

/** What a caller is told on a walk, but for what differs from one moment to the next, and from one match to the next. */
export async function told(client: Client, sight: Sight): Promise<Answer[]> {
  const answers = await walk(client, sight)
  return answers
    .filter(({ from }) => from !== '/metrics')
    .map(({ from, text }) => ({ from, text: withoutMoments(text).replaceAll(sight.match, 'MATCH') }))
    .sort((a, b) => (a.from + a.text < b.from + b.text ? -1 : 1))
}

/** The same on a second walk: queries are interpreted at first, then compiled, and answer in another order of keys. */
export async function toldTwice(client: Client, sight: Sight): Promise<Answer[]> {
  await walk(client, sight)
  return told(client, sight)
}

const withoutMoments = (text: string) =>
  text
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, 'THEN')
    .replace(/^(date|etag|content-disposition|content-length|x-ratelimit-\w+): .*$/gm, '')
    .replace(/"endCursor":"[\w-]+"/g, '"endCursor":"CURSOR"')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'USER')
