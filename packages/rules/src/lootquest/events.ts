import type { HeroName } from './heroes.js'
import type { Round } from './sheet.js'
import type { Die } from './types.js'

/** What proves a roll: the action, and the place of its first draw in the action's stream of chance, from 1. */
type Proof = { readonly action: number; readonly draw: number }
type Faces = readonly { readonly hero: HeroName; readonly face: number }[]

/** What happens in LootQuest. Heroes are named, so that each sentence can stand alone. */
export type LootEvent =
  | { readonly type: 'begins'; readonly seat: number }
  | { readonly type: 'chosen'; readonly seat: number }
  | { readonly type: 'drafted'; readonly seat: number; readonly hero: HeroName }
  | { readonly type: 'shown'; readonly seat: number; readonly armada: readonly HeroName[] }
  | ({
      readonly type: 'rolled'
      readonly seat: number
      readonly round: Round
      readonly turn: number
      readonly dice: Faces
      /** Heroes that sit this round out. */
      readonly out: readonly HeroName[]
    } & Proof)
  | { readonly type: 'skipped'; readonly seat: number }
  | {
      readonly type: 'placed'
      readonly seat: number
      readonly die: HeroName
      readonly face: Die['face']
      readonly hero: HeroName
      readonly zone: number
    }
  | ({
      readonly type: 'rerolled'
      readonly seat: number
      readonly by: HeroName
      readonly die: HeroName
      readonly face: number
    } & Proof)
  | {
      readonly type: 'turned'
      readonly seat: number
      readonly by: HeroName
      readonly die: HeroName
      readonly face: number
    }
  /** A round is done: its score. */
  | { readonly type: 'scored'; readonly seat: number; readonly round: Round; readonly score: number }
  | { readonly type: 'ordered'; readonly seat: number; readonly heroes: readonly HeroName[] }
  | {
      readonly type: 'challenged'
      readonly seat: number
      readonly hero: HeroName
      /** Nobody could face it, and nothing comes of it (A16). */
      readonly idle: boolean
    }
  | ({
      readonly type: 'faced'
      /** Who was challenged. */
      readonly seat: number
      /** The card that challenged. */
      readonly by: HeroName
      readonly hero: HeroName
      readonly faces: readonly number[]
      /** What counts, with the hero's star. */
      readonly counts: number
      readonly against: number | null
      readonly ok: boolean
    } & Proof)
  | { readonly type: 'tolled'; readonly seat: number; readonly total: number }
  | { readonly type: 'sits_out'; readonly seat: number; readonly hero: HeroName }
  /** A turn is reckoned up (R11, R12). */
  | {
      readonly type: 'reckoned'
      readonly seat: number
      readonly loot: number
      readonly barge: number
      readonly gained: number
      readonly total: number
    }
  | { readonly type: 'won'; readonly seat: number; readonly how: 'goal' | 'time' | 'sudden_death' }
  | { readonly type: 'drawn' }
