import type { CardName } from './cards.js'
import type { WeaponName } from './sheet.js'
import type { AttackFrame, Flip, Piece } from './types.js'

type By = { readonly seat: number }
type To = { readonly audience: readonly number[] }
type Plain<T extends string> = { readonly type: T }
type Of<T extends string> = Plain<T> & { readonly unit: Piece }

/** What happened; what has an `audience` is told to nobody else. */
export type RaidEvent =
  | (Plain<'party_chosen'> & By)
  | (Plain<'party'> & By & To & { readonly cards: readonly CardName[]; readonly gold: number })
  | (Plain<'set_sail'> & By)
  | (Plain<'hold_filled'> & By & { readonly count: number })
  | (Plain<'hold_dealt'> & By & To & { readonly cards: readonly CardName[] })
  | (Plain<'turn'> & By & { readonly round: number })
  /** A card came from the locker into the hold: drawn, or chosen in a search. */
  | (Plain<'drew'> & By & { readonly why: 'turn' | 'advice' | 'search' })
  | (Plain<'drawn'> & By & To & { readonly card: CardName })
  /** A card came into play, or a one timer was played; it has no number then. */
  | (Of<'played'> & { readonly why: 'turn' | 'bonus' | 'one_timer' })
  /** A one timer that had no effect (A7). */
  | Of<'fizzled'>
  | (Of<'made'> & { readonly by: Piece })
  | (Of<'rallied'> & { readonly by: Piece })
  /** An attack begins; `target` or `hold` is its first target. */
  | (Of<'attacks'> & {
      readonly weapon: WeaponName
      readonly why: AttackFrame['why']
      readonly target: Piece | null
      readonly hold: number | null
    })
  | (Of<'charges'> & { readonly target: Piece; readonly weapon: WeaponName })
  | (Of<'awaits'> & { readonly target: Piece })
  | (Of<'joined'> & { readonly target: Piece })
  | (Plain<'flip'> & Flip)
  | Plain<'reshuffled'>
  /** Shown out of the hold to save what is hit there. */
  | Of<'navigator_shown'>
  /** Played for the card that is hit. */
  | (Of<'jolly_roger_played'> & { readonly for: Piece })
  /** The card in the hold that is hit. */
  | Of<'hold_hit'>
  | (Of<'wounded'> & { readonly damage: number; readonly left: number })
  | (Of<'died'> & { readonly why: 'wounds' | 'cannon' | 'destroyed' })
  /** A Ship, Fort or Land that was hit in a hold is in play now (R37). */
  | (Of<'forced_out'> & { readonly damage: number })
  | Of<'freed'>
  | (Plain<'beaten'> & By)
  | (Plain<'left'> & By)
  | (Plain<'over'> & {
      readonly how: 'victory' | 'stalemate' | 'rounds'
      readonly winners: readonly number[]
    })
