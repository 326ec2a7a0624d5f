import { invite } from '../match/invite.js'
import { setOrders } from '../match/orders.js'
import { resign, submitMove } from '../match/play.js'
import { sawMatch } from '../match/saw.js'
import { Seen } from '../match/see.js'
import { findOpponent } from '../match/seek.js'
import { cancelMatch, createMatch, joinMatch, leaveMatch } from '../match/table.js'
import { deleteMe, signOutEverywhere } from '../people/leaving.js'
import { deleteSetup, saveSetup } from '../people/setups.js'
import { createToken, revokeToken } from '../people/tokens.js'
import { confirmAddress, removeAddress, setAddress, updateMe } from '../people/users.js'
import { builder, type Context } from './builder.js'
import { given } from './given.js'
import { MatchType, Visibility } from './match-types.js'
import {
  CreatedTokenType,
  InvitationType,
  NoticeKind,
  Scope,
  SetupType,
  TokenType,
  UserType,
} from './people-types.js'

const SeatWish = builder.enumType('SeatWish', {
  description: 'Whom a seat is for: the caller, whoever joins, or a bot.',
  values: ['me', 'open', 'bot'] as const,
})

const CreateMatchInput = builder.inputType('CreateMatchInput', {
  fields: (t) => ({
    game: t.id({ required: true }),
    options: t.field({
      type: 'JSON',
      description: 'As the game’s optionsSchema says; left out, its defaults.',
    }),
    visibility: t.field({
      type: Visibility,
      defaultValue: 'public',
      description: 'Public matches stand in the lobby.',
    }),
    hoursPerDecision: t.float({ defaultValue: 48 }),
    seats: t.field({ type: [SeatWish], required: true, description: 'One entry a seat.' }),
    entropy: t.string({ description: 'Your own contribution to the match’s chance.' }),
  }),
})

const SubmittedMove = builder.objectRef<{ version: number; match: Seen }>('SubmittedMove')
SubmittedMove.implement({
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The version that this move made.' }),
    match: t.field({
      type: MatchType,
      description: 'The match as it is now.',
      resolve: ({ match }) => match,
    }),
  }),
})

const seen = ({ house, caller }: Context, row: Seen['row']) => new Seen(house, row, caller)

