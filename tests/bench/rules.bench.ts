import { pathToFileURL } from 'node:url'
import { type Chance, type Decision, pickOne, sample, seededChance } from '@marque/rules'
import {
  allHandsOnDeck,
  type Move as DeckMove,
  type State as DeckState,
} from '@marque/rules/all-hands-on-deck'
import { chooseMove } from '@marque/rules/bot'
import { type Move as LootMove, type State as LootState, lootQuest } from '@marque/rules/lootquest'
import { raftAndScupper as game, type Move, type State } from '@marque/rules/raft-and-scupper'
import {
  PARTIES,
  partyMove,
  type Move as RaidMove,
  type State as RaidState,
  raidingParties,
} from '@marque/rules/raiding-parties'
import type { Game } from 'boardgame.io'
import { INVALID_MOVE } from 'boardgame.io/core'
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal'

/** One line of the table that is printed. */
export type Row = { readonly what: string; readonly value: number; readonly unit: string }

const MATCHES = 1000
const MOVES = 20_000
const BOT_MATCHES = 100
const DECK_MATCHES = 500
const RAID_MATCHES = 1000
const LOOT_MATCHES = 10_000
const BOT_EFFORT = 1000
const BOT_LIMIT_MS = 500

function open(state: State): Decision | undefined {
  return game.decisions(state)[0]
}

function apply(state: State, decision: Decision, move: Move, chance: Chance): State {
  const result = game.apply(state, decision, move, chance)
  if (!result.ok) throw new Error(result.reason)
  return result.state
}

/** Plays a random long match; `visit` sees every state and the time that its move took to play. */
function playRandomly(seed: number, visit: (state: State, ms: number) => void): void {
  const chance = seededChance(seed)
  let state = game.setup({ length: 'long' }, 2, chance)
  for (let decision = open(state); decision; decision = open(state)) {
    const move = sample(pickOne(chance, game.legal(state, decision)), chance)
    const began = performance.now()
    state = apply(state, decision, move, chance)
    visit(state, performance.now() - began)
  }
}

function randomMatches(): Row {
  const began = performance.now()
  for (let seed = 0; seed < MATCHES; seed++) playRandomly(seed, () => {})
  const seconds = (performance.now() - began) / 1000
  return { what: 'random long matches of Raft & Scupper', value: MATCHES / seconds, unit: '/s' }
}

function legalMoves(): Row {
  const states: State[] = []
  for (let seed = 0; states.length < 400; seed++) {
    playRandomly(seed, (state) => {
      if (state.turns >= 20 && state.turns < 60 && state.phase === 'sailing') states.push(state)
    })
  }
  const measure = (rounds: number) => {
    const began = performance.now()
    for (let round = 0; round < rounds; round++) {
      for (const state of states) {
        const decision = open(state)
        if (decision) game.legal(state, decision)
      }
    }
    return ((performance.now() - began) * 1000) / (rounds * states.length)
  }
  measure(5)
  return { what: 'all legal moves of a mid-game position', value: measure(50), unit: 'µs' }
}

function ownMoves(): number {
  let played = 0
  let spent = 0
  for (let seed = 0; played < MOVES; seed++) {
    playRandomly(seed, (_, ms) => {
      played++
      spent += ms
    })
  }
  return (spent * 1000) / played
}

/** A game of the same make for boardgame.io: tiles of two attributes on 6×6, jumps and sinkings, joined ships. */
type Tiles = { cells: (number | null)[]; pirates: number[] }
const around = (cell: number) => [
  ...(cell % 6 > 0 ? [cell - 1] : []),
  ...(cell % 6 < 5 ? [cell + 1] : []),
  ...(cell >= 6 ? [cell - 6] : []),
  ...(cell < 30 ? [cell + 6] : []),
]

function reach(cells: Tiles['cells'], start: number, fits: (tile: number) => boolean): Set<number> {
  const reached = new Set([start])
  for (const cell of reached) {
    for (const next of around(cell)) {
      const tile = cells[next]
      if (tile !== null && tile !== undefined && fits(tile)) reached.add(next)
    }
  }
  return reached
}

