import { z } from 'zod'
import { scopes } from '../people/caller.js'
import { type Code, catalogue } from '../problems.js'

const instant = z.date().describe('ISO 8601, UTC')
const codes = Object.keys(catalogue)

export const problemShape = z
  .object({
    message: z.string().describe('One sentence for people'),
    code: z.enum(codes as [Code, ...Code[]]).describe('For programs; docs/api.md lists them'),
    where: z.string().optional().describe('The part of the request that is wrong'),
    hint: z.string().describe('What would be right'),
    rule: z.string().optional().describe('The game’s own code of an illegal move'),
    retryAfter: z.int().optional().describe('In how many seconds to come back, as in `Retry-After`'),
  })
  .describe('A request that failed; nothing was changed')

export const gameShape = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  rulesVersion: z.int(),
  minPlayers: z.int(),
  maxPlayers: z.int(),
  optionsSchema: z.unknown().describe('JSON Schema of the table options'),
  moveSchema: z.unknown().describe('JSON Schema of a move'),
  ordersSchema: z.unknown().describe('JSON Schema of standing orders'),
})

const seat = z.object({
  index: z.int(),
  name: z.string().nullable(),
  kind: z.enum(['open', 'player', 'bot']),
  isMe: z.boolean(),
  left: z.boolean(),
  absences: z.int(),
  userId: z.string().nullable(),
  seenAt: instant.nullable(),
})
const outcome = z.object({ ranking: z.array(z.int()), how: z.string(), sentence: z.string() }).nullable()

export const summaryShape = z.object({
  id: z.string(),
  game: z.string(),
  options: z.unknown(),
  status: z.enum(['open', 'playing', 'finished', 'cancelled']),
  visibility: z.enum(['public', 'unlisted']),
  hoursPerDecision: z.number(),
  version: z.int(),
  seats: z.array(seat),
  mySeat: z.int().nullable(),
  waitsForMe: z.boolean(),
  due: instant.nullable(),
  outcome,
  createdAt: instant,
  changedAt: instant,
})
export const pageShape = z.object({
  nodes: z.array(summaryShape),
  endCursor: z.string().nullable(),
  hasNextPage: z.boolean(),
})

const item = z.union([z.string(), z.number()])
const choice = z.object({
  move: z.unknown().describe('A whole move, or with `picks` the part of it that they complete'),
  sentence: z.string().nullable(),
  picks: z
    .array(
      z.object({
        field: z.string(),
        from: z.array(item),
        min: z.int(),
        max: z.int(),
        copies: z
          .record(z.string(), z.int())
          .nullable()
          .describe('How often each item may be picked; an item that is not named, once'),
      }),
    )
    .nullable()
    .describe('So many (`min` to `max`) items of `from`, as an array in the move’s `field`'),
  disjoint: z.boolean().describe('No item may be taken by two picks'),
  budget: z
    .object({
      costs: z
        .record(z.string(), z.int())
        .describe('The price of one copy of each item; an item that is not named costs nothing'),
      most: z.int(),
    })
    .nullable()
    .describe('All items of all picks together cost at most `most`'),
})
const decision = z.object({
  id: z.string(),
  seat: z.int(),
  kind: z.enum(['turn', 'reaction', 'optional']),
  prompt: z.string(),
  due: instant.nullable(),
  legal: z.array(choice).describe('All legal answers'),
})
export const logShape = z.object({
  version: z.int().describe('The version that the action made'),
  at: instant,
  seat: z.int(),
  type: z.enum(['move', 'leave']),
  cause: z.enum(['player', 'order', 'absence', 'bot']),
  sentences: z.array(z.string()),
})

export const matchShape = z.object({
  id: z.string(),
  game: z.string(),
  rulesVersion: z.int(),
  options: z.unknown(),
  status: z.enum(['open', 'playing', 'finished', 'cancelled']),
  visibility: z.enum(['public', 'unlisted']),
  hoursPerDecision: z.number(),
  version: z.int().describe('The number of actions so far'),
  seats: z.array(seat),
  mySeat: z.int().nullable(),
  seenVersion: z.int().describe('What you had seen of it when you last looked'),
  mayJoin: z.boolean(),
  mayCancel: z.boolean(),
  view: z.unknown().describe('The table as you may see it; null until the match starts'),
  decisions: z.array(decision).describe('What is asked of you now'),
  waitingFor: z.array(z.object({ seat: z.int(), due: instant.nullable() })),
  orders: z.unknown().describe('Your own standing orders'),
  outcome,
  commitment: z.string().describe('SHA-256 of the match’s secret, in hex'),
  createdAt: instant,
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  serverTime: instant,
})

export const playedShape = z.object({
  version: z.int().describe('The version that this move made'),
  match: matchShape,
})
export const pastShape = z.object({ version: z.int(), view: z.unknown(), log: z.array(logShape) })

export const tokenShape = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  createdAt: instant,
  revokedAt: instant.nullable(),
})
export const setupShape = z.object({
  game: z.string(),
  name: z.string(),
  move: z.unknown().describe('As the game’s move schema said when it was saved'),
  savedAt: instant,
})
export const userShape = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string().nullable(),
  newAddress: z.string().nullable(),
  timeZone: z.string(),
  muted: z.array(z.string()),
})

export const profileShape = z.object({
  id: z.string(),
  name: z.string(),
  since: instant,
  finished: z.int().describe('How many public matches he has finished'),
  won: z.int(),
})

/** Responses of a route: its own, and the problems that any route can have. */
export const answers = <T extends z.ZodType>(shape: T, status: 200 | 201 = 200) => ({
  [status]: shape,
  '4xx': problemShape,
  '5xx': problemShape,
})
