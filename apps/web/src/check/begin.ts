import {
  allGames,
  type Drawn,
  findGame,
  type Game,
  type MatchRecord,
  matchRecord,
  type Verified,
  verifySteps,
} from '@marque/rules'
import { send } from '@/api/browser'
import { MatchRecordDocument } from '@/gql/graphql'
import { anything, attempt, list, object, text } from '@/shape'

/** One thing that was checked, ready to be shown. */
export type Row = {
  readonly at: Verified['at']
  /** Whose action it was. */
  readonly seat?: number
  readonly name?: string
  readonly cause?: MatchRecord['actions'][number]['cause']
  /** What the reader is told of it. */
  readonly told: string
  /** What was done, where the reader was told nothing of it while the match went on. */
  readonly untold?: string
  readonly drawn: readonly Drawn[]
  readonly fault?: string
}

/** A check that is ready to go: each `next` checks one thing more, and nothing is left after the first fault. */
export type Begun = { readonly actions: number; readonly rows: Iterator<Row, void> }

const exported = object({ record: anything, names: list(text) })

/** Fetches a finished match's record and what its log tells the reader; the sentence says why that cannot be checked. */
export async function begin(match: string): Promise<Begun | string> {
  const answer = await send(MatchRecordDocument, { id: match })
  if (!answer.ok) return answer.trouble.message
  const found = answer.data.match
  const whole = attempt(exported, found?.record)
  const record = matchRecord.safeParse(whole?.record)
  if (!found || !whole || !record.success) return 'The record is not complete, so it cannot be checked.'
  const game = findGame(allGames, record.data.game, record.data.rulesVersion)
  if (!game) return 'This page does not know the rules that the match was played by.'
  const { names } = whole
  const told = { viewer: found.mySeat ?? null, names, log: found.log }
  const steps = verifySteps(game, record.data, told)
  return { actions: record.data.actions.length, rows: rowsOf(game, record.data, names, steps) }
}

function* rowsOf(
  game: Game,
  record: MatchRecord,
  names: readonly string[],
  steps: Iterable<Verified>,
): Generator<Row, void> {
  for (const { sentences, ...step } of steps) {
    const action = typeof step.at === 'number' ? record.actions[step.at] : undefined
    const told = sentences.join(' ')
    if (!action) {
      yield { ...step, told }
      continue
    }
    const { seat, cause, type } = action
    const untold = told === '' && type === 'move' ? inWords(game, action.move) : undefined
    yield { ...step, told, seat, cause, name: names[seat] ?? '', ...(untold !== undefined && { untold }) }
  }
}

/** A move in words; none if it is not a move of this game, which is what its row will say. */
function inWords(game: Game, move: unknown): string | undefined {
  const parsed = game.move.safeParse(move)
  return parsed.success ? game.describeMove(parsed.data) : undefined
}
