import { type Chance, pickOne } from '../../chance.js'
import { CARDS, type CardName } from '../cards.js'
import { CREW, goldOf, TRICKS } from '../lists.js'
import { fleetsFor, PARTIES, type PartyMove, partyMove } from '../party.js'

/** Cards whose gold won most in matches of bots with random parties of 40 gold. */
const WORTH_THEIR_GOLD: ReadonlySet<CardName> = new Set<CardName>([
  'flotilla',
  'pirate_chief',
  'pirate_fort',
  'pirate_ship',
  'liberty',
  'quicksilver',
  'officer',
  'captain_redd',
  'captain',
  'ranger',
  'cannoneer',
  'advisor',
  'flagbearers',
  'swashbuckler',
])
/** How many of a bot's cards are such, out of ten; the others bring variety. */
const OUT_OF_TEN = 8
/** Copies of one card, at the most. */
const COPIES = 3

/** A party: every other time one that is ready to sail, else one of the bot's own making. */
export function chooseParty(gold: number, chance: Chance): PartyMove {
  const ready = PARTIES.filter((party) => party.gold === gold)
  const takesReady = ready.length > 0 && chance.below(2) === 0
  return partyMove(takesReady ? pickOne(chance, ready).cards : hire(gold, chance))
}

/** Ships or Forts as many as may be, good ones; then hires until all gold is spent. */
function hire(gold: number, chance: Chance): CardName[] {
  const fleets = fleetsFor(gold)
  const most = Math.max(...fleets.map(({ length }) => length))
  const good = fleets.filter(
    (fleet) => fleet.length === most && fleet.every((card) => WORTH_THEIR_GOLD.has(card)),
  )
  const party: CardName[] = [...pickOne(chance, good)]
  for (;;) {
    const next = recruit(gold - goldOf(party), party, chance)
    if (!next) return party
    party.push(next)
  }
}

/** One more card for so much gold, if there is any; the first is one that can live (A1). */
function recruit(left: number, party: readonly CardName[], chance: Chance): CardName | undefined {
  const pool = party.length === 0 ? CREW : [...CREW, ...TRICKS]
  const fits = pool.filter(
    (card) =>
      CARDS[card].gold <= left &&
      party.filter((each) => each === card).length < (CARDS[card].unique ? 1 : COPIES),
  )
  const good = fits.filter((card) => WORTH_THEIR_GOLD.has(card))
  const wantsGood = good.length > 0 && chance.below(10) < OUT_OF_TEN
  return fits.length === 0 ? undefined : pickOne(chance, wantsGood ? good : fits)
}
