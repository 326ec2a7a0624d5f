import { type Chance, seededChance } from '@marque/rules'
import { raftAndScupper as game, type Move, type State } from '@marque/rules/raft-and-scupper'
import type { BoardProps } from '../board'
import { readView } from './view'

/** A table to touch without an account: the rules run on the page, and nothing of it is kept. */
export type DemoTable = {
  readonly view: unknown
  readonly mySeat: number
  readonly decision: BoardProps['decision']
  /** What happened last, in sentences. */
  readonly told: string
}

/** A start that has something to offer, and no raft in reach: this seed was looked for. */
export function demoStart(seed = 25): DemoTable {
  const chance = seededChance(seed)
  let state = game.setup({ length: 'short' }, 2, chance)
  for (
    let asked = game.decisions(state)[0];
    state.phase !== 'sailing' && asked;
    asked = game.decisions(state)[0]
  ) {
    const move: Move =
      state.phase === 'placing' ? game.absent(state, asked, chance) : { type: 'side', side: 'yellow' }
    state = after(state, move, chance).state
  }
  return table(state, state.sides.yellow ?? 0, [])
}

/** Plays the visitor's move and the answer to it. */
export function demoMove({ view, mySeat }: DemoTable, json: unknown): readonly DemoTable[] {
  const chance = seededChance(Date.now())
  const mine = after(stateOf(view), game.move.parse(json), chance)
  const tables = [table(mine.state, mySeat, mine.told(mySeat))]
  if (game.decisions(mine.state).length > 0) {
    const answer = after(mine.state, best(mine.state, chance), chance)
    tables.push(table(answer.state, mySeat, answer.told(mySeat)))
  }
  return tables
}

const NAMES = ['You', 'The bot']
export const demoNames = (mySeat: number): readonly string[] => (mySeat === 0 ? NAMES : NAMES.toReversed())

// The game hides nothing, so a view is as good as the state; its schema checks what comes back.
const stateOf = (view: unknown): State => game.state.parse(game.imagine(readView(view), 0, seededChance(1)))

function after(state: State, move: Move, chance: Chance) {
  const [decision] = game.decisions(state)
  if (!decision) throw new Error('The demonstration is over')
  const applied = game.apply(state, decision, move, chance)
  if (!applied.ok) throw new Error(applied.reason)
  const told = (viewer: number) =>
    applied.events.flatMap((event) => game.describe(event, { viewer, names: demoNames(viewer) }) ?? [])
  return { state: applied.state, told, seat: decision.seat }
}

/** The answer that looks best one move ahead. */
function best(state: State, chance: Chance): Move {
  const [decision] = game.decisions(state)
  if (!decision) throw new Error('Nothing is asked')
  const rated = game.legal(state, decision).flatMap((choice) => {
    if (choice.picks) return []
    const next = after(state, choice.move, chance).state
    return [{ move: choice.move, worth: game.estimate?.(next)[decision.seat] ?? chance.below(100) / 100 }]
  })
  const [first] = rated.toSorted((a, b) => b.worth - a.worth)
  return first?.move ?? { type: 'pass' }
}

function table(state: State, mySeat: number, told: readonly string[]): DemoTable {
  const decision = game.decisions(state).find(({ seat }) => seat === mySeat)
  return {
    view: game.view(state, mySeat),
    mySeat,
    told: told.join(' '),
    decision: decision
      ? {
          id: String(state.turns),
          legal: game.legal(state, decision).flatMap((choice) =>
            choice.picks
              ? []
              : [
                  {
                    move: choice.move,
                    sentence: game.describeMove(choice.move),
                    picks: null,
                    disjoint: false,
                    budget: null,
                  },
                ],
          ),
        }
      : null,
  }
}
