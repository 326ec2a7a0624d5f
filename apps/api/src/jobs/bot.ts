import { randomBytes } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { seededChance } from '@marque/rules'
import { chooseMove } from '@marque/rules/bot'
import type { House } from '../house.js'
import { playBotMove } from '../match/play.js'
import { gameOf, loadMatch } from '../match/record.js'
import { Problem } from '../problems.js'

/** Moves tried in thought, and milliseconds at most: a bot thinks a little, and others wait for the core. */
const EFFORT = 1500
const PATIENCE = 500

/** Moves for a bot that was asked, from what its seat may see. Does nothing if the decision is settled. */
export async function playBot(
  house: House,
  job: { match: string; seat: number; decision: string },
): Promise<void> {
  const row = await loadMatch(house.pool, job.match)
  const game = row && gameOf(house.games, row)
  if (!game || row.status !== 'playing') return
  await breathe()
  const move = house.rules.run(() => {
    const state = game.state.parse(row.state)
    const decision = game.decisions(state).find(({ id, seat }) => id === job.decision && seat === job.seat)
    if (!decision) return undefined
    const view = game.view(state, job.seat)
    const until = Date.now() + PATIENCE
    return {
      move: chooseMove({
        game,
        view,
        seat: job.seat,
        decision,
        chance: seededChance(randomBytes(4).readUInt32LE()),
        effort: EFFORT,
        until: () => Date.now() > until,
      }),
    }
  })
  if (!move) return
  try {
    await playBotMove(house, job.match, job.decision, move.move)
  } catch (error) {
    // Somebody’s move came between and settled the decision: nothing is left to do.
    if (!(error instanceof Problem && error.code === 'decision_closed')) throw error
  }
}
