import { GraphQLError } from 'graphql'
import { asProblem } from '../answer-problems.js'
import type { House } from '../house.js'
import { watchMatch, watchWaiting } from '../live/watch.js'
import type { MatchSummary } from '../match/lists.js'
import type { LogEntry, Seen } from '../match/see.js'
import { builder } from './builder.js'
import { LogEntryType, MatchSummaryType, MatchType } from './match-types.js'

const MatchUpdate = builder.objectRef<{ version: number; match: Seen; log: readonly LogEntry[] }>(
  'MatchUpdate',
)
MatchUpdate.implement({
  fields: (t) => ({
    version: t.exposeInt('version'),
    match: t.field({ type: MatchType, resolve: ({ match }) => match }),
    log: t.field({
      type: [LogEntryType],
      description: 'What is new since the update before.',
      resolve: ({ log }) => [...log],
    }),
  }),
})

const Waiting = builder.objectRef<{ count: number; matches: readonly MatchSummary[] }>('Waiting')
Waiting.implement({
  description: 'What waits for the caller.',
  fields: (t) => ({
    count: t.exposeInt('count'),
    matches: t.field({ type: [MatchSummaryType], resolve: ({ matches }) => [...matches] }),
  }),
})

/** What fails before the first update does not pass mercurius' formatter: it gets its code here. */
const coded =
  (house: House) =>
  (error: unknown): never => {
    const problem = asProblem(error, house)
    throw new GraphQLError(problem.message, { extensions: problem.extensions() })
  }

builder.subscriptionFields((t) => ({
  match: t.field({
    type: MatchUpdate,
    description: 'Begins with what came after version `since`, then one update for every change.',
    args: { id: t.arg.id({ required: true }), since: t.arg.int() },
    subscribe: (_r, { id, since }, { house, caller, lookout }) =>
      watchMatch(house, lookout, caller, id, since ?? undefined).catch(coded(house)),
    resolve: (update) => update,
  }),
  waiting: t.field({
    type: Waiting,
    description: 'Begins with what waits for the caller now, then again at every change.',
    subscribe: (_r, _a, { house, caller, lookout }) =>
      watchWaiting(house, lookout, caller).catch(coded(house)),
    resolve: (waiting) => waiting,
  }),
}))
