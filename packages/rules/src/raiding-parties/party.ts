import type { Choice } from '../choice.js'
import type { Refusal } from '../game.js'
import { CARDS, type CardName, NAMES } from './cards.js'
import { CREW, FLEET, goldOf, isFleet, TRICKS } from './lists.js'
import { refuse } from './targets.js'
import type { Move, Options } from './types.js'

export type PartyMove = Extract<Move, { type: 'party' }>

/** A party ready to sail. */
export type Party = {
  readonly name: string
  readonly gold: Options['gold']
  readonly cards: readonly CardName[]
}

/** Parties ready to sail; the first of each gold level is taken for whoever chooses none. */
export const PARTIES: readonly Party[] = [
  {
    name: 'Redd’s Blades',
    gold: 20,
    cards: [
      'captain_redd',
      'swashbuckler',
      'swashbuckler',
      'advisor',
      'navigator',
      'pirate',
      'pirate',
      'jolly_roger',
    ],
  },
  {
    name: 'Coast Brethren',
    gold: 20,
    cards: [
      'brethren',
      'brethren',
      'brethren',
      'brethren',
      'coastlands',
      'raiders',
      'advisor',
      'officer',
      'pirate',
    ],
  },
  {
    name: 'Pirateers',
    gold: 30,
    cards: [
      'pirate_ship',
      'lieutenant',
      'flotilla',
      'pirate_chief',
      'pirate_chief',
      'skipper',
      'privateer',
      'privateer',
      'pirateer',
      'pirateer',
      'jolly_roger',
      'pirate',
      'pirate',
    ],
  },
  {
    name: 'Gunners',
    gold: 30,
    cards: [
      'quicksilver',
      'master_gunner',
      'cannoneer',
      'captain',
      'swashbuckler',
      'navigator',
      'advisor',
      'ranger',
    ],
  },
  {
    name: 'Liberty',
    gold: 40,
    cards: [
      'liberty',
      'sloop',
      'lieutenant',
      'captain',
      'master_gunner',
      'raiders',
      'brethren',
      'brethren',
      'scalawag',
      'advisor',
      'privateer',
    ],
  },
  {
    name: 'Pirate Fort',
    gold: 40,
    cards: [
      'pirate_fort',
      'pirate_ship',
      'lieutenant',
      'pirate_chief',
      'pirate_chief',
      'pirate_chief',
      'flotilla',
      'instructor',
      'flagbearers',
      'jolly_roger',
      'pirateer',
      'pirateer',
      'pirateer',
      'pirateer',
    ],
  },
]

/** A party as a move: ships and forts, crew and lands, one timers. */
export function partyMove(cards: readonly CardName[]): PartyMove {
  const listed = NAMES.flatMap((name) => cards.filter((card) => card === name))
  return {
    type: 'party',
    fleet: listed.filter(isFleet),
    cards: listed.filter((name) => CREW.includes(name)),
    tricks: listed.filter((name) => TRICKS.includes(name)),
  }
}

/** What is taken for a player who chooses none (D1). */
export function presetFor(gold: number): PartyMove {
  return partyMove(PARTIES.find((party) => party.gold === gold)?.cards ?? ['pirate'])
}

/** Ships and Forts together, at the most (R2). */
const mostFleet = (gold: number): number => (gold >= 40 ? 2 : gold >= 30 ? 1 : 0)

/** Every lawful fleet: none, one Ship or Fort, or two (R2, R3). */
export function fleetsFor(gold: number): CardName[][] {
  const fleets: CardName[][] = [[]]
  if (mostFleet(gold) >= 1) fleets.push(...FLEET.map((name) => [name]))
  if (mostFleet(gold) >= 2) {
    for (const [index, one] of FLEET.entries()) {
      for (const other of FLEET.slice(index)) {
        if (one !== other || !CARDS[one].unique) fleets.push([one, other])
      }
    }
  }
  return fleets.filter((fleet) => goldOf(fleet) <= gold)
}

/** How often each card can be in a party that has so much gold left for it (R3, R4). */
const copiesOf = (names: readonly CardName[], gold: number): Record<string, number> =>
  Object.fromEntries(
    names.map((name) => [name, CARDS[name].unique ? 1 : Math.floor(gold / CARDS[name].gold)]),
  )

function choicesFor(gold: number): readonly Choice<Move>[] {
  const costs = Object.fromEntries([...CREW, ...TRICKS].map((name) => [name, CARDS[name].gold]))
  return fleetsFor(gold).map((fleet) => {
    const most = gold - goldOf(fleet)
    const pick = (field: string, names: readonly CardName[], min: number) => {
      const from = names.filter((name) => CARDS[name].gold <= most)
      return { field, from, min, max: most, copies: copiesOf(from, most) }
    }
    return {
      move: { type: 'party', fleet },
      picks: [pick('cards', CREW, fleet.length > 0 ? 0 : 1), pick('tricks', TRICKS, 0)],
      budget: { costs, most },
    }
  })
}

const CHOICES: ReadonlyMap<number, readonly Choice<Move>[]> = new Map(
  [20, 30, 40].map((gold) => [gold, choicesFor(gold)]),
)

/** All lawful parties: one described choice for each fleet. */
export const partyChoices = (gold: number): readonly Choice<Move>[] => CHOICES.get(gold) ?? []

/** Why a party may not sail (R1–R4, A1); nothing if it may. */
export function partyObjection(gold: number, { fleet, cards, tricks }: PartyMove): Refusal | undefined {
  const stray =
    fleet.find((name) => !isFleet(name)) ??
    cards.find((name) => !CREW.includes(name)) ??
    tricks.find((name) => !TRICKS.includes(name))
  if (stray) {
    return refuse(
      'wrong_list',
      `List Ships and Forts as fleet, crew and Lands as cards, one timers as tricks; ${CARDS[stray].title} is a ${CARDS[stray].kind.replace('_', ' ')}.`,
    )
  }
  if (fleet.length > mostFleet(gold))
    return refuse('fleet_too_big', FLEET_RULES[gold] ?? 'Take no Ship or Fort.')
  if (fleet.some((name, index) => FLEET.indexOf(name) < FLEET.indexOf(fleet[index - 1] ?? name))) {
    return refuse('fleet_order', 'List Ships and Forts in the order of the card list.')
  }
  const all = [...fleet, ...cards, ...tricks]
  const twice = all.find((name, index) => CARDS[name].unique && all.indexOf(name) !== index)
  if (twice)
    return refuse('only_one', `Take the ${CARDS[twice].title} once: a card with an X is one of its kind.`)
  const cost = goldOf(all)
  if (cost > gold) return refuse('too_dear', `Spend at most ${gold} gold; this party costs ${cost}.`)
  if (fleet.length + cards.length === 0) {
    return refuse('nobody', 'Take at least one card that is not a one timer.')
  }
  return undefined
}

const FLEET_RULES: Readonly<Record<number, string>> = {
  20: 'With 20 gold no party has a Ship or a Fort.',
  30: 'With 30 gold a party has one Ship or one Fort at the most.',
  40: 'With 40 gold a party has two Ships or Forts at the most.',
}
