import { pathToFileURL } from 'node:url'
import { type Chance, type Decision, seededChance, shuffle } from '@marque/rules'
import {
  forward,
  lootQuest as game,
  type HeroName,
  heroOf,
  type Move,
  NAMES,
  type State,
} from '@marque/rules/lootquest'

/** Matches of each armada, by its size, if nothing else is asked for. */
const MATCHES = { 2: 20, 3: 4 } as const
type Size = keyof typeof MATCHES

type Armadas = readonly [readonly HeroName[], readonly HeroName[]]
/** Matches that heroes won and played; a draw is half a win. */
type Tally = Map<HeroName, { won: number; played: number }>

/** What the bot does; armadas are given. */
function choose(state: State, decision: Decision, armadas: Armadas, chance: Chance): Move {
  if (state.phase === 'armadas') return { type: 'armada', heroes: [...(armadas[decision.seat] ?? [])] }
  const [move] = game.suggest?.(game.view(state, decision.seat), decision, chance) ?? []
  if (!move) throw new Error(`Nothing is suggested for ${decision.id}`)
  return move
}

/** A match to 5 LOOT with the bot on both sides; returns what the first seat has of the win. */
function match(armadas: Armadas, first: 'first_seat_begins' | 'second_seat_begins', chance: Chance): number {
  const heroes = armadas[0].length
  let state = game.setup({ goal: 5, heroes, armadas: 'secret_choice', first }, 2, chance)
  for (let [open] = game.decisions(state); open; [open] = game.decisions(state)) {
    const move = choose(state, open, armadas, chance)
    if (state.phase === 'play') state = forward(state, move, chance)
    else {
      const result = game.apply(state, open, move, chance)
      if (!result.ok) throw new Error(result.reason)
      state = result.state
    }
  }
  const [own = 1, other = 1] = game.outcome(state)?.ranking ?? []
  return own === other ? 0.5 : Number(own < other)
}

function subsets(size: number, from: readonly HeroName[] = NAMES): HeroName[][] {
  if (size === 0) return [[]]
  return from.flatMap((hero, at) => subsets(size - 1, from.slice(at + 1)).map((rest) => [hero, ...rest]))
}

/** Every armada of a size against some others, drawn from the heroes that it leaves; both loot first equally often. */
function tally(size: Size, times: number): { heroes: Tally; matches: number } {
  const chance = seededChance(size)
  const armadas = subsets(size)
  const each = Math.round(MATCHES[size] * times)
  const heroes: Tally = new Map(NAMES.map((name) => [name, { won: 0, played: 0 }]))
  const count = (armada: readonly HeroName[], share: number) => {
    for (const name of armada) {
      const entry = heroes.get(name)
      if (!entry) continue
      entry.won += share
      entry.played++
    }
  }
  for (const armada of armadas) {
    for (let index = 0; index < each; index++) {
      const rest = NAMES.filter((name) => !armada.includes(name))
      const other = shuffle(chance, rest).slice(0, size)
      const isFirst = index % 2 === 0
      const share = match([armada, other], isFirst ? 'first_seat_begins' : 'second_seat_begins', chance)
      count(armada, share)
      count(other, 1 - share)
    }
  }
  return { heroes, matches: armadas.length * each }
}

type Share = { readonly share: number; readonly error: number }

/** A share of wins, and its standard error: matches are independent of each other. */
function shareOf(...entries: readonly { won: number; played: number }[]): Share {
  const played = entries.reduce((sum, entry) => sum + entry.played, 0)
  const share = entries.reduce((sum, entry) => sum + entry.won, 0) / played
  return { share, error: Math.sqrt((share * (1 - share)) / played) }
}

const NONE = { won: 0, played: 0 }

/** Measures how often each hero of LootQuest is on the winning side, and prints a table. */
export function run(times = 1): ReadonlyMap<HeroName, Share> {
  const began = performance.now()
  const [pairs, triples] = [tally(2, times), tally(3, times)]
  const shares = new Map<HeroName, Share>()
  console.log(`${''.padEnd(20)}${['pairs', 'triples', 'both'].map((head) => head.padStart(16)).join('')}`)
  for (const name of NAMES) {
    const [two, three] = [pairs.heroes.get(name) ?? NONE, triples.heroes.get(name) ?? NONE]
    const cells = [shareOf(two), shareOf(three), shareOf(two, three)]
    shares.set(name, shareOf(two, three))
    const print = ({ share, error }: Share) => `${share.toFixed(3)} ± ${error.toFixed(3)}`.padStart(16)
    console.log(`${heroOf(name).title.padEnd(20)}${cells.map(print).join('')}`)
  }
  const seconds = (performance.now() - began) / 1000
  console.log(
    `${pairs.matches} matches of pairs and ${triples.matches} of triples, in ${seconds.toFixed(0)} s`,
  )
  return shares
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  run(Number(process.argv[2] ?? 1))
