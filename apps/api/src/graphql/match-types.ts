import { type Budget, commitment, type Game } from '@marque/rules'
import { requireGame, schemasOf } from '../match/catalogue.js'
import { exportMatch, type PastView, viewAt } from '../match/history.js'
import type { MatchSummary, Page } from '../match/lists.js'
import { namesOf, outcomeSentence, type SeenSeat, seenSeat } from '../match/names.js'
import type { AskedDecision, LogEntry, Seen, SeenChoice, SeenPick } from '../match/see.js'
import { builder } from './builder.js'

export const MatchStatus = builder.enumType('MatchStatus', {
  values: ['open', 'playing', 'finished', 'cancelled'] as const,
})
export const Visibility = builder.enumType('Visibility', { values: ['public', 'unlisted'] as const })
const DecisionKind = builder.enumType('DecisionKind', { values: ['turn', 'reaction', 'optional'] as const })
const Cause = builder.enumType('Cause', {
  description: 'Who or what made an action.',
  values: ['player', 'order', 'absence', 'bot'] as const,
})
const ActionType = builder.enumType('ActionType', { values: ['move', 'leave'] as const })
const SeatKind = builder.enumType('SeatKind', { values: ['open', 'player', 'bot'] as const })

export const GameType = builder.objectRef<Game>('Game')
GameType.implement({
  description: 'A set of rules in the catalogue.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    summary: t.exposeString('summary'),
    rulesVersion: t.exposeInt('rulesVersion'),
    minPlayers: t.int({ resolve: (game) => game.players.min }),
    maxPlayers: t.int({ resolve: (game) => game.players.max }),
    optionsSchema: t.field({
      type: 'JSON',
      description: 'JSON Schema of the table options.',
      resolve: (game) => schemasOf(game).options,
    }),
    moveSchema: t.field({
      type: 'JSON',
      description: 'JSON Schema of a move.',
      resolve: (game) => schemasOf(game).move,
    }),
    ordersSchema: t.field({
      type: 'JSON',
      description: 'JSON Schema of standing orders.',
      resolve: (game) => schemasOf(game).orders,
    }),
  }),
})

const SeatType = builder.objectRef<SeenSeat>('Seat')
SeatType.implement({
  fields: (t) => ({
    index: t.exposeInt('index'),
    name: t.exposeString('name', { nullable: true }),
    kind: t.expose('kind', { type: SeatKind }),
    isMe: t.exposeBoolean('isMe'),
    left: t.exposeBoolean('left', { description: 'It was given up, or lost after three absences in a row.' }),
    userId: t.exposeID('userId', { nullable: true, description: 'The player, for his profile.' }),
    seenAt: t.expose('seenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When he last had the table before him.',
    }),
    absences: t.exposeInt('absences', { description: 'How often in a row its time ran out.' }),
  }),
})

const OutcomeType = builder.objectRef<{ ranking: readonly number[]; how: string; sentence: string }>(
  'Outcome',
)
OutcomeType.implement({
  fields: (t) => ({
    ranking: t.intList({
      description: 'Places by seat number; 1 is best, ties share a place.',
      resolve: (o) => [...o.ranking],
    }),
    how: t.exposeString('how', { description: 'For programs.' }),
    sentence: t.exposeString('sentence', { description: 'For people.' }),
  }),
})

export const MatchSummaryType = builder.objectRef<MatchSummary>('MatchSummary')
MatchSummaryType.implement({
  description: 'What a list shows of a match.',
  fields: (t) => ({
    id: t.exposeID('id'),
    game: t.field({ type: GameType, resolve: (m, _a, { house }) => requireGame(house, m.game) }),
    options: t.field({ type: 'JSON', resolve: (m) => m.options }),
    status: t.expose('status', { type: MatchStatus }),
    visibility: t.expose('visibility', { type: Visibility }),
    hoursPerDecision: t.exposeFloat('hoursPerDecision'),
    version: t.exposeInt('version'),
    seats: t.field({
      type: [SeatType],
      resolve: (m) => m.seats.map((seat) => seenSeat(seat, m.mySeat, m.status === 'open')),
    }),
    mySeat: t.exposeInt('mySeat', { nullable: true }),
    waitsForMe: t.exposeBoolean('waitsForMe', { description: 'Something is asked of the caller now.' }),
    due: t.expose('due', {
      type: 'DateTime',
      nullable: true,
      description: 'When the caller’s most urgent decision is due.',
    }),
    outcome: t.field({
      type: OutcomeType,
      nullable: true,
      resolve: (m) =>
        m.outcome && { ...m.outcome, sentence: outcomeSentence(m.outcome.ranking, namesOf(m), m.mySeat) },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
  }),
})

export const MatchPage = builder.objectRef<Page<MatchSummary>>('MatchPage')
MatchPage.implement({
  fields: (t) => ({
    nodes: t.field({ type: [MatchSummaryType], resolve: (page) => [...page.nodes] }),
    endCursor: t.exposeString('endCursor', {
      nullable: true,
      description: 'Pass it as `after` for the next page.',
    }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
  }),
})

const PickType = builder.objectRef<SeenPick>('Pick')
PickType.implement({
  description: 'So many (`min` to `max`) items of `from`, as an array in the move’s `field`.',
  fields: (t) => ({
    field: t.exposeString('field'),
    from: t.field({ type: ['JSON'], resolve: (pick) => [...pick.from] }),
    min: t.exposeInt('min'),
    max: t.exposeInt('max'),
    copies: t.expose('copies', {
      type: 'JSON',
      nullable: true,
      description: 'How often each item may be picked, by item; an item that is not named, once.',
    }),
  }),
})

const BudgetType = builder.objectRef<Budget>('Budget')
BudgetType.implement({
  description: 'All items of all picks together cost at most `most`.',
  fields: (t) => ({
    costs: t.expose('costs', {
      type: 'JSON',
      description: 'The price of one copy of each item, by item; an item that is not named costs nothing.',
    }),
    most: t.exposeInt('most'),
  }),
})

const ChoiceType = builder.objectRef<SeenChoice>('Choice')
ChoiceType.implement({
  description: 'One legal move, or many described at once: then `picks` complete `move`.',
  fields: (t) => ({
    move: t.field({ type: 'JSON', resolve: (choice) => choice.move }),
    sentence: t.exposeString('sentence', {
      nullable: true,
      description: 'What a whole move does, in words.',
    }),
    picks: t.field({
      type: [PickType],
      nullable: true,
      resolve: (choice) => choice.picks && [...choice.picks],
    }),
    disjoint: t.exposeBoolean('disjoint', { description: 'No item may be taken by two picks.' }),
    budget: t.expose('budget', { type: BudgetType, nullable: true }),
  }),
})

const DecisionType = builder.objectRef<AskedDecision>('Decision')
DecisionType.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    seat: t.exposeInt('seat'),
    kind: t.expose('kind', { type: DecisionKind }),
    prompt: t.exposeString('prompt'),
    due: t.expose('due', { type: 'DateTime', nullable: true, description: 'Null for what is optional.' }),
    legal: t.field({
      type: [ChoiceType],
      description: 'All legal answers.',
      resolve: (decision) => decision.legal(),
    }),
  }),
})

