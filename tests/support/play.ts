import { type Chance, type Choice, sample, seededChance } from '@marque/rules'
import { z } from 'zod'
import type { Client } from './client.js'
import type { TestHouse } from './house.js'

const pick = z.object({
  field: z.string(),
  from: z.array(z.union([z.string(), z.number()])),
  min: z.int(),
  max: z.int(),
  copies: z.record(z.string(), z.int()).nullable(),
})
export const choiceShape = z.object({
  move: z.record(z.string(), z.unknown()),
  picks: z.array(pick).nullable(),
  disjoint: z.boolean(),
  budget: z.object({ costs: z.record(z.string(), z.int()), most: z.int() }).nullable(),
})
const decisionShape = z.object({ id: z.string(), kind: z.string(), legal: z.array(choiceShape) })
export const matchShape = z.object({
  id: z.string(),
  status: z.string(),
  version: z.int(),
  decisions: z.array(decisionShape),
})
export type SeenMatch = z.infer<typeof matchShape>
type SeenChoice = z.infer<typeof choiceShape>
export type SeenDecision = z.infer<typeof decisionShape>

/** All of a choice. */
export const CHOICE = 'move picks { field from min max copies } disjoint budget { costs most }'
export const MATCH = `id status version decisions { id kind legal { ${CHOICE} } }`

/** Opens a match with these seats. */
export async function open(
  client: Client,
  game: string,
  options: object,
  seats: string[],
  more: object = {},
): Promise<SeenMatch> {
  const { createMatch } = await client.ask(
    z.object({ createMatch: matchShape }),
    `mutation ($input: CreateMatchInput!) { createMatch(input: $input) { ${MATCH} } }`,
    { input: { game, options, seats, ...more } },
  )
  return createMatch
}

export async function join(client: Client, match: string, more: object = {}): Promise<SeenMatch> {
  const { joinMatch } = await client.ask(
    z.object({ joinMatch: matchShape }),
    `mutation ($match: ID!, $seat: Int, $entropy: String, $invitation: String) {
      joinMatch(match: $match, seat: $seat, entropy: $entropy, invitation: $invitation) { ${MATCH} } }`,
    { match, ...more },
  )
  return joinMatch
}

/** So many programs, each with a token to read and play, at a table of their own that has begun. */
export async function fullTable(api: TestHouse, game: string, options: object, seats: number) {
  const programs = await Promise.all(
    Array.from({ length: seats }, async (_, seat) =>
      (await api.guest(`Program ${seat + 1}`)).withToken('read', 'play'),
    ),
  )
  const [first, ...others] = programs
  if (!first) throw new Error('a table without seats')
  const { id } = await open(first, game, options, ['me', ...others.map(() => 'open')])
  for (const program of others) await join(program, id)
  return { id, first, programs }
}

export async function look(client: Client, match: string): Promise<SeenMatch> {
  const found = await client.ask(
    z.object({ match: matchShape }),
    `query ($id: ID!) { match(id: $id) { ${MATCH} } }`,
    { id: match },
  )
  return found.match
}

/** A random legal answer. */
export function anyMove(decision: SeenDecision, chance: Chance): Record<string, unknown> {
  const choice = decision.legal[chance.below(decision.legal.length)]
  if (!choice) throw new Error(`decision ${decision.id} has no legal answer`)
  return sample(asChoice(choice), chance)
}

/** A choice as the rules write it: the API says `null` for what they leave out. */
export function asChoice({ move, picks, disjoint, budget }: SeenChoice): Choice<Record<string, unknown>> {
  if (!picks) return { move }
  return {
    ...{ move, disjoint },
    picks: picks.map(({ copies, ...pick }) => (copies ? { ...pick, copies } : pick)),
    ...(budget && { budget }),
  }
}

export type Submission = { match: string; decision: string; move: unknown; idempotencyKey: string }

/** Submits a move and returns the version that it made. @throws Refused */
export async function submit(
  client: Client,
  submission: Submission,
): Promise<{ version: number; match: SeenMatch }> {
  const { submitMove } = await client.ask(
    z.object({ submitMove: z.object({ version: z.int(), match: matchShape }) }),
    `mutation ($match: ID!, $decision: ID!, $move: JSON!, $idempotencyKey: String!) {
      submitMove(match: $match, decision: $decision, move: $move, idempotencyKey: $idempotencyKey) { version match { ${MATCH} } } }`,
    submission,
  )
  return submitMove
}

let keys = 0
/** An idempotency key that no other move has. */
export const newKey = () => `key-${process.pid}-${keys++}`

/** Plays random legal moves for all clients until the match is over or `stop` says so. */
export async function playOut(
  clients: readonly Client[],
  match: string,
  options: { seed?: number; stop?: (seen: SeenMatch) => boolean } = {},
): Promise<void> {
  const chance = seededChance(options.seed ?? 1)
  for (;;) {
    let moved = false
    for (const client of clients) {
      const seen = await look(client, match)
      if (seen.status === 'finished' || options.stop?.(seen)) return
      const decision = seen.decisions.find(({ kind }) => kind !== 'optional')
      if (!decision) continue
      await submit(client, {
        match,
        decision: decision.id,
        move: anyMove(decision, chance),
        idempotencyKey: newKey(),
      })
      moved = true
    }
    if (!moved) return
  }
}
