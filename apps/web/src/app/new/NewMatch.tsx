'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { ownEntropy, send } from '@/api/browser'
import { AsSomebody } from '@/auth/AsSomebody'
import { type CatalogueQuery, CreateMatchDocument, type SeatWish, type Visibility } from '@/gql/graphql'
import { ChoiceCard, Select } from '@/parts/Field'
import { optionFields } from '@/words/optionFields'
import { paces, usualPace } from '@/words/paces'
import { Options } from './Options'

type Game = CatalogueQuery['games'][number]

/** The terms of a match, and who is to sit where. */
export function NewMatch({
  games,
  signedIn,
  wanted,
}: {
  readonly games: readonly Game[]
  readonly signedIn: boolean
  readonly wanted: string | undefined
}) {
  const router = useRouter()
  // Radio buttons of one name are one group wherever they stand on the page, even in a copy that is on its way out.
  const form = useId()
  const [id, setId] = useState(games.find((game) => game.id === wanted)?.id ?? games[0]?.id)
  const game = games.find((one) => one.id === id)
  const fields = optionFields(game?.optionsSchema)
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({})
  const [hours, setHours] = useState<number>(usualPace)
  const [visibility, setVisibility] = useState<Visibility>('public')
  const [others, setOthers] = useState<readonly SeatWish[]>(['open'])
  if (!game) return <p>No game can be played here just now.</p>

  // The first seat is one's own; the rest are open or held by programs, as many as the game wants.
  const rest = Array.from(
    { length: Math.min(game.maxPlayers - 1, Math.max(game.minPlayers - 1, others.length)) },
    (_, index): SeatWish => others[index] ?? 'open',
  )

  const counts = Array.from(
    { length: game.maxPlayers - game.minPlayers + 1 },
    (_, more) => game.minPlayers + more,
  )

  const create = async () => {
    const answer = await send(CreateMatchDocument, {
      input: {
        game: game.id,
        options: Object.fromEntries(fields.map(({ name, initial }) => [name, options[name] ?? initial])),
        visibility,
        hoursPerDecision: hours,
        seats: ['me', ...rest],
        entropy: ownEntropy(),
      },
    })
    if (answer.ok) router.push(`/m/${answer.data.createMatch.id}`)
    return answer
  }

  const group = 'mb-2 font-serif text-xl font-semibold'
  return (
    <div className="space-y-8">
      <fieldset>
        <legend className={group}>The game</legend>
        <div className="grid gap-2">
          {games.map(({ id: one, title, summary }) => (
            <ChoiceCard
              key={one}
              name={`${form}game`}
              value={one}
              title={title}
              explain={summary}
              checked={one === game.id}
              onChoose={() => {
                setId(one)
                setOptions({})
              }}
            />
          ))}
        </div>
        <Link
          href={`/rules/${game.id}`}
          className="mt-1 inline-flex min-h-11 items-center text-sea underline underline-offset-4"
        >
          How {game.title} is played
        </Link>
      </fieldset>
      <Options
        fields={fields}
        values={options}
        change={(name, value) => setOptions({ ...options, [name]: value })}
      />
      <fieldset>
        <legend className={group}>Who plays</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          <p className="flex min-h-11 items-center rounded-lg border border-line bg-sheet px-3 sm:mt-7">
            Seat 1: you
          </p>
          {rest.map((seat, index) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are told apart by their number alone
              key={index}
              label={`Seat ${index + 2}`}
              value={seat}
              onChange={(event) => {
                const value: SeatWish = event.target.value === 'bot' ? 'bot' : 'open'
                setOthers(rest.map((one, i) => (i === index ? value : one)))
              }}
            >
              <option value="open">Open: whoever sits down</option>
              <option value="bot">A bot, always ready</option>
            </Select>
          ))}
        </div>
        {game.maxPlayers > game.minPlayers && (
          <Select
            label="How many play"
            value={rest.length + 1}
            className="mt-3"
            onChange={(event) => {
              const count = Number(event.target.value) - 1
              setOthers(Array.from({ length: count }, (_, index): SeatWish => rest[index] ?? 'open'))
            }}
          >
            {counts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
        )}
      </fieldset>
      <fieldset>
        <legend className={group}>How fast</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {paces.map(({ hours: h, title, explain }) => (
            <ChoiceCard
              key={h}
              name={`${form}pace`}
              value={String(h)}
              title={title}
              explain={explain}
              checked={h === hours}
              onChoose={() => setHours(h)}
            />
          ))}
        </div>
        <p className="mt-2 text-sm text-soft">
          Whoever lets the time run out has a move made for him; three times running, and the seat is lost.
        </p>
      </fieldset>
      <fieldset>
        <legend className={group}>Who may find it</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          <ChoiceCard
            name={`${form}visibility`}
            value="public"
            title="Everybody"
            explain="It stands in the lobby until the seats are taken"
            checked={visibility === 'public'}
            onChoose={() => setVisibility('public')}
          />
          <ChoiceCard
            name={`${form}visibility`}
            value="unlisted"
            title="Those with the link"
            explain="For friends: you send them the link or an e-mail"
            checked={visibility === 'unlisted'}
            onChoose={() => setVisibility('unlisted')}
          />
        </div>
      </fieldset>
      <AsSomebody signedIn={signedIn} label="Open the match" then={create} />
    </div>
  )
}
