import { flipMoves } from '../abilities/flips.js'
import { CARDS, type CardName } from '../cards.js'
import { playerAt } from '../table.js'
import type { State, Unit } from '../types.js'
import { has, isCrew, newUnit } from '../units.js'
import { attackWorth, bestAttackWorth, PIRATE } from './attacks.js'

/** How much of its gold a card makes good in later turns, on average. */
const LASTING = 0.4
/** What a card more in the hold is worth: the choice. */
const CARD = 0.8

/** What a card promises that is played now, in gold: its first attack, what it brings along, and what it does later. */
export function promiseOf(state: State, seat: number, card: CardName): number {
  if (has({ card }, 'flotilla')) return 3 * PIRATE
  if (CARDS[card].kind === 'one_timer') return 0
  const unit = newUnit(state.made + 1, seat, card)
  const strikes = has(unit, 'attacks_again') ? 2 : 1
  return LASTING * CARDS[card].gold + strikes * firstUse(state, unit) + extras(state, unit)
}

const firstUse = (state: State, unit: Unit): number =>
  Math.max(
    bestAttackWorth(state, unit),
    ...flipMoves(state, unit).map((move) => attackWorth(state, unit, move)),
  )

/** What abilities add. */
function extras(state: State, unit: Unit): number {
  const own = state.units.filter(({ seat }) => seat === unit.seat)
  const { hold } = playerAt(state, unit.seat)
  const held = (card: CardName) => hold.filter((each) => each === card).length
  const inPlay = (...cards: CardName[]) => own.filter(({ card }) => cards.includes(card)).length
  switch (unit.card) {
    case 'pirate_chief':
    case 'liberty':
      return PIRATE
    case 'advisor':
    case 'skipper':
    case 'quicksilver':
      return CARD
    case 'brethren':
      // The others follow in the same turn (R59).
      return (
        Math.max(0, held('brethren') - 1) * (LASTING * CARDS.brethren.gold + bestAttackWorth(state, unit))
      )
    case 'flagbearers':
    case 'captain':
      return Math.max(0, ...own.filter(isCrew).map((each) => bestAttackWorth(state, each)))
    case 'instructor':
      return 0.15 * own.length
    case 'pirate_ship':
      return 0.3 * inPlay('pirate', 'pirate_chief', 'pirateer', 'pirate_fort')
    case 'lieutenant':
      return 0.1 * inPlay('privateer', 'pirateer')
    case 'privateer':
      return inPlay('privateer') === 0 ? 0.3 * inPlay('pirateer') : 0
    case 'captain_redd':
      return 0.5 * inPlay('swashbuckler')
    case 'coastlands':
      // Those that are sheltered as they come are worth more.
      return 0.4 * inPlay('brethren') + 1.5 * held('brethren')
    case 'navigator':
      // In the hold he may save others.
      return -0.4 * Math.max(0, hold.length - 1)
    default:
      return 0
  }
}
