import { listOutbox } from '../mail/outbox.js'
import { offered } from '../match/catalogue.js'
import { listMatches, myMatches } from '../match/lists.js'
import { seeMatch } from '../match/see.js'
import { profile } from '../people/profile.js'
import { listSetups } from '../people/setups.js'
import { listTokens } from '../people/tokens.js'
import { me } from '../people/users.js'
import { Problem } from '../problems.js'
import { builder } from './builder.js'
import { given } from './given.js'
import { GameType, MatchPage, MatchStatus, MatchType } from './match-types.js'
import { NoticeKind, SetupType, TokenType, UserType } from './people-types.js'
import { ProfileType } from './profile-types.js'

const OutboxMail = builder.objectRef<Awaited<ReturnType<typeof listOutbox>>[number]>('OutboxMail')
OutboxMail.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kinds: t.field({ type: [NoticeKind], resolve: (mail) => [...mail.kinds] }),
    to: t.exposeString('to'),
    subject: t.exposeString('subject'),
    text: t.exposeString('text'),
    html: t.exposeString('html'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

/** A part that is not there is null in GraphQL; every other problem stays one. */
const orNull = (problem: unknown): null => {
  if (problem instanceof Problem && problem.code === 'not_found') return null
  throw problem
}

builder.queryFields((t) => ({
  me: t.field({
    type: UserType,
    nullable: true,
    description: 'The caller’s account; null for one who is signed out.',
    resolve: (_r, _a, { house, caller }) => (caller ? me(house, caller) : null),
  }),
  serverTime: t.field({ type: 'DateTime', resolve: (_r, _a, { house }) => house.now() }),
  games: t.field({
    type: [GameType],
    description: 'The catalogue.',
    resolve: (_r, _a, { house }) => offered(house),
  }),
  game: t.field({
    type: GameType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_r, { id }, { house }) => offered(house).find((game) => game.id === id) ?? null,
  }),
  match: t.field({
    type: MatchType,
    nullable: true,
    description: 'A match as the caller may see it.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_r, { id }, { house, caller }) => seeMatch(house, caller, id).catch(orNull),
  }),
  matches: t.field({
    type: MatchPage,
    description: 'Public matches, newest first.',
    args: {
      status: t.arg({ type: MatchStatus, defaultValue: 'open' }),
      game: t.arg.id(),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.string(),
    },
    resolve: (_r, args, { house, caller }) => listMatches(house, caller, given(args)),
  }),
  myMatches: t.field({
    type: MatchPage,
    description: 'The caller’s matches: those that wait for him first, the most urgent on top.',
    args: {
      status: t.arg({ type: MatchStatus }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.string(),
    },
    resolve: (_r, args, { house, caller }) => myMatches(house, caller, given(args)),
  }),
  user: t.field({
    type: ProfileType,
    nullable: true,
    description: 'A user as others see him.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_r, { id }, { house }) => profile(house, id),
  }),
  tokens: t.field({ type: [TokenType], resolve: (_r, _a, { house, caller }) => listTokens(house, caller) }),
  setups: t.field({
    type: [SetupType],
    description: 'The caller’s set-ups for a game, the one saved last first.',
    args: { game: t.arg.id({ required: true }) },
    resolve: (_r, args, { house, caller }) => listSetups(house, caller, args),
  }),
  outbox: t.field({
    type: [OutboxMail],
    description: 'Mails that wait; only where no SMTP server is set and the site runs on one’s own machine.',
    resolve: (_r, _a, { house }) => listOutbox(house),
  }),
}))
