import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { type Chance, commitment, matchChance, pickOne, seededChance } from '../chance.js'
import { sample } from '../choice.js'
import type { Decision, Event, Game } from '../game.js'
import { sameJson } from '../json.js'
import {
  type MatchRecord,
  matchRecord,
  type RecordedAction,
  type ReplayedStep,
  replaySteps,
} from '../replay.js'
import { eventsTold } from '../tell.js'
import { isWaitedFor, viewersOf } from './matches.js'
import { ensure, fail } from './options.js'

/** Something, and the viewers ("0", "1", …, "spectator") for whom it is the same. */
const shown = z.object({ to: z.array(z.string()), value: z.unknown() })

/** A recorded match with what every viewer saw and was told, after the set-up and after each action. */
export const playthrough = z.object({
  record: matchRecord,
  steps: z.array(z.object({ views: z.array(shown), told: z.array(shown) })),
})
export type Playthrough = z.infer<typeof playthrough>
type Shown = z.infer<typeof shown>

/**
 * Plays a match by seeded chance, one move in eight by absence, most others as the game suggests where it does
 * (so that the match comes to its end soon), and writes down all that is seen of it.
 */
export function recordPlaythrough<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  { seed, seats, options }: { readonly seed: number; readonly seats: number; readonly options: O },
): Playthrough {
  const chance = seededChance(seed)
  const secret = Uint8Array.from({ length: 32 }, () => chance.below(256))
  const entropy = Array.from({ length: seats }, (_, seat) => (seat === 0 ? '' : `seat ${seat}`))
  const actions: RecordedAction[] = []
  const stream = (name: string | number) => matchChance({ secret, entropy, stream: name })
  let state = game.setup(options, seats, stream('setup'))
  while (!game.outcome(state)) {
    const index = actions.length
    const decision: Decision = pickOne(chance, game.decisions(state))
    const isAbsent = isWaitedFor(decision) && chance.below(8) === 0
    const move = isAbsent
      ? game.absent(state, decision, stream(`absent:${index}`))
      : likely(game, state, decision, chance)
    const result = game.apply(state, decision, move, stream(index))
    if (!result.ok) fail('A move was refused while recording.', move, result)
    const { seat, id } = decision
    actions.push({ index, seat, decision: id, move, type: 'move', cause: isAbsent ? 'absence' : 'player' })
    state = result.state
  }
  const record: MatchRecord = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats,
    commitment: commitment(secret),
    secret: bytesToHex(secret),
    entropy,
    actions,
    outcome: matchRecord.shape.outcome.parse(game.outcome(state)),
  }
  return { record, steps: [...replaySteps(game, record)].map((step) => seen(game, step, seats)) }
}

function likely<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  state: S,
  decision: Decision,
  chance: Chance,
): M {
  if (game.suggest && chance.below(6) > 0) {
    const [idea] = game.suggest(game.view(state, decision.seat), decision, chance)
    if (idea !== undefined) return idea
  }
  return sample(pickOne(chance, game.legal(state, decision)), chance)
}

/** Throws where a replay shows or tells anybody anything else than what was recorded. */
export function checkPlaythrough<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  { record, steps }: Playthrough,
): void {
  ensure(hexToBytes(record.secret).length === 32, 'The secret is not 32 bytes long.')
  let index = 0
  let last: ReplayedStep<S, E> | undefined
  for (const step of replaySteps(game, record)) {
    const recorded = steps[index]
    const now = seen(game, step, record.seats)
    for (const part of ['views', 'told'] as const) {
      if (sameJson(now[part], recorded?.[part])) continue
      fail(`Step ${index} shows other ${part} than recorded.`, step.action, recorded?.[part], now[part])
    }
    last = step
    index++
  }
  ensure(index === steps.length, `${steps.length} steps were recorded, ${index} replayed.`)
  ensure(
    sameJson(last && game.outcome(last.state), record.outcome),
    'The match ends otherwise than recorded.',
    record.outcome,
  )
}

function seen<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  { state, events }: ReplayedStep<S, E>,
  seats: number,
): Playthrough['steps'][number] {
  const names = ['Anne', 'Bart', 'Calico', 'Drake', 'Edward', 'Flint'].slice(0, seats)
  const views: Shown[] = []
  const told: Shown[] = []
  for (const viewer of viewersOf(seats)) {
    const to = viewer === null ? 'spectator' : String(viewer)
    group(views, to, game.view(state, viewer))
    group(told, to, eventsTold(game, events, { viewer, names }))
  }
  return { views, told }
}

/** Most viewers see the same, and recordings should stay small. */
function group(list: Shown[], to: string, value: unknown): void {
  const same = list.find((shown) => sameJson(shown.value, value))
  if (same) same.to.push(to)
  else list.push({ to: [to], value })
}
