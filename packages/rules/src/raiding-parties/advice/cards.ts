import { flipMoves } from '../abilities/flips.js'
import { CARDS, type CardName } from '../cards.js'
import type { Ability } from '../sheet.js'
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

/** What the card's abilities add. */
const extras = (state: State, unit: Unit): number =>
  CARDS[unit.card].abilities.reduce((sum, ability) => sum + (WORTHS[ability]?.(state, unit) ?? 0), 0)

type Worth = (state: State, unit: Unit) => number

/** What an ability adds to a card that comes into play, in gold; the others show in its attacks, or count for nothing. */
const WORTHS: Readonly<Partial<Record<Ability, Worth>>> = {
  advisor_draws: () => CARD,
  searches: () => CARD,
  chief_makes_pirate: () => PIRATE,
  liberty_brings_privateer: () => PIRATE,
  banner: (state, unit) => againWorth(state, unit),
  commands: (state, unit) => againWorth(state, unit),
  // The others follow in the same turn (R59).
  brethren_chain: (state, unit) =>
    Math.max(0, held(state, unit, 'brethren_chain') - 1) *
    (LASTING * CARDS[unit.card].gold + bestAttackWorth(state, unit)),
  instructs: (state, unit) => 0.15 * ownOf(state, unit).length,
  pirate_ship: (state, unit) =>
    0.3 * inPlay(state, unit, 'pirate', 'pirate_chief', 'pirateer', 'pirate_fort'),
  leads_privateers: (state, unit) => 0.1 * inPlay(state, unit, 'privateer', 'pirateer'),
  spurs_pirateers: (state, unit) =>
    inPlay(state, unit, 'privateer') === 0 ? 0.3 * inPlay(state, unit, 'pirateer') : 0,
  redds_cannon: (state, unit) => 0.5 * inPlay(state, unit, 'swashbuckler'),
  // Those that are sheltered as they come are worth more.
  coastlands: (state, unit) =>
    0.4 * inPlay(state, unit, 'brethren') + 1.5 * held(state, unit, 'brethren_chain'),
  // In the hold he may save others.
  navigates: (state, unit) => -0.4 * Math.max(0, playerAt(state, unit.seat).hold.length - 1),
}

const ownOf = (state: State, { seat }: Unit): Unit[] => state.units.filter((unit) => unit.seat === seat)

const inPlay = (state: State, unit: Unit, ...cards: readonly CardName[]): number =>
  ownOf(state, unit).filter(({ card }) => cards.includes(card)).length

const held = (state: State, { seat }: Unit, ability: Ability): number =>
  playerAt(state, seat).hold.filter((card) => has({ card }, ability)).length

/** The most that one of the crew makes of one more attack (R56). */
const againWorth: Worth = (state, unit) =>
  Math.max(
    0,
    ...ownOf(state, unit)
      .filter(isCrew)
      .map((each) => bestAttackWorth(state, each)),
  )
