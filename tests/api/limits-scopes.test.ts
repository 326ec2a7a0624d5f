import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import type { Client } from '../support/client.js'
import { openHouse } from '../support/house.js'
import { join, open } from '../support/play.js'

const schema = buildSchema(readFileSync(new URL('../../apps/api/schema.graphql', import.meta.url), 'utf8'))

const codeOf = async (client: Client, query: string) =>
  (await client.graphql(query)).errors?.[0]?.extensions?.code ?? 'none'

describe('fault 26: what a caller may not', () => {
  const needs: [string, 'read' | 'play' | 'manage', string, string][] = [
    ['me', 'read', '{ me { id } }', 'GET /v1/me'],
    ['myMatches', 'read', '{ myMatches { hasNextPage } }', 'GET /v1/me/matches'],
    ['tokens', 'manage', '{ tokens { id } }', 'GET /v1/me/tokens'],
    ['setups', 'read', '{ setups(game: "sealed-lots") { name } }', 'GET /v1/me/setups?game=sealed-lots'],
    [
      'createMatch',
      'play',
      'mutation { createMatch(input: { game: "sealed-lots", seats: [me, open] }) { id } }',
      'POST /v1/matches',
    ],
    ['joinMatch', 'play', 'mutation { joinMatch(match: "$") { id } }', 'POST /v1/matches/$/join'],
    ['leaveMatch', 'play', 'mutation { leaveMatch(match: "$") { id } }', 'POST /v1/matches/$/leave'],
    ['cancelMatch', 'play', 'mutation { cancelMatch(match: "$") { id } }', 'POST /v1/matches/$/cancel'],
    ['resign', 'play', 'mutation { resign(match: "$") { id } }', 'POST /v1/matches/$/resign'],
    [
      'invite',
      'play',
      'mutation { invite(match: "$", address: "a@example.org") { id } }',
      'POST /v1/matches/$/invitations',
    ],
    [
      'setOrders',
      'play',
      'mutation { setOrders(match: "$", orders: {}) { id } }',
      'PUT /v1/matches/$/orders',
    ],
    [
      'submitMove',
      'play',
      'mutation { submitMove(match: "$", decision: "discard-0", move: {}, idempotencyKey: "k") { version } }',
      'POST /v1/matches/$/moves',
    ],
    [
      'findOpponent',
      'play',
      'mutation { findOpponent(game: "sealed-lots") { id } }',
      'POST /v1/matches/find',
    ],
    ['sawMatch', 'play', 'mutation { sawMatch(match: "$", version: 0) }', 'POST /v1/matches/$/seen'],
    ['signOutEverywhere', 'manage', 'mutation { signOutEverywhere }', 'POST /v1/me/sign-out'],
    ['deleteMe', 'manage', 'mutation { deleteMe }', 'DELETE /v1/me'],
    ['updateMe', 'manage', 'mutation { updateMe(name: "Eve") { id } }', 'PATCH /v1/me'],
    [
      'setAddress',
      'manage',
      'mutation { setAddress(address: "a@example.org") { id } }',
      'PUT /v1/me/address',
    ],
    ['removeAddress', 'manage', 'mutation { removeAddress { id } }', 'DELETE /v1/me/address'],
    [
      'createToken',
      'manage',
      'mutation { createToken(name: "x", scopes: [manage]) { secret } }',
      'POST /v1/me/tokens',
    ],
    ['revokeToken', 'manage', 'mutation { revokeToken(id: "x") { id } }', 'DELETE /v1/me/tokens/x'],
    [
      'saveSetup',
      'manage',
      'mutation { saveSetup(game: "sealed-lots", name: "x", move: {}) { name } }',
      'PUT /v1/me/setups',
    ],
    [
      'deleteSetup',
      'manage',
      'mutation { deleteSetup(game: "sealed-lots", name: "x") { name } }',
      'DELETE /v1/me/setups?game=sealed-lots&name=x',
    ],
  ]
  const bodies: Record<string, unknown> = {
    createMatch: { game: 'sealed-lots', seats: ['me', 'open'] },
    joinMatch: {},
    findOpponent: { game: 'sealed-lots' },
    sawMatch: { version: 0 },
    invite: { address: 'a@example.org' },
    setOrders: { orders: {} },
    submitMove: { decision: 'discard-0', move: {}, idempotencyKey: 'k' },
    updateMe: { name: 'Eve' },
    setAddress: { address: 'a@example.org' },
    createToken: { name: 'x', scopes: ['manage'] },
    saveSetup: { game: 'sealed-lots', name: 'x', move: {} },
  }

  it('fault 26: no mutation is left out here; only the link of a mail is its own proof', () => {
    const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {})
    const tested = needs.map(([name]) => name)
    expect(mutations.filter((name) => !tested.includes(name))).toEqual(['confirmAddress'])
  })

  it.each(needs)(
    'fault 26: %s needs a caller with the scope to %s, asked twice',
    async (name, scope, query, route) => {
      const api = await openHouse()
      const [anne, bob] = [await api.guest('Anne'), await api.guest('Bob')]
      const { id } = await open(anne, 'sealed-lots', {}, ['me', 'open'])
      await join(bob, id)
      const rest = ['read', 'play', 'manage'].filter((other) => other !== scope)
      const cases: [Client, string, number][] = [
        [api.stranger(), 'not_signed_in', 401],
        [await anne.withToken(...rest), 'missing_scope', 403],
      ]
      const [method = '', path = ''] = route.replace('$', id).split(' ')
      for (const [client, code, status] of [...cases, ...cases]) {
        // One who is signed out has no account, which is no fault to ask for.
        if (name === 'me' && code === 'not_signed_in') {
          expect(await client.graphql(query)).toEqual({ data: { me: null } })
        } else expect(await codeOf(client, query.replace('$', id))).toBe(code)
        const answer = await client.rest(method, path, bodies[name])
        expect(answer).toMatchObject({ status, body: { code } })
      }
      const allowed = await codeOf(await anne.withToken(scope, 'manage'), query.replace('$', id))
      expect(allowed).not.toMatch(/not_signed_in|missing_scope/)
    },
  )
})
