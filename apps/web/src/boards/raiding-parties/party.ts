import {
  CARDS,
  type CardName,
  goldOf,
  hitsFor,
  NAMES,
  newUnit,
  type PartyMove,
  partyMove,
  partyObjection,
  shotsOf,
  weaponsOf,
} from '@marque/rules/raiding-parties/facts'
import { oddsOf } from './odds'

/** All cards of a party, in the order of the card list. */
export const cardsOf = ({ fleet, cards, tricks }: PartyMove): readonly CardName[] => [
  ...fleet,
  ...cards,
  ...tricks,
]

/** Why one more copy of a card cannot come along; nothing if it can. */
export function whyNotAdd(gold: number, party: readonly CardName[], card: CardName): string | undefined {
  const objection = partyObjection(gold, partyMove([...party, card]))
  if (!objection || objection.code === 'nobody') return undefined
  if (objection.code === 'too_dear') {
    const left = gold - goldOf(party)
    return `Costs ${CARDS[card].gold}, and ${left} gold ${left === 1 ? 'is' : 'are'} left.`
  }
  return objection.reason
}

/** Why the party cannot sail as it is; nothing if it can. */
export const whyNotSail = (gold: number, party: readonly CardName[]): string | undefined =>
  partyObjection(gold, partyMove(party))?.reason

/** The party without one copy of a card. */
export function less(party: readonly CardName[], card: CardName): readonly CardName[] {
  const at = party.lastIndexOf(card)
  return at < 0 ? party : party.toSpliced(at, 1)
}

/** What a party comes to at a glance. */
export type Glance = {
  readonly gold: number
  readonly hp: number
  /** How many cards cost 1, 2, 3 … gold. */
  readonly curve: readonly number[]
  /** Shots and blows a turn with everybody in play, and how likely each is a hit on the average, 0 to 1. */
  readonly shots: Force
  readonly blows: Force
  readonly cannons: number
}
type Force = { readonly flips: number; readonly odds: number }

/** Adds up a party; what others of it lend a card (the Instructor's Jacks, Captain Redd's Cannons) counts. */
export function glanceAt(party: readonly CardName[]): Glance {
  const units = party.map((card, index) => newUnit(index + 1, 0, card))
  const force = (form: 'shot' | 'melee'): Force => {
    const best = units.flatMap((unit) => {
      const all = weaponsOf({ units }, unit)
        .filter((weapon) => weapon.form === form && !weapon.defence)
        .map((weapon) => {
          const { hits: good, of } = oddsOf(hitsFor({ units }, unit, weapon.hits))
          return { flips: shotsOf(weapon), odds: good / of }
        })
      return all.toSorted((a, b) => b.flips * b.odds - a.flips * a.odds).slice(0, 1)
    })
    const flips = best.reduce((sum, one) => sum + one.flips, 0)
    const hits = best.reduce((sum, one) => sum + one.flips * one.odds, 0)
    return { flips, odds: flips > 0 ? hits / flips : 0 }
  }
  const dearest = Math.max(...NAMES.map((name) => CARDS[name].gold))
  return {
    gold: goldOf(party),
    hp: party.reduce((sum, card) => sum + CARDS[card].hp, 0),
    curve: Array.from(
      { length: dearest },
      (_, index) => party.filter((card) => CARDS[card].gold === index + 1).length,
    ),
    shots: force('shot'),
    blows: force('melee'),
    cannons: units.filter((unit) => weaponsOf({ units }, unit).some(({ cannon }) => cannon)).length,
  }
}
