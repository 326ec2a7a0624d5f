'use client'
import { useState } from 'react'
import { send } from '@/api/browser'
import { CreateTokenDocument, RevokeTokenDocument, type Scope, type TokensQuery } from '@/gql/graphql'
import { Button } from '@/parts/Button'
import { Confirmed } from '@/parts/Confirmed'
import { Field } from '@/parts/Field'
import { Ago } from '@/parts/Moment'
import { Note } from '@/parts/Sheet'
import { textOf, useSaving } from '@/parts/useSaving'

const scopes: readonly { scope: Scope; label: string; explain: string }[] = [
  { scope: 'read', label: 'Read', explain: 'see what you may see' },
  { scope: 'play', label: 'Play', explain: 'join matches and make moves as you' },
  { scope: 'manage', label: 'Manage', explain: 'change your settings' },
]

/** Personal tokens: a program that holds one acts as its owner. */
export function Tokens({ tokens }: TokensQuery) {
  const { busy, note, save } = useSaving()
  const [secret, setSecret] = useState<string>()
  const [typed, setTyped] = useState('')

  const create = async (data: FormData) => {
    const chosen = scopes.filter(({ scope }) => data.has(scope)).map(({ scope }) => scope)
    const made = await save(
      send(CreateTokenDocument, { name: textOf(data, 'name'), scopes: chosen }),
      'A key is made.',
    )
    setTyped(made ? '' : textOf(data, 'name'))
    if (made) setSecret(made.createToken.secret)
  }

  return (
    <div className="space-y-4">
      <p className="text-soft">
        A program that holds a key acts as you, within what the key allows. What programs can do is told{' '}
        <a href="/docs" className="text-sea underline underline-offset-4">
          on a page of its own
        </a>
        .
      </p>
      {secret && (
        <div className="rounded-lg border-l-4 border-signal bg-blush px-3 py-2">
          <p className="font-semibold">Keep this key now: it is shown only once.</p>
          <code className="block py-1 text-sm break-all select-all">{secret}</code>
        </div>
      )}
      <ul className="divide-y divide-line">
        {tokens.map((token) => (
          <li key={token.id} className="flex flex-wrap items-center gap-3 py-2">
            <span className="min-w-0 flex-1 leading-tight">
              <span className={`block truncate font-semibold ${token.revokedAt ? 'line-through' : ''}`}>
                {token.name}
              </span>
              <span className="text-sm text-soft">
                {token.scopes.join(', ')} · made <Ago at={token.createdAt} />
                {token.revokedAt && ', revoked'}
              </span>
            </span>
            {!token.revokedAt && (
              <Confirmed
                label="Revoke"
                question={`Revoke the key “${token.name}”? Programs that use it are shut out at once.`}
                yes="Revoke it"
                onYes={() => save(send(RevokeTokenDocument, { id: token.id }), 'The key is revoked.')}
              />
            )}
          </li>
        ))}
      </ul>
      <form action={create} className="space-y-3">
        <Field
          label="Name of a new key"
          name="name"
          defaultValue={typed}
          required
          maxLength={60}
          autoComplete="off"
          placeholder="My bot"
        />
        <fieldset>
          <legend className="font-semibold">It may</legend>
          {scopes.map(({ scope, label, explain }) => (
            <label key={scope} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name={scope}
                defaultChecked={scope === 'read'}
                className="size-5 accent-sea"
              />
              <span>
                {label}: <span className="text-soft">{explain}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" busy={busy}>
          Make a key
        </Button>
      </form>
      {note && <Note>{note}</Note>}
    </div>
  )
}
