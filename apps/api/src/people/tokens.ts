import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { House } from '../house.js'
import { parseInput } from '../input.js'
import { CALLERS } from '../live/hub.js'
import { Problem } from '../problems.js'
import { type Caller, hashToken, requireCaller, scopes } from './caller.js'

export const createTokenInput = z.object({
  name: z.string().trim().min(1).max(60).describe('What it is for, so that you know it again'),
  scopes: z
    .array(z.enum(scopes))
    .min(1)
    .describe('`read`: your matches; `play`: open, join and move; `manage`: your account and tokens'),
})

const select = { id: true, name: true, scopes: true, createdAt: true, revokedAt: true } as const

/** A personal token as lists show it. The token itself is shown once, when it is made. */
export type Token = {
  readonly id: string
  readonly name: string
  readonly scopes: readonly string[]
  readonly createdAt: Date
  readonly revokedAt: Date | null
}

const MOST = 50

/** Makes a token. Its secret is returned here and nowhere else; the database keeps a hash. */
export async function createToken(
  house: House,
  caller: Caller | undefined,
  input: unknown,
): Promise<{ secret: string; token: Token }> {
  const { userId, scopes: own } = requireCaller(caller, 'manage')
  const wish = parseInput(createTokenInput, input, '')
  const beyond = wish.scopes.find((scope) => !own.includes(scope))
  if (beyond !== undefined) {
    throw new Problem('missing_scope', 'A token cannot make one that may do more than itself.', {
      where: 'scopes',
      hint: `Leave out \`${beyond}\`.`,
    })
  }
  if ((await house.prisma.token.count({ where: { userId, revokedAt: null } })) >= MOST) {
    throw new Problem('bad_input', 'You have very many tokens already.', {
      where: 'name',
      hint: 'Revoke one that you no longer use.',
    })
  }
  const secret = `marque_${randomBytes(32).toString('base64url')}`
  const token = await house.prisma.token.create({
    data: {
      userId,
      name: wish.name,
      scopes: [...new Set(wish.scopes)],
      hash: new Uint8Array(hashToken(secret)),
    },
    select,
  })
  return { secret, token }
}

/** The caller's tokens, newest first. */
export async function listTokens(house: House, caller: Caller | undefined): Promise<Token[]> {
  const { userId } = requireCaller(caller, 'manage')
  return house.prisma.token.findMany({ where: { userId }, orderBy: { createdAt: 'desc' }, select })
}

/** Ends a token, at once and everywhere. Revoking it again changes nothing. */
export async function revokeToken(house: House, caller: Caller | undefined, id: string): Promise<Token> {
  const { userId } = requireCaller(caller, 'manage')
  const own = z.uuid().safeParse(id).success
    ? await house.prisma.token.findFirst({ where: { id, userId }, select })
    : null
  if (!own)
    throw new Problem('not_found', 'You have no such token.', {
      where: 'id',
      hint: 'List your tokens to see their ids.',
    })
  if (own.revokedAt) return own
  const revoked = await house.prisma.token.update({ where: { id }, data: { revokedAt: house.now() }, select })
  await house.hub.publishNow(CALLERS)
  return revoked
}
