import type { Event, Game } from '../game.js'
import { absenceEnds, decisionIds, estimates, matchesEnd, piecesConserved } from './checks/course.js'
import { deterministic, inputUnchanged, jsonRoundTrip, schemas } from './checks/data.js'
import { leaversLeave } from './checks/leaving.js'
import { listedAccepted, othersRefused, sentences, standingLegal, suggestionsLegal } from './checks/moves.js'
import { canaries, noninterference } from './checks/secrets.js'
import { type Match, randomMatches, type Subject } from './matches.js'
import { type Check, type ConformanceOptions, ensure } from './options.js'
import { checkPlaythrough } from './playthrough.js'

export { type Check, ConformanceError, type ConformanceOptions, type Laws } from './options.js'
export { checkPlaythrough, type Playthrough, playthrough, recordPlaythrough } from './playthrough.js'

/**
 * Everything that a game must keep to, as named checks for any test runner. The random matches behind them are
 * played once, when the first check needs them.
 */
export function conformance<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  options: ConformanceOptions<S, O, R> = {},
): readonly Check[] {
  const { laws = {}, maxActions = 3000, recorded = {} } = options
  let played: readonly Match<S, O, M, E>[] | undefined
  const matches = () => {
    played ??= randomMatches(game, options)
    return played
  }
  const subject: Subject<S, O, M, R, V, E> = { game, laws, maxActions, recorded, matches }
  const check = (name: string, run: (subject: Subject<S, O, M, R, V, E>) => void): Check => ({
    name,
    run: () => run(subject),
  })
  return [
    check('schemas convert, refuse nonsense and have defaults', schemas),
    check('everything is plain JSON and passes its schema', jsonRoundTrip),
    check('input is never changed', inputUnchanged),
    check('the same input gives the same output', deterministic),
    check('every listed move is accepted', listedAccepted),
    check('other moves are refused without effect', othersRefused),
    check('matches end, and until then somebody is waited for', matchesEnd),
    check('decision ids are unique and last until settled', decisionIds),
    check('absence never blocks a match', absenceEnds),
    check('standing orders give legal moves', standingLegal),
    check('what is hidden changes nothing that a viewer is given', noninterference),
    check('events and moves are told in sentences', sentences),
    ...(laws.pieces ? [check('pieces are conserved', piecesConserved)] : []),
    ...(laws.hidden ? [check('hidden words reach nobody', canaries)] : []),
    ...(game.suggest ? [check('suggestions are legal', suggestionsLegal)] : []),
    ...(game.leave ? [check('whoever leaves is asked nothing more', leaversLeave)] : []),
    ...(game.estimate ? [check('estimates lie between 0 and 1', estimates)] : []),
    ...Object.entries(recorded).map(([file, playthrough]) =>
      check(`${file} replays to the letter`, () => {
        ensure(playthrough.record.game === game.id, `${file} is no match of ${game.id}.`)
        checkPlaythrough(game, playthrough)
      }),
    ),
  ]
}
