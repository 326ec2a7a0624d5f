/**
 * The rules told a second time, as plainly as can be, to check the engine against: sets of named cells, one
 * breadth-first search, positions as text. It shares nothing with the engine.
 */
export type Table = {
  /** By "column,row": a letter for the ship, then y or k for a pirate. */
  readonly ships: ReadonlyMap<string, string>
  readonly turn: 'y' | 'k'
  readonly history: ReadonlySet<string>
  readonly lastPassed: boolean
}

const CARGO: Readonly<Record<string, string>> = { A: 'gold', B: 'gold', C: 'spice', D: 'spice' }
const RIG: Readonly<Record<string, string>> = { A: 'round', B: 'square', C: 'round', D: 'square' }

export function write(ships: ReadonlyMap<string, string>): string {
  return [...ships]
    .map(([cell, ship]) => `${cell}=${ship}`)
    .sort()
    .join(' ')
}

function around(cell: string): string[] {
  const [column = 0, row = 0] = cell.split(',').map(Number)
  return [`${column - 1},${row}`, `${column + 1},${row}`, `${column},${row - 1}`, `${column},${row + 1}`]
}

function reach(start: string, allowed: (cell: string) => boolean): Set<string> {
  const reached = new Set([start])
  for (const cell of reached) for (const next of around(cell)) if (allowed(next)) reached.add(next)
  return reached
}

function joined(ships: ReadonlyMap<string, string>): boolean {
  const [first] = ships.keys()
  return first === undefined || reach(first, (cell) => ships.has(cell)).size === ships.size
}

const is = (ship: string | undefined, kind: string) =>
  ship !== undefined && (CARGO[ship.charAt(0)] === kind || RIG[ship.charAt(0)] === kind)

function raft(ships: ReadonlyMap<string, string>, kind: string): boolean {
  const cells = [...ships.keys()].filter((cell) => is(ships.get(cell), kind))
  const [first] = cells
  return first !== undefined && reach(first, (cell) => is(ships.get(cell), kind)).size === cells.length
}

/** Every position that one turn leads to; the passed one last. */
export function turns({ ships, turn, history, lastPassed }: Table): { table: Table; over: boolean }[] {
  const after: { table: Table; over: boolean }[] = []
  const next = turn === 'y' ? 'k' : 'y'
  const offer = (changed: Map<string, string>) => {
    if (!joined(changed) || history.has(write(changed))) return
    const over = ['gold', 'round', 'spice', 'square'].some((kind) => raft(changed, kind))
    const seen = new Set(history).add(write(changed))
    after.push({ table: { ships: changed, turn: next, history: seen, lastPassed: false }, over })
  }
  const columns = [...ships.keys()].map((cell) => Number(cell.split(',')[0]))
  const rows = [...ships.keys()].map((cell) => Number(cell.split(',')[1]))
  const inside = (cell: string) => {
    const [column = 0, row = 0] = cell.split(',').map(Number)
    return (
      column >= Math.min(...columns) &&
      column <= Math.max(...columns) &&
      row >= Math.min(...rows) &&
      row <= Math.max(...rows)
    )
  }
  const beside = new Set<string>()
  for (const [from, ship] of ships) {
    if (!ship.endsWith(turn)) continue
    const targets = new Set<string>()
    for (const kind of turn === 'y' ? ['gold', 'round'] : ['spice', 'square']) {
      if (is(ship, kind))
        for (const cell of reach(from, (other) => is(ships.get(other), kind))) targets.add(cell)
    }
    for (const to of targets) {
      const landing = ships.get(to) ?? ''
      if (landing.length === 1) offer(new Map(ships).set(from, ship.charAt(0)).set(to, landing + turn))
    }
    for (const to of reach(from, (cell) => inside(cell) && !ships.has(cell))) {
      if (to === from) continue
      const sailed = new Map(ships).set(to, ship)
      sailed.delete(from)
      offer(sailed)
    }
    for (const cell of around(from)) beside.add(cell)
  }
  for (const cell of beside) {
    if (ships.get(cell)?.length !== 1 || around(cell).every((edge) => ships.has(edge))) continue
    const sunk = new Map(ships)
    sunk.delete(cell)
    offer(sunk)
  }
  after.push({ table: { ships, turn: next, history, lastPassed: true }, over: lastPassed })
  return after
}
