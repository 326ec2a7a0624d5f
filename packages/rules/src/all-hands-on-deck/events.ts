import type { Card } from './cards.js'
import type { Run } from './crew.js'

type By = { readonly seat: number }
type To = { readonly audience: readonly number[] }
type Plain<T extends string> = { readonly type: T }

/** What happened; what has an `audience` is told to nobody else. */
export type DeckEvent =
  | (Plain<'dealt_five'> & By & { readonly hand: number })
  | (Plain<'dealt'> & By & To & { readonly card: Card })
  | (Plain<'deal_stopped'> & By)
  | Plain<'reshuffled'>
  | (Plain<'auction'> & By & { readonly card: Card; readonly round: number })
  | (Plain<'discarded'> & By & To & { readonly cards: readonly Card[] })
  | (Plain<'sealed'> & By & To & { readonly cards: readonly Card[] })
  | (Plain<'withdrawn'> & By & To)
  | (Plain<'seal_broken'> & By & To)
  | (Plain<'bid'> & By & { readonly count: number })
  | (Plain<'passed'> & By & { readonly forfeit: boolean })
  | (Plain<'ready'> & By)
  | (Plain<'set_aside'> & By)
  | (Plain<'revealed'> & By & { readonly cards: readonly Card[]; readonly value: number })
  | (Plain<'called'> & By & { readonly target: number; readonly count: number; readonly caught: boolean })
  | (Plain<'pulled'> & By & To & { readonly from: number; readonly cards: readonly Card[] })
  | (Plain<'pulling'> & By & { readonly from: number; readonly count: number })
  | (Plain<'kept'> & By & To & { readonly card: Card | null })
  | (Plain<'acts'> & By & { readonly card: Card })
  | (Plain<'fizzled'> & By & { readonly card: Card })
  | (Plain<'cut'> & By & { readonly from: number; readonly card: Card })
  | (Plain<'claimed'> & By & { readonly from: number; readonly card: Card })
  | (Plain<'claim_taken'> & By & { readonly card: Card })
  | (Plain<'dock'> & By & { readonly card: Card })
  | (Plain<'plundered'> & By)
  | (Plain<'swam'> & By & { readonly discarded: readonly Card[] })
  | (Plain<'brawl'> & By & { readonly target: number })
  | (Plain<'stowed'> & By)
  | (Plain<'tied'> & { readonly seats: readonly number[]; readonly value: number })
  | (Plain<'sold'> & By & { readonly card: Card; readonly value: number })
  | (Plain<'unsold'> & { readonly card: Card; readonly why: 'no_bid' | 'no_gold' | 'forfeits' })
  | (Plain<'crew'> & By & { readonly cards: readonly Card[] })
  | (Plain<'becalmed'> & { readonly why: 'no_cards' | 'rounds' })
  | (Plain<'scored'> &
      By & {
        readonly points: number
        readonly bonus: number
        readonly total: number
        readonly runs: readonly Run[]
      })
  | Plain<'over'>