const WaitedType = builder.objectRef<{ seat: number; due: Date | null }>('Waited')
WaitedType.implement({
  fields: (t) => ({ seat: t.exposeInt('seat'), due: t.expose('due', { type: 'DateTime', nullable: true }) }),
})

export const LogEntryType = builder.objectRef<LogEntry>('LogEntry')
LogEntryType.implement({
  description: 'One action and what came of it, told to the caller.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The version that the action made.' }),
    at: t.expose('at', { type: 'DateTime' }),
    seat: t.exposeInt('seat'),
    type: t.expose('type', { type: ActionType }),
    cause: t.expose('cause', { type: Cause }),
    sentences: t.stringList({ resolve: (entry) => [...entry.sentences] }),
  }),
})

const PastViewType = builder.objectRef<PastView>('PastView')
PastViewType.implement({
  fields: (t) => ({
    version: t.exposeInt('version'),
    view: t.field({ type: 'JSON', resolve: (past) => past.view }),
    log: t.field({ type: [LogEntryType], resolve: (past) => [...past.log] }),
  }),
})

export const MatchType = builder.objectRef<Seen>('Match')
MatchType.implement({
  description: 'A match as the caller may see it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    game: t.field({
      type: GameType,
      resolve: ({ row }, _a, { house }) => requireGame(house, row.game, row.rulesVersion),
    }),
    rulesVersion: t.int({ resolve: ({ row }) => row.rulesVersion }),
    options: t.field({ type: 'JSON', resolve: ({ row }) => row.options }),
    status: t.field({ type: MatchStatus, resolve: ({ row }) => row.status }),
    visibility: t.field({ type: Visibility, resolve: ({ row }) => row.visibility }),
    hoursPerDecision: t.float({ resolve: ({ row }) => row.hoursPerDecision }),
    version: t.int({ description: 'The number of actions so far.', resolve: ({ row }) => row.version }),
    seats: t.field({ type: [SeatType], resolve: (seen) => seen.seats() }),
    mySeat: t.int({ nullable: true, resolve: ({ viewer }) => viewer }),
    seenVersion: t.int({
      description: 'What the caller had seen of it when he last looked.',
      resolve: (seen) => seen.seenVersion(),
    }),
    mayJoin: t.boolean({ resolve: (seen) => seen.mayJoin() }),
    mayCancel: t.boolean({ resolve: (seen) => seen.mayCancel() }),
    view: t.field({
      type: 'JSON',
      nullable: true,
      description: 'The table; null until the match starts.',
      resolve: (seen) => seen.view(),
    }),
    decisions: t.field({
      type: [DecisionType],
      description: 'What is asked of the caller now.',
      resolve: (seen) => seen.decisions(),
    }),
    waitingFor: t.field({
      type: [WaitedType],
      description: 'For whom the match waits.',
      resolve: (seen) => seen.waitingFor(),
    }),
    log: t.field({
      type: [LogEntryType],
      description:
        'What happened after version `since`, in sentences; `last` keeps only so many of the newest.',
      args: { since: t.arg.int({ defaultValue: 0 }), last: t.arg.int() },
      resolve: (seen, { since, last }) => seen.log(since ?? 0, last ?? undefined),
    }),
    at: t.field({
      type: PastViewType,
      description: 'The table as the caller saw it after so many actions.',
      args: { version: t.arg.int({ required: true }) },
      resolve: (seen, { version }, { house }) => viewAt(house, seen, version),
    }),
    orders: t.field({
      type: 'JSON',
      nullable: true,
      description: 'The caller’s own standing orders.',
      resolve: (seen) => seen.orders(),
    }),
    outcome: t.field({ type: OutcomeType, nullable: true, resolve: (seen) => seen.outcome() }),
    commitment: t.string({
      description: 'SHA-256 of the match’s secret, in hex.',
      resolve: ({ row }) => commitment(row.secret),
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.createdAt }),
    startedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ row }) => row.startedAt }),
    finishedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ row }) => row.finishedAt }),
    serverTime: t.field({ type: 'DateTime', resolve: (_s, _a, { house }) => house.now() }),
    record: t.field({
      type: 'JSON',
      description:
        'The match to take home; once it is over, complete and with its secret, to be checked by anyone.',
      resolve: (seen, _a, { house }) => exportMatch(house, seen),
    }),
  }),
})