function jumps({ cells, pirates }: Tiles, pirate: number): number[] {
  const from = pirates[pirate] ?? 0
  const tile = cells[from] ?? 0
  const targets = [1, 2].flatMap((bit) => [...reach(cells, from, (other) => (other & bit) === (tile & bit))])
  return targets.filter((cell) => !pirates.includes(cell))
}

function sinkable({ cells, pirates }: Tiles, pirate: number): number[] {
  return around(pirates[pirate] ?? 0).filter((cell) => {
    if (cells[cell] === null || pirates.includes(cell)) return false
    const rest = cells.with(cell, null)
    return reach(rest, pirates[pirate] ?? 0, () => true).size === rest.filter((tile) => tile !== null).length
  })
}

const tileGame: Game<Tiles> = {
  setup: () => ({ cells: Array.from({ length: 36 }, (_, cell) => (cell * 7) % 4), pirates: [0, 1, 34, 35] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    jump: ({ G }, pirate: number, to: number) => {
      if (!jumps(G, pirate).includes(to)) return INVALID_MOVE
      G.pirates[pirate] = to
      return undefined
    },
    sink: ({ G }, pirate: number, cell: number) => {
      if (!sinkable(G, pirate).includes(cell)) return INVALID_MOVE
      G.cells[cell] = null
      return undefined
    },
  },
}

function boardgameIoMoves(): number {
  const reducer = CreateGameReducer({ game: tileGame })
  const chance = seededChance(1)
  let state = InitializeGame({ game: tileGame, numPlayers: 2 })
  let spent = 0
  for (let played = 0; played < MOVES; ) {
    const playerID = state.ctx.currentPlayer
    const pirate = 2 * Number(playerID) + chance.below(2)
    const sinks = chance.below(4) === 0 ? sinkable(state.G, pirate) : []
    const targets = sinks.length > 0 ? sinks : jumps(state.G, pirate)
    if (targets.length === 0) {
      state = InitializeGame({ game: tileGame, numPlayers: 2 })
      continue
    }
    const payload = {
      type: sinks.length > 0 ? 'sink' : 'jump',
      args: [pirate, pickOne(chance, targets)],
      playerID,
      credentials: '',
    }
    const before = state._stateID
    const began = performance.now()
    state = reducer(state, { type: 'MAKE_MOVE', payload })
    spent += performance.now() - began
    played++
    if (state._stateID === before) throw new Error('boardgame.io refused a move')
  }
  return (spent * 1000) / MOVES
}

function moveCost(): Row[] {
  // Once each to warm up, then in turn, so that both see the same machine.
  ownMoves()
  boardgameIoMoves()
  const own = ownMoves()
  const other = boardgameIoMoves()
  return [
    { what: 'playing a move, Marque', value: own, unit: 'µs' },
    { what: "playing a move of a 6×6 tile game, boardgame.io's reducer", value: other, unit: 'µs' },
    { what: 'how many times as fast', value: other / own, unit: '×' },
  ]
}

function botAgainstChance(): Row[] {
  let won = 0
  let slowest = 0
  for (let seed = 0; seed < BOT_MATCHES; seed++) {
    const chance = seededChance(1000 + seed)
    const seat = seed % 2
    let state = game.setup({ length: 'long' }, 2, chance)
    for (let decision = open(state); decision; decision = open(state)) {
      let move = sample(pickOne(chance, game.legal(state, decision)), chance)
      if (decision.seat === seat) {
        const began = performance.now()
        const until = () => performance.now() - began > BOT_LIMIT_MS
        const view = game.view(state, seat)
        move = chooseMove({ game, view, seat, decision, chance, effort: BOT_EFFORT, until })
        slowest = Math.max(slowest, performance.now() - began)
      }
      state = apply(state, decision, move, chance)
    }
    if (game.outcome(state)?.ranking[seat] === 1) won++
  }
  return [
    { what: `long matches of ${BOT_MATCHES} that the bot wins against chance`, value: won, unit: '' },
    { what: "the bot's slowest move", value: slowest, unit: 'ms' },
  ]
}

type DeckChooser = (state: DeckState, decision: Decision, chance: Chance) => DeckMove

const byLot: DeckChooser = (state, decision, chance) =>
  sample(pickOne(chance, allHandsOnDeck.legal(state, decision)), chance)

/** A short match of All Hands on Deck! for three captains, one of whom may think; the others play by lot. */
function deckMatch(seed: number, seat = 0, choose = byLot): DeckState {
  const chance = seededChance(seed)
  let state = allHandsOnDeck.setup({ length: 'short', visits: 'by_the_book' }, 3, chance)
  for (;;) {
    const open = allHandsOnDeck.decisions(state)
    if (open.length === 0) return state
    const decision = pickOne(chance, open)
    const move = (decision.seat === seat ? choose : byLot)(state, decision, chance)
    const result = allHandsOnDeck.apply(state, decision, move, chance)
    if (!result.ok) throw new Error(result.reason)
    state = result.state
  }
}

function deckMatches(): Row[] {
  for (let seed = 0; seed < 100; seed++) deckMatch(seed)
  const began = performance.now()
  for (let seed = 0; seed < DECK_MATCHES; seed++) deckMatch(seed)
  const minutes = (performance.now() - began) / 60_000
  let won = 0
  let slowest = 0
  for (let seed = 0; seed < BOT_MATCHES; seed++) {
    const seat = seed % 3
    const end = deckMatch(1000 + seed, seat, (state, decision, chance) => {
      const start = performance.now()
      const until = () => performance.now() - start > BOT_LIMIT_MS
      const view = allHandsOnDeck.view(state, seat)
      const move = chooseMove({
        game: allHandsOnDeck,
        view,
        seat,
        decision,
        chance,
        effort: BOT_EFFORT,
        until,
      })
      slowest = Math.max(slowest, performance.now() - start)
      return move
    })
    if (allHandsOnDeck.outcome(end)?.ranking[seat] === 1) won++
  }
  return [
    {
      what: 'random short matches of three at All Hands on Deck!',
      value: DECK_MATCHES / minutes,
      unit: '/min',
    },
    { what: `of ${BOT_MATCHES} such, that the bot wins against chance`, value: won, unit: '' },
    { what: "the bot's slowest move there", value: slowest, unit: 'ms' },
  ]
}

type RaidChooser = (state: RaidState, decision: Decision, chance: Chance) => RaidMove

const raidByLot: RaidChooser = (state, decision, chance) =>
  sample(pickOne(chance, raidingParties.legal(state, decision)), chance)

/** A match of two at Raiding Parties. */
function raid(seed: number, gold: 20 | 30 | 40 = 30, choose = raidByLot): RaidState {
  const chance = seededChance(seed)
  let state = raidingParties.setup({ gold, reactions: 'standing_orders' }, 2, chance)
  for (let open = raidingParties.decisions(state); open.length > 0; open = raidingParties.decisions(state)) {
    const decision = pickOne(chance, open)
    const result = raidingParties.apply(state, decision, choose(state, decision, chance), chance)
    if (!result.ok) throw new Error(result.reason)
    state = result.state
  }
  return state
}

function raids(): Row[] {
  for (let seed = 0; seed < 100; seed++) raid(seed)
  const began = performance.now()
  for (let seed = 0; seed < RAID_MATCHES; seed++) raid(seed)
  const seconds = (performance.now() - began) / 1000
  return [
    {
      what: 'random matches of two at Raiding Parties, 30 gold',
      value: RAID_MATCHES / seconds,
      unit: '/s',
    },
    ...([20, 30, 40] as const).flatMap(raidsOfTheBot),
  ]
}

/** The bot in one seat, chance in the other, each with the same party that is ready to sail. */
function raidsOfTheBot(gold: 20 | 30 | 40): Row[] {
  const parties = PARTIES.filter((party) => party.gold === gold)
  let won = 0
  let slowest = 0
  for (let seed = 0; seed < BOT_MATCHES; seed++) {
    const seat = seed % 2
    const party = pickOne(seededChance(seed), parties)
    const end = raid(1000 + seed, gold, (state, decision, chance) => {
      if (state.phase === 'parties') return partyMove(party.cards)
      if (decision.seat !== seat) return raidByLot(state, decision, chance)
      const start = performance.now()
      const view = raidingParties.view(state, seat)
      const move = chooseMove({
        game: raidingParties,
        view,
        seat,
        decision,
        chance,
        effort: BOT_EFFORT,
        until: () => performance.now() - start > BOT_LIMIT_MS,
      })
      slowest = Math.max(slowest, performance.now() - start)
      return move
    })
    const ranking = raidingParties.outcome(end)?.ranking
    if (ranking?.[seat] === 1 && ranking[1 - seat] === 2) won++
  }
  return [
    { what: `of ${BOT_MATCHES} for ${gold} gold, that the bot wins against chance`, value: won, unit: '' },
    { what: "the bot's slowest move there", value: slowest, unit: 'ms' },
  ]
}

type LootChooser = (state: LootState, decision: Decision, chance: Chance) => LootMove

const questByLot: LootChooser = (state, decision, chance) =>
  sample(pickOne(chance, lootQuest.legal(state, decision)), chance)

/** A match of LootQuest: three heroes a side, goal 5, armadas chosen in secret. */
function quest(seed: number, choose = questByLot): LootState {
  const chance = seededChance(seed)
  let state = lootQuest.setup(lootQuest.options.parse({}), 2, chance)
  for (let [open] = lootQuest.decisions(state); open; [open] = lootQuest.decisions(state)) {
    const result = lootQuest.apply(state, open, choose(state, open, chance), chance)
    if (!result.ok) throw new Error(result.reason)
    state = result.state
  }
  return state
}

function quests(): Row[] {
  for (let seed = 0; seed < 1000; seed++) quest(seed)
  const began = performance.now()
  for (let seed = 0; seed < LOOT_MATCHES; seed++) quest(seed)
  const seconds = (performance.now() - began) / 1000
  return [
    { what: 'random matches of LootQuest, 3 heroes, goal 5', value: LOOT_MATCHES / seconds, unit: '/s' },
    ...questsOfTheBot(),
  ]
}

/** The bot in one seat, chance in the other; each chooses its own armada. */
function questsOfTheBot(): Row[] {
  let won = 0
  let slowest = 0
  for (let seed = 0; seed < BOT_MATCHES; seed++) {
    const seat = seed % 2
    const end = quest(1000 + seed, (state, decision, chance) => {
      if (decision.seat !== seat) return questByLot(state, decision, chance)
      const start = performance.now()
      const view = lootQuest.view(state, seat)
      const move = chooseMove({ game: lootQuest, view, seat, decision, chance, effort: BOT_EFFORT })
      slowest = Math.max(slowest, performance.now() - start)
      return move
    })
    if (end.ended?.winner === seat) won++
  }
  return [
    { what: `of ${BOT_MATCHES} at LootQuest, that the bot wins against chance`, value: won, unit: '' },
    { what: "the bot's slowest move there", value: slowest, unit: 'ms' },
  ]
}

/** Measures the rules and prints a table. */
export function run(): Row[] {
  const rows = [
    randomMatches(),
    legalMoves(),
    ...moveCost(),
    ...botAgainstChance(),
    ...deckMatches(),
    ...raids(),
    ...quests(),
  ]
  for (const { what, value, unit } of rows) {
    console.log(`${what.padEnd(60)}${value.toFixed(value < 100 ? 1 : 0).padStart(10)} ${unit}`)
  }
  return rows
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) run()
