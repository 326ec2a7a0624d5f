import type { House } from '../house.js'
import { namesOf } from '../match/names.js'
import { loadMatch } from '../match/record.js'
import { loadActions, Seen } from '../match/see.js'
import { type Composed, nothing } from './composed.js'
import type { Letter, Matter } from './letter.js'
import { matchUrl, settingsUrl, unsubscribeUrl } from './links.js'
import { timeLeft } from './time-left.js'
import type { Reader, WaitingNotice } from './waiting.js'

/** No mail lists more than this of what happened; the match itself has it all. */
const MOST_SENTENCES = 12

/** Writes one letter about all matches that have news for a reader, as far as the news still hold. */
export async function matchLetter(
  house: House,
  reader: Reader,
  notices: readonly WaitingNotice[],
): Promise<Composed> {
  const { address } = reader
  const kept: WaitingNotice[] = []
  const dropped: { id: string; remark: string }[] = []
  const matters: { matter: Matter; subject: string; match: string }[] = []
  for (const match of new Set(notices.map(({ matchId }) => matchId))) {
    const group = notices.filter(({ matchId }) => matchId === match)
    const best = strongest(group)
    for (const other of group)
      if (other !== best) dropped.push({ id: other.id, remark: 'overtaken by a later notice' })
    const told = unwanted(reader, best) ?? (await tellOf(house, reader, best))
    if (typeof told === 'string') dropped.push({ id: best.id, remark: told })
    else {
      kept.push(best)
      matters.push({ ...told, match: best.matchId ?? '' })
    }
  }
  const only = matters.length === 1 ? matters[0] : undefined
  if (matters.length === 0 || address === null) return { ...nothing(address ?? ''), dropped }
  const kinds = [...new Set(kept.map(({ kind }) => kind))]
  const letter: Letter = {
    subject: only?.subject ?? `Marque: news from ${matters.length} matches`,
    greeting: `Ahoy ${reader.name},`,
    matters: matters.map(({ matter }) => matter),
    footer: 'You get this because you play at Marque.',
    unsubscribe: await unsubscribeUrl(house.settings, { user: reader.id, kinds: kinds.join(',') }),
    settings: settingsUrl(house.settings),
  }
  return { to: address, letter, carried: kept.map(({ id }) => id), dropped, kinds, thread: only?.match }
}

const strength = { over: 3, started: 2, turn: 1, invitation: 0, address: 0, signIn: 0 }

/** Of several notices of a match the weightiest, then the latest: it tells what the others would. */
const strongest = (group: readonly WaitingNotice[]): WaitingNotice =>
  group.reduce((best, other) => (strength[other.kind] >= strength[best.kind] ? other : best))

function unwanted(reader: Reader, notice: WaitingNotice): string | undefined {
  if (reader.address === null) return 'the reader has no address'
  if (reader.bounces >= 3) return 'the address refuses mail'
  return reader.muted.includes(notice.kind) ? 'the reader does not want this kind' : undefined
}

/** What to say of a notice now, or why it no longer holds. */
async function tellOf(
  house: House,
  reader: Reader,
  { kind, matchId }: WaitingNotice,
): Promise<{ matter: Matter; subject: string } | string> {
  const row = matchId === null ? undefined : await loadMatch(house.pool, matchId)
  if (!row) return 'the match is gone'
  const seen = new Seen(house, row, { userId: reader.id, scopes: ['read'], via: 'token' })
  if (seen.viewer === null) return 'the reader has no seat any more'
  const names = namesOf(row)
  const others = names.filter((_, seat) => seat !== seen.viewer)
  const title = `${seen.title()} with ${new Intl.ListFormat('en').format(others)}`
  const asked =
    row.seats[seen.viewer]?.leftAt === null
      ? seen.decisions().filter((decision) => decision.kind !== 'optional')
      : []
  const due = asked.flatMap((decision) => decision.due ?? []).sort((a, b) => a.getTime() - b.getTime())[0]
  const happened = await sinceOwnMove(house, seen)
  const link = {
    url: matchUrl(house.settings, row.id),
    label: asked.length > 0 ? 'Make your move' : 'Look at the table',
  }
  const matter = { title, happened, until: due && timeLeft(due, house.now(), reader.timeZone), link }
  if (kind === 'over') {
    if (row.status !== 'finished') return 'the match is not over'
    const sentence = seen.outcome()?.sentence ?? ''
    return {
      matter: { ...matter, lead: `The match is over. ${sentence}`, until: undefined },
      subject: `${seen.title()}: ${sentence}`,
    }
  }
  if (row.status !== 'playing') return 'the match is over'
  if (kind === 'started') {
    const ask = asked[0] ? sentenceOf(asked[0]) : 'You will hear when you are asked.'
    return {
      matter: { ...matter, lead: `All aboard: the match has begun. ${ask}` },
      subject: `${title}: the match has begun`,
    }
  }
  if (!asked[0]) return 'it is no longer the reader’s turn'
  return {
    matter: { ...matter, lead: asked.map(sentenceOf).join(' ') },
    subject: `${title}: your move`,
  }
}

/** What is asked, as a sentence of the mail. */
const sentenceOf = ({ prompt }: { readonly prompt: string }) => `${prompt.replace(/\.$/, '')}.`

/** What happened since the reader's last own action, in sentences for him. */
async function sinceOwnMove(house: House, seen: Seen): Promise<string[]> {
  const actions = await loadActions(house, seen.row.id, 0, seen.row.version, 200)
  const own = actions.findLastIndex((action) => action.seat === seen.viewer && action.cause === 'player')
  const since = actions[own]?.index
  const sentences = (await seen.log(since === undefined ? 0 : since + 1, 200)).flatMap(
    (entry) => entry.sentences,
  )
  const skipped = sentences.length - MOST_SENTENCES
  return skipped > 0 ? [`(${skipped} earlier events)`, ...sentences.slice(-MOST_SENTENCES)] : sentences
}
