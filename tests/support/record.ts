import { type MatchRecord, matchRecord, type Told } from '@marque/rules'
import { z } from 'zod'
import type { Client } from './client.js'

const entry = z.object({ version: z.int(), seat: z.int(), cause: z.string(), sentences: z.array(z.string()) })
const exported = z.object({
  match: z.object({
    mySeat: z.int().nullable(),
    log: z.array(entry),
    record: z.object({ names: z.array(z.string()), record: matchRecord }),
  }),
})

/** What a caller takes home of a finished match: its record, and what he was told. Both can be checked. */
export async function takeHome(
  client: Client,
  match: string,
): Promise<{ readonly record: MatchRecord; readonly told: Told }> {
  const query = 'query ($id: ID!) { match(id: $id) { mySeat log { version seat cause sentences } record } }'
  const { mySeat, log, record } = (await client.ask(exported, query, { id: match })).match
  return { record: record.record, told: { viewer: mySeat, names: record.names, log } }
}
