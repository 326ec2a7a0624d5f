import { type Chance, pickOne } from '../../chance.js'
import { CARDS, type CardName, CREW, goldOf, TRICKS } from '../cards.js'
import { fleetsFor, PARTIES, type PartyMove, partyMove } from '../party.js'

/** A party: every other time one that is ready to sail, else one of the bot's own making. */
export function chooseParty(gold: number, chance: Chance): PartyMove {
  const ready = PARTIES.filter((party) => party.gold === gold)
  return partyMove(
    ready.length > 0 && chance.below(2) === 0 ? pickOne(chance, ready).cards : hire(gold, chance),
  )
}

/** Hires until all gold is spent. */
function hire(gold: number, chance: Chance): CardName[] {
  const cards: CardName[] = [...pickOne(chance, fleetsFor(gold))]
  for (;;) {
    const left = gold - goldOf(cards)
    const fits = [...CREW, ...TRICKS].filter(
      (card) => CARDS[card].gold <= left && !(CARDS[card].unique && cards.includes(card)),
    )
    if (fits.length === 0) return cards
    cards.push(pickOne(chance, fits))
  }
}
