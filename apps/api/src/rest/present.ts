import { commitment, type Game } from '@marque/rules'
import type { House } from '../house.js'
import { schemasOf } from '../match/catalogue.js'
import type { MatchSummary, Page } from '../match/lists.js'
import { namesOf, outcomeSentence, seenSeat } from '../match/names.js'
import type { Seen } from '../match/see.js'

export function presentGame(game: Game) {
  const { id, title, summary, rulesVersion, players } = game
  const { options, move, orders } = schemasOf(game)
  return {
    ...{ id, title, summary, rulesVersion, minPlayers: players.min, maxPlayers: players.max },
    ...{ optionsSchema: options, moveSchema: move, ordersSchema: orders },
  }
}

/** A match in one piece, for REST: what GraphQL gives field by field. */
export function presentMatch(house: House, seen: Seen) {
  const { id, game, rulesVersion, options, status, visibility, hoursPerDecision, version } = seen.row
  const { createdAt, startedAt, finishedAt, secret } = seen.row
  return {
    ...{
      id,
      game,
      rulesVersion,
      options,
      status,
      visibility,
      hoursPerDecision,
      version,
      createdAt,
      startedAt,
      finishedAt,
    },
    seats: seen.seats(),
    mySeat: seen.viewer,
    seenVersion: seen.seenVersion(),
    mayJoin: seen.mayJoin(),
    mayCancel: seen.mayCancel(),
    view: seen.view(),
    decisions: seen.decisions().map(({ legal, ...decision }) => ({
      ...decision,
      legal: legal().map(({ picks, ...choice }) => ({
        ...choice,
        picks: picks?.map((pick) => ({ ...pick, from: [...pick.from] })) ?? null,
      })),
    })),
    waitingFor: seen.waitingFor(),
    orders: seen.orders(),
    outcome: seen.outcome(),
    commitment: commitment(secret),
    serverTime: house.now(),
  }
}

export const presentPage = (page: Page<MatchSummary>) => ({
  ...page,
  nodes: page.nodes.map((match) => ({
    ...match,
    seats: match.seats.map((seat) => seenSeat(seat, match.mySeat, match.status === 'open')),
    outcome: match.outcome && {
      ...match.outcome,
      sentence: outcomeSentence(match.outcome.ranking, namesOf(match), match.mySeat),
    },
  })),
})

export const presentLog = (log: Awaited<ReturnType<Seen['log']>>) =>
  log.map((entry) => ({ ...entry, sentences: [...entry.sentences] }))
