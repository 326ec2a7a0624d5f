'use client'
import { useEffect, useRef, useState } from 'react'
import { send } from '@/api/browser'
import { boardOf } from '@/boards/registry'
import { ResignDocument } from '@/gql/graphql'
import { Confirmed } from '@/parts/Confirmed'
import { CopyLink } from '@/parts/CopyLink'
import { Note, Sheet } from '@/parts/Sheet'
import { optionWords } from '@/words/options'
import { pace } from '@/words/time'
import { Ask } from './Ask'
import { Log } from './Log'
import { type LogEntry, type Match, nameOf } from './match'
import { OpenTable } from './OpenTable'
import { People } from './People'
import { useMatch } from './useMatch'
import { usePast } from './usePast'
import { useProposal } from './useProposal'

type Props = {
  readonly first: Match
  readonly firstLog: readonly LogEntry[]
  readonly signedIn: boolean
  readonly invitation: string | undefined
}

/** The match page: one frame for all games. The game brings its board and nothing else. */
export function MatchTable({ first, firstLog, signedIn, invitation }: Props) {
  const { match, log, wire, take, refresh } = useMatch(first, firstLog)
  const decision = match.decisions[0]
  const { proposal, propose, confirm, sending, note } = useProposal(match, decision, { take, refresh })
  const { past, show, now } = usePast(match.id, match.version)
  const [trouble, setTrouble] = useState<string>()
  const announced = useAnnounced(log)

  const resign = async () => {
    const answer = await send(ResignDocument, { match: match.id })
    if (answer.ok) take(answer.data.resign)
    else setTrouble(answer.trouble.message)
  }

  const latest = log.at(-1)?.sentences.join(' ')
  const Board = boardOf(match.game.id)
  const seated = match.mySeat !== null && match.mySeat !== undefined
  const seats = match.seats.map((seat) => ({
    index: seat.index,
    name: nameOf(match, seat.index),
    isMe: seat.isMe,
  }))

  return (
    <div className="mx-auto w-full max-w-7xl px-3 pt-2 lg:px-6 lg:pt-6 lg:pb-8">
      <p className="sr-only" aria-live="polite" aria-atomic="true" data-announcer="">
        {announced}
      </p>
      {wire === 'lost' && (
        <div className="mb-2">
          <Note>The connection is lost; trying again. What others do shows as soon as it is back.</Note>
        </div>
      )}
      {trouble && <Note>{trouble}</Note>}

      {match.view === null || match.view === undefined ? (
        match.status === 'cancelled' ? (
          <>
            <Title match={match} />
            <Note>This match was called off before it began.</Note>
          </>
        ) : (
          <div className="mx-auto max-w-2xl pb-10">
            <Title match={match} />
            <OpenTable match={match} signedIn={signedIn} invitation={invitation} take={take} />
          </div>
        )
      ) : (
        <div className="gap-x-6 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr] xl:grid-cols-[16rem_minmax(0,1fr)_20rem]">
          <div className="lg:col-start-2 xl:col-start-1 xl:row-start-1">
            <Title match={match} />
          </div>
          <div className="mx-auto w-full max-w-[34rem] min-w-0 lg:col-start-1 lg:row-span-3 lg:row-start-1 lg:max-w-[min(42rem,max(26rem,calc(100dvh-21.5rem)))] xl:col-start-2">
            <Latest past={past?.version} latest={latest} />
            <Board
              view={past?.view ?? match.view}
              mySeat={match.mySeat ?? null}
              seats={seats}
              decision={past ? null : (decision ?? null)}
              proposal={past ? null : proposal}
              propose={propose}
              past={past !== undefined}
            />
            <div className="h-3" />
            <Ask
              match={match}
              decision={decision}
              past={past !== undefined}
              now={now}
              proposal={proposal}
              propose={propose}
              confirm={confirm}
              sending={sending}
              note={note}
              latest={log.at(-1)?.sentences.at(-1)}
            />
          </div>
          <aside aria-label="People" className="max-lg:mt-6 lg:col-start-2 lg:row-start-2 xl:col-start-1">
            <Sheet>
              <h2 className="px-4 pt-3 text-lg">At the table</h2>
              <People match={match} />
            </Sheet>
            <div className="mt-3 flex flex-wrap gap-2">
              <CopyLink path={`/m/${match.id}`} />
              {seated && match.status === 'playing' && (
                <Confirmed
                  label="Resign"
                  question="Resign this match? It counts as lost, and there is no way back."
                  yes="Resign"
                  onYes={resign}
                />
              )}
            </div>
          </aside>
          <aside
            aria-label="Log"
            className="my-6 lg:col-start-2 lg:row-start-3 xl:col-start-3 xl:row-span-3 xl:row-start-1 xl:mt-0"
          >
            <Sheet className="overflow-hidden">
              <h2 className="px-4 pt-3 pb-1 text-lg">What happened</h2>
              <div className="overflow-y-auto lg:max-h-[calc(100dvh-14rem)]">
                <Log log={log} shown={past?.version} show={show} />
              </div>
            </Sheet>
          </aside>
        </div>
      )}
    </div>
  )
}

function Title({ match }: { readonly match: Match }) {
  const seated = match.mySeat !== null && match.mySeat !== undefined
  return (
    <header className="flex items-baseline gap-x-3 lg:mb-4 lg:block">
      <h1 className="text-xl whitespace-nowrap sm:text-2xl lg:text-3xl">{match.game.title}</h1>
      <p className="truncate text-sm text-soft lg:mt-1 lg:text-base lg:whitespace-normal">
        {[
          match.status === 'playing' && !seated && 'You look on',
          ...optionWords(match.options),
          pace(match.hoursPerDecision),
          match.visibility === 'unlisted' && 'unlisted',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </header>
  )
}

/** One line over the board, of even height: the last thing that happened, or which earlier table is shown. */
function Latest({
  past,
  latest,
}: {
  readonly past: number | undefined
  readonly latest: string | undefined
}) {
  return (
    <div className="mb-1 flex h-10 items-center leading-tight lg:h-11">
      {past === undefined ? (
        <p className="line-clamp-2 text-soft">{latest ?? 'The table is set.'}</p>
      ) : (
        <p>The table after move {past}.</p>
      )}
    </div>
  )
}

/** The sentences of what is new, for screen readers; silent on arrival. */
function useAnnounced(log: readonly LogEntry[]): string {
  const heard = useRef(log.at(-1)?.version ?? 0)
  const [words, setWords] = useState('')
  useEffect(() => {
    const fresh = log.filter(({ version }) => version > heard.current)
    const last = fresh.at(-1)
    if (!last) return
    heard.current = last.version
    setWords(fresh.flatMap(({ sentences }) => sentences).join(' '))
  }, [log])
  return words
}
