import type { Asked } from '../board'
import { type CardName, type Move, readMove, type WeaponName } from './view'

/** An answer and the decision that it answers. */
export type Play = { readonly decision: string; readonly move: Move }

/** What a card in play can be told to do; each is a button, and each has its targets. */
export type Deed = {
  /** Unique for its card: "shoot pistol", "rally". */
  readonly key: string
  readonly type: Move['type']
  readonly weapon: WeaponName | undefined
  readonly plays: readonly Play[]
}

export type Plays = {
  /** Cards of the hold that may be played. */
  readonly hold: ReadonlyMap<CardName, Play>
  /** What one's cards in play can do, by number. */
  readonly deeds: ReadonlyMap<number, readonly Deed[]>
  /** Targets that need no choice of a card before: the next shot, or grenade, by number. */
  readonly aims: ReadonlyMap<number, Play>
  /** All else: answers, stopping, ending the turn. */
  readonly plain: readonly Play[]
}

/** What is chosen so far on the way to a whole move: a card, and what it is to do. */
export type Draft = { readonly by: number; readonly deed: string | null }

/** Sorts all that is open by where on the table it is chosen. */
export function playsOf(decisions: readonly Asked[]): Plays {
  const hold = new Map<CardName, Play>()
  const deeds = new Map<number, Map<string, Deed>>()
  const aims = new Map<number, Play>()
  const plain: Play[] = []
  for (const { id: decision, legal } of decisions) {
    for (const choice of legal) {
      if (choice.picks) continue
      const move = readMove(choice.move)
      if (!move) continue
      const play = { decision, move }
      if (move.type === 'play') hold.set(move.card, play)
      else if (move.type === 'aim' || move.type === 'grenade') aims.set(move.target, play)
      else if ('by' in move) addDeed(deeds, move.by, play)
      else plain.push(play)
    }
  }
  return { hold, aims, plain, deeds: new Map([...deeds].map(([by, list]) => [by, [...list.values()]])) }
}

/** Which deed of its card a move belongs to. */
export const deedKey = (move: Move): string => ('weapon' in move ? `${move.type} ${move.weapon}` : move.type)

function addDeed(deeds: Map<number, Map<string, Deed>>, by: number, play: Play): void {
  const { move } = play
  const key = deedKey(move)
  const mine = deeds.get(by) ?? new Map<string, Deed>()
  deeds.set(by, mine)
  const weapon = 'weapon' in move ? move.weapon : undefined
  mine.set(key, { key, type: move.type, weapon, plays: [...(mine.get(key)?.plays ?? []), play] })
}

/** The card in play at which a move points. */
export const targetOf = (move: Move): number | undefined =>
  move.type === 'rally' ? move.unit : 'target' in move ? move.target : undefined

/** The seat at whose hold a move points. */
export const holdOf = (move: Move): number | undefined => ('hold' in move ? move.hold : undefined)

/** The deed that is chosen, of a draft or of a whole move. */
export function chosenDeed(plays: Plays, draft: Draft | undefined): Deed | undefined {
  return draft && plays.deeds.get(draft.by)?.find(({ key }) => key === draft.deed)
}

/** What is lit: cards in play and holds, each with the play that tapping it means. */
export type Lit = {
  readonly units: ReadonlyMap<number, Play>
  readonly holds: ReadonlyMap<number, Play>
  /** Cards of the locker that may be searched for. */
  readonly finds: readonly Play[]
}

/** The targets of the chosen deed, or those of a shot that needs none chosen. */
export function litBy(plays: Plays, deed: Deed | undefined): Lit {
  const units = new Map(plays.aims)
  const holds = new Map<number, Play>()
  const finds: Play[] = []
  for (const play of deed?.plays ?? []) {
    const unit = targetOf(play.move)
    const hold = holdOf(play.move)
    if (unit !== undefined) units.set(unit, play)
    else if (hold !== undefined) holds.set(hold, play)
    else if (play.move.type === 'search') finds.push(play)
  }
  return { units, holds, finds }
}

/** The draft behind what is proposed: said by itself, or by the whole move. */
export function draftOf(json: unknown): Draft | undefined {
  const move = readMove(json)
  if (move) return 'by' in move ? { by: move.by, deed: deedKey(move) } : undefined
  if (typeof json !== 'object' || json === null || !('by' in json) || !('deed' in json)) return undefined
  const { by, deed } = json
  return typeof by === 'number' && (typeof deed === 'string' || deed === null) ? { by, deed } : undefined
}
