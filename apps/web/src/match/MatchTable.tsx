'use client'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { boardOf } from '@/boards/registry'
import { Note, Sheet } from '@/parts/Sheet'
import { optionWords } from '@/words/options'
import { pace } from '@/words/time'
import { Ask } from './Ask'
import { Log } from './Log'
import { type LogEntry, type Match, nameOf } from './match'
import { People } from './People'
import type { Past } from './pastViews'
import { TableTools } from './TableTools'
import { useAnnounced } from './useAnnounced'
import { useMatch } from './useMatch'
import { usePast } from './usePast'
import { useProposal } from './useProposal'
import { useSeen } from './useSeen'

const OpenTable = dynamic(() => import('./OpenTable'))
const Replay = dynamic(() => import('./Replay'))
const Telling = dynamic(() => import('./Telling'))

/** What a board is told while it shows an earlier table. */
const nothingAsked = { decision: null, decisions: [], proposal: null }

type Props = {
  readonly first: Match
  readonly firstLog: readonly LogEntry[]
  readonly signedIn: boolean
  readonly invitation: string | undefined
  /** What the viewer had seen when he last looked. */
  readonly seen: number
  /** The earlier table that the link leads to. */
  readonly linked: Past | undefined
  readonly orders: { readonly schema: unknown; readonly first: unknown } | undefined
}

/** The match page: one frame for all games. The game brings its board and nothing else. */
export function MatchTable({ first, firstLog, signedIn, invitation, seen, linked, orders }: Props) {
  const { match, log, lost, take, refresh } = useMatch(first, firstLog)
  const [isSignedOut, setSignedOut] = useState(false)
  const signedOut = useCallback(() => setSignedOut(true), [])
  const plan = useProposal(match, { take, refresh, signedOut })
  const { decisions, decision, proposal } = plan
  const isSet = match.view !== null && match.view !== undefined
  const seated = match.mySeat !== null && match.mySeat !== undefined
  const { mode, past, wanted, show, now } = usePast({
    match: match.id,
    version: match.version,
    seen: seated && isSet ? seen : match.version,
    linked,
  })
  useSeen(match.id, match.version, seated && isSet, signedOut)
  const announced = useAnnounced(log)

  const Board = boardOf(match.game.id)
  const seats = match.seats.map((seat) => ({
    index: seat.index,
    name: nameOf(match, seat.index),
    isMe: seat.isMe,
  }))
  const check = match.status === 'finished' ? `/m/${match.id}/check` : undefined
  const told = (version: number) =>
    log.find((entry) => entry.version === version)?.sentences.join(' ') ?? 'The table is set.'

  if (!isSet)
    return (
      <Frame announced={announced} lost={lost}>
        <div className="mx-auto max-w-2xl pb-10">
          <Title match={match} />
          {match.status === 'cancelled' ? (
            <Note>This match was called off before it began.</Note>
          ) : (
            <OpenTable match={match} signedIn={signedIn} invitation={invitation} take={take} />
          )}
        </div>
      </Frame>
    )

  return (
    <Frame announced={announced} lost={lost}>
      <div className="match-columns">
        <div className="lg:col-start-2 xl:col-start-1 xl:row-start-1">
          <Title match={match} />
        </div>
        <div className="mx-auto w-full board-column min-w-0 lg:col-start-1 lg:row-span-3 lg:row-start-1 xl:col-start-2">
          {/* One line over the board, of even height: the last thing that happened on the table shown. */}
          <div className="mb-1 flex h-10 items-center leading-tight lg:h-11">
            <p className="line-clamp-2 text-soft">{told(past?.version ?? log.at(-1)?.version ?? 0)}</p>
          </div>
          <Board
            view={past?.view ?? match.view}
            mySeat={match.mySeat ?? null}
            seats={seats}
            {...(mode === 'now' ? { decision: decision ?? null, decisions, proposal } : nothingAsked)}
            propose={plan.propose}
            past={mode !== 'now'}
            check={check}
          />
          <div className="h-3" />
          <Ask
            {...plan}
            match={match}
            past={
              mode === 'replay' ? (
                <Replay
                  match={match.id}
                  version={match.version}
                  at={wanted}
                  log={log}
                  show={show}
                  now={now}
                  mine={decision !== undefined}
                  over={match.status === 'finished'}
                />
              ) : (
                mode === 'telling' && <Telling now={now} mine={decision !== undefined} />
              )
            }
            signedOut={isSignedOut}
            latest={log.at(-1)?.sentences.at(-1)}
          />
        </div>
        <aside aria-label="People" className="max-lg:mt-6 lg:col-start-2 lg:row-start-2 xl:col-start-1">
          {/* Boundaries of their own come alive one after the other, so that a slow phone answers in between. */}
          <Suspense>
            <Sheet>
              <h2 className="px-4 pt-3 text-lg">At the table</h2>
              <People match={match} />
            </Sheet>
            <TableTools match={match} orders={orders} take={take} replay={() => show(0)} />
          </Suspense>
        </aside>
        <aside
          aria-label="Log"
          className="my-6 lg:col-start-2 lg:row-start-3 xl:col-start-3 xl:row-span-3 xl:row-start-1 xl:mt-0"
        >
          <Sheet className="overflow-hidden">
            <div className="flex items-center gap-4 px-4 pt-1">
              <h2 className="flex-1 pt-2 pb-1 text-lg">What happened</h2>
              {check && (
                <Link href={check} prefetch={false} className="py-2.5 text-sea underline">
                  Was it fair?
                </Link>
              )}
            </div>
            <div className="overflow-y-auto lg:max-h-[calc(100dvh-14rem)]">
              <Suspense>
                <Log
                  log={log}
                  isNew={({ version, seat }) =>
                    seated && seat !== match.mySeat && version > seen && version <= first.version
                  }
                  shown={mode === 'replay' ? wanted : undefined}
                  show={show}
                />
              </Suspense>
            </div>
          </Sheet>
        </aside>
      </div>
    </Frame>
  )
}

/** What every state of the page has: the voice for screen readers, and word of a lost connection. */
function Frame({
  announced,
  lost,
  children,
}: {
  readonly announced: string
  readonly lost: boolean
  readonly children: ReactNode
}) {
  return (
    <div className="mx-auto w-full max-w-7xl px-3 pt-2 lg:px-6 lg:pt-6 lg:pb-8">
      <p className="sr-only" aria-live="polite" aria-atomic="true" data-announcer="">
        {announced}
      </p>
      {lost && (
        <div className="mb-2">
          <Note>The connection is lost; trying again. What others do shows as soon as it is back.</Note>
        </div>
      )}
      {children}
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