builder.mutationFields((t) => ({
  createMatch: t.field({
    type: MatchType,
    description: 'Opens a match; with no seat open it starts at once.',
    args: { input: t.arg({ type: CreateMatchInput, required: true }) },
    resolve: async (_r, { input }, context) =>
      seen(context, await createMatch(context.house, context.caller, given(input))),
  }),
  joinMatch: t.field({
    type: MatchType,
    description: 'Takes a seat; the last one starts the match.',
    args: {
      match: t.arg.id({ required: true }),
      seat: t.arg.int(),
      entropy: t.arg.string(),
      invitation: t.arg.string({ description: 'The token from an invitation’s link.' }),
    },
    resolve: async (_r, args, context) =>
      seen(context, await joinMatch(context.house, context.caller, given(args))),
  }),
  findOpponent: t.field({
    type: MatchType,
    description:
      'A seat in the oldest open public match on these terms, or a match of one’s own that the next who asks will join.',
    args: {
      game: t.arg.id({ required: true }),
      options: t.arg({ type: 'JSON' }),
      hoursPerDecision: t.arg.float({ defaultValue: 48 }),
      entropy: t.arg.string(),
    },
    resolve: async (_r, args, context) =>
      seen(context, await findOpponent(context.house, context.caller, given(args))),
  }),
  sawMatch: t.boolean({
    description: 'Notes that the caller has the table before him, and the newest version that he has seen.',
    args: { match: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_r, args, { house, caller }) => sawMatch(house, caller, args),
  }),
  leaveMatch: t.field({
    type: MatchType,
    description: 'Gives a seat back before the start.',
    args: { match: t.arg.id({ required: true }) },
    resolve: async (_r, { match }, context) =>
      seen(context, await leaveMatch(context.house, context.caller, match)),
  }),
  cancelMatch: t.field({
    type: MatchType,
    description: 'Calls one’s own match off before the start.',
    args: { match: t.arg.id({ required: true }) },
    resolve: async (_r, { match }, context) =>
      seen(context, await cancelMatch(context.house, context.caller, match)),
  }),
  invite: t.field({
    type: InvitationType,
    description: 'Sends an invitation to an open match by e-mail.',
    args: { match: t.arg.id({ required: true }), address: t.arg.string({ required: true }) },
    resolve: (_r, args, { house, caller }) => invite(house, caller, args),
  }),
  submitMove: t.field({
    type: SubmittedMove,
    description:
      'Answers an open decision. The same idempotency key again gets the same answer and plays nothing.',
    args: {
      match: t.arg.id({ required: true }),
      decision: t.arg.id({ required: true }),
      move: t.arg({ type: 'JSON', required: true }),
      idempotencyKey: t.arg.string({ required: true }),
    },
    resolve: async (_r, args, context) => {
      const { version, match } = await submitMove(context.house, context.caller, args)
      return { version, match: seen(context, match) }
    },
  }),
  resign: t.field({
    type: MatchType,
    description: 'Gives up one’s seat for good.',
    args: { match: t.arg.id({ required: true }) },
    resolve: async (_r, { match }, context) =>
      seen(context, await resign(context.house, context.caller, match)),
  }),
  setOrders: t.field({
    type: MatchType,
    description: 'Sets one’s standing orders for a match; they answer decisions that open from now on.',
    args: { match: t.arg.id({ required: true }), orders: t.arg({ type: 'JSON', required: true }) },
    resolve: async (_r, args, context) => seen(context, await setOrders(context.house, context.caller, args)),
  }),
  updateMe: t.field({
    type: UserType,
    args: { name: t.arg.string(), timeZone: t.arg.string(), muted: t.arg({ type: [NoticeKind] }) },
    resolve: (_r, args, { house, caller }) => updateMe(house, caller, given(args)),
  }),
  setAddress: t.field({
    type: UserType,
    description: 'Sends a mail with a link to the address; notices go there once the link was opened.',
    args: { address: t.arg.string({ required: true }) },
    resolve: (_r, args, { house, caller }) => setAddress(house, caller, args),
  }),
  removeAddress: t.field({
    type: UserType,
    description: 'No more notices by mail.',
    resolve: (_r, _a, { house, caller }) => removeAddress(house, caller),
  }),
  confirmAddress: t.field({
    type: UserType,
    description: 'Opens the link of a confirmation mail; works signed out.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_r, { token }, { house }) => confirmAddress(house, token),
  }),
  signOutEverywhere: t.boolean({
    description: 'Ends every session of the caller, on all devices.',
    resolve: (_r, _a, { house, caller }) => signOutEverywhere(house, caller),
  }),
  deleteMe: t.boolean({
    description: 'Deletes the caller’s account for good; his seats are nameless and the matches go on.',
    resolve: (_r, _a, { house, caller }) => deleteMe(house, caller),
  }),
  createToken: t.field({
    type: CreatedTokenType,
    args: { name: t.arg.string({ required: true }), scopes: t.arg({ type: [Scope], required: true }) },
    resolve: (_r, args, { house, caller }) => createToken(house, caller, args),
  }),
  revokeToken: t.field({
    type: TokenType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_r, { id }, { house, caller }) => revokeToken(house, caller, id),
  }),
  saveSetup: t.field({
    type: SetupType,
    description: 'Keeps a move under a name, in place of what had this name.',
    args: {
      game: t.arg.id({ required: true }),
      name: t.arg.string({ required: true }),
      move: t.arg({ type: 'JSON', required: true }),
    },
    resolve: (_r, args, { house, caller }) => saveSetup(house, caller, args),
  }),
  deleteSetup: t.field({
    type: SetupType,
    description: 'Forgets one of the caller’s set-ups.',
    args: { game: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    resolve: (_r, args, { house, caller }) => deleteSetup(house, caller, args),
  }),
}))
