import { NoticeKind as kinds } from '@marque/database'
import type { Invitation } from '../match/invite.js'
import { type Scope as ScopeName, scopes } from '../people/caller.js'
import type { Setup } from '../people/setups.js'
import type { Token } from '../people/tokens.js'
import type { User } from '../people/users.js'
import { builder } from './builder.js'

export const NoticeKind = builder.enumType('NoticeKind', {
  description: 'What a mail can be about; `address` asks to confirm an address.',
  values: Object.values(kinds),
})
export const Scope = builder.enumType('Scope', {
  description: '`read`: your matches; `play`: open, join and move; `manage`: your account and tokens.',
  values: scopes,
})

export const UserType = builder.objectRef<User>('User')
UserType.implement({
  description: 'The caller’s own account.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    address: t.exposeString('address', { nullable: true, description: 'Where notices go.' }),
    newAddress: t.exposeString('newAddress', {
      nullable: true,
      description: 'Waits to be confirmed by the link in its mail.',
    }),
    timeZone: t.exposeString('timeZone'),
    muted: t.field({
      type: [NoticeKind],
      description: 'Kinds of notice not wanted by mail.',
      resolve: (user) => user.muted,
    }),
  }),
})

export const TokenType = builder.objectRef<Token>('Token')
TokenType.implement({
  description: 'A personal token, for programs. The token itself is shown once, when it is made.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    scopes: t.field({
      type: [Scope],
      resolve: (token) =>
        token.scopes.filter((scope): scope is ScopeName => scopes.some((known) => known === scope)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true }),
  }),
})

export const CreatedTokenType = builder.objectRef<{ secret: string; token: Token }>('CreatedToken')
CreatedTokenType.implement({
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'Shown this once.' }),
    token: t.expose('token', { type: TokenType }),
  }),
})

export const SetupType = builder.objectRef<Setup>('Setup')
SetupType.implement({
  description: 'A move that the caller keeps under a name, to make it again in other matches.',
  fields: (t) => ({
    game: t.exposeID('game'),
    name: t.exposeString('name'),
    move: t.expose('move', {
      type: 'JSON',
      description:
        'As the game’s moveSchema said when it was saved; legal or not, it is checked when played.',
    }),
    savedAt: t.expose('savedAt', { type: 'DateTime' }),
  }),
})

export const InvitationType = builder.objectRef<Invitation>('Invitation')
InvitationType.implement({ fields: (t) => ({ id: t.exposeID('id'), address: t.exposeString('address') }) })
