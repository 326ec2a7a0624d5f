import { type Chance, pickOne } from '../chance.js'
import { CARDS, type CardName } from './cards.js'
import { CREW, FLEET, goldOf, sorted, without } from './lists.js'
import { presetFor } from './party.js'
import { PLAYING_CARDS } from './playing.js'
import type { PublicPlayer, View } from './sight.js'
import type { Player, State } from './types.js'

/** A full state that fits what the seat sees: others' holds and lockers are guessed within their gold. */
export function imagine(view: View, seat: number, chance: Chance): State {
  const { own } = view
  return {
    gold: view.gold,
    reactions: view.reactions,
    phase: view.phase,
    players: view.players.map((player, other) =>
      own && other === seat
        ? {
            party: own.party && [...own.party],
            hold: [...own.hold],
            locker: [...own.locker],
            djl: [...player.djl],
            gone: player.gone,
          }
        : guess(view, player, other, chance),
    ),
    units: view.units.map((unit) => ({ ...unit })),
    made: view.made,
    deck: [...PLAYING_CARDS].filter((letter) => !view.pile.includes(letter)).join(''),
    pile: view.pile,
    first: view.first,
    onTurn: view.onTurn,
    round: view.round,
    turn: { ...view.turn },
    stirred: view.stirred,
    quiet: view.quiet,
    out: [...view.out],
    stack: view.stack.map((frame) => ({ ...frame })),
    asks: view.asks,
    latest: [...view.latest],
    ended: view.ended && { ...view.ended, ranking: [...view.ended.ranking] },
  }
}

/** Somebody else: his secret cards are such as his gold may have bought besides those that were seen. */
function guess(view: View, known: PublicPlayer, seat: number, chance: Chance): Player {
  const { djl, gone, hasParty } = known
  if (view.phase === 'parties') {
    const { fleet, cards, tricks } = presetFor(view.gold)
    return {
      party: hasParty ? sorted([...fleet, ...cards, ...tricks]) : null,
      hold: [],
      locker: [],
      djl: [],
      gone,
    }
  }
  const inPlay = view.units.filter((unit) => unit.seat === seat && !unit.made).map(({ card }) => card)
  const seen = [...djl, ...inPlay]
  const hit = hitInHold(view, seat)
  const unseen = unseenCards(view.gold, seen, hit, known.hold + known.locker, chance)
  const locker: CardName[] = []
  let hold = unseen
  while (locker.length < known.locker) {
    // The card that is hit in the hold is there, whatever else is guessed.
    const card = pickOne(chance, hit ? without(hold, hit) : hold)
    locker.push(card)
    hold = without(hold, card)
  }
  return {
    party: hasParty ? sorted([...seen, ...unseen]) : null,
    hold: sorted(hold),
    locker: sorted(locker),
    djl: [...djl],
    gone,
  }
}

/** The card of a hold that everybody saw being hit. */
function hitInHold({ stack }: View, seat: number): CardName | null {
  const frame = stack.findLast((each) => each.type === 'hit')
  return frame?.type === 'hit' && frame.seat === seat && frame.unit === null ? frame.card : null
}

/** So many cards, each about as dear as the gold that is left allows. */
function unseenCards(
  gold: number,
  seen: readonly CardName[],
  hit: CardName | null,
  count: number,
  chance: Chance,
): CardName[] {
  const cards: CardName[] = hit ? [hit] : []
  let left = gold - goldOf(seen) - goldOf(cards)
  while (cards.length < count) {
    const share = left / (count - cards.length)
    const fits = affordable(gold, [...seen, ...cards], Math.max(1, left - (count - cards.length - 1)))
    const near = fits.filter((card) => Math.abs(CARDS[card].gold - share) <= 2)
    const card = pickOne(chance, near.length > 0 ? near : fits)
    cards.push(card)
    left -= CARDS[card].gold
  }
  return cards
}

/** What a party could still have, with so much gold to spend on one card. */
function affordable(gold: number, party: readonly CardName[], most: number): CardName[] {
  const ships = party.filter((card) => FLEET.includes(card)).length
  const mayHaveShip = ships < (gold >= 40 ? 2 : gold >= 30 ? 1 : 0)
  const known: readonly CardName[] = [...CREW, 'jolly_roger', 'flotilla', ...(mayHaveShip ? FLEET : [])]
  return known.filter((card) => CARDS[card].gold <= most && !(CARDS[card].unique && party.includes(card)))
}
