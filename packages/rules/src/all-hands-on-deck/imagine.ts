import { type Chance, shuffle } from '../chance.js'
import { type Card, DECK, sorted, without } from './cards.js'
import { isWinning } from './crew.js'
import type { View } from './sight.js'
import type { Laid, Player, State } from './types.js'

/** A hand that nobody would hold for long, and from where on guesses stop. */
const USUAL = { least: 9, most: 14 } as const
/** Of a bid that nobody has seen, so many cards at most are guessed. */
const SEALED_GUESS = 3

/** Cards that the seat has not seen, to be handed out. */
type Unseen = { cards: Card[] }

const take = (unseen: Unseen, count: number): Card[] => unseen.cards.splice(0, count)

/**
 * A full state that fits what the seat sees. Hands of others are guessed in size as in kind: nobody can have
 * more than everybody saw him get, and who could hold many has probably put some away.
 */
export function imagine(view: View, seat: number, chance: Chance): State {
  const { own } = view
  const unseen: Unseen = { cards: shuffle(chance, without(DECK, seenBy(view))) }
  const buried = buriedFor(view, unseen)
  const keep = view.keep && {
    seat: view.keep.seat,
    from: view.keep.from,
    cards: own?.keep ? [...own.keep] : sorted(take(unseen, view.keep.count)),
    mayRefuse: view.keep.mayRefuse,
  }
  const deed = view.deed && {
    seat: view.deed.seat,
    card: view.deed.card,
    drawn: view.deed.seat === seat ? [...(own?.drawn ?? [])] : sorted(take(unseen, view.deed.drawn)),
  }
  const laid = laidFor(view, seat, unseen, chance)
  const players = view.players.map((_, other) => playerFor(view, seat, other, unseen, chance))
  const put = own?.plunder ? 0 : discardedFor(view, players)
  return {
    length: view.length,
    visits: view.visits,
    hand: view.hand,
    round: view.round,
    dealer: view.dealer,
    phase: view.phase,
    players,
    buried: sorted([...buried, ...take(unseen, Math.min(put, Math.floor(unseen.cards.length / 2)))]),
    deck: sorted(unseen.cards),
    pile: [...view.pile],
    auction: view.auction,
    queue: [...view.queue],
    laid,
    contest: view.contest && [...view.contest],
    ties: view.ties,
    deed,
    ordering: view.ordering,
    asks: view.asks,
    keep,
    calls: view.calls,
    lastCall: view.lastCall,
    shuffles: view.shuffles,
    last: view.last,
    results: [...view.results],
    lastHand: view.lastHand,
  }
}

/** Cards whose place the seat knows. */
function seenBy({ own, auction, pile, bids, players }: View): Card[] {
  return [
    ...pile,
    ...(auction ? [auction] : []),
    ...bids.flatMap(({ up }) => up.map(({ card }) => card)),
    ...(players.some(({ hand }) => hand) ? players.flatMap(({ hand }) => hand ?? []) : (own?.hand ?? [])),
    ...(own?.down ?? []),
    ...(own?.keep ?? []),
    ...(own?.drawn ?? []),
  ]
}

/** Who searches the pile knows which cards lie there, though not how many of each. */
function buriedFor({ own, pile }: View, unseen: Unseen): Card[] {
  const known = (own?.plunder ?? []).filter((card) => !pile.includes(card))
  unseen.cards = without(unseen.cards, known)
  return known
}

/** How many cards all have put away unseen, by the same guess. */
function discardedFor(view: View, players: readonly Player[]): number {
  return players.reduce(
    (sum, { hand }, seat) => sum + Math.max(0, (view.players[seat]?.atMost ?? 0) - hand.length),
    0,
  )
}

function laidFor({ bids, own }: View, seat: number, unseen: Unseen, chance: Chance): Laid[] {
  return bids.flatMap(({ seat: owner, up, down }) => {
    const orders = new Map<number, number>()
    const shown = up.map(({ card, stage, claimedBy }): Laid => {
      const order = orders.size + 1
      if (claimedBy !== null) orders.set(order, claimedBy)
      return {
        seat: owner,
        card,
        up: true,
        stage,
        claim: claimedBy === null ? null : { by: claimedBy, order },
      }
    })
    const count = down ?? chance.below(SEALED_GUESS + 1)
    const hidden = owner === seat ? (own?.down ?? []) : sorted(take(unseen, count))
    return [...shown, ...hidden.map((card): Laid => ({ ...face(owner, card), up: false }))]
  })
}

const face = (seat: number, card: Card): Laid => ({ seat, card, up: true, stage: 'live', claim: null })

function playerFor(view: View, seat: number, other: number, unseen: Unseen, chance: Chance): Player {
  const known = view.players[other]
  const { own } = view
  const isOwn = other === seat && own !== undefined
  const [head] = view.queue
  // While a choice after a call waits, he whose turn it is may have sealed his bid already.
  const hasSealed =
    view.visits === 'by_the_book' && view.phase === 'bid' && head === other && view.onTurn === null && !isOwn
  const most = known?.atMost ?? 0
  return {
    hand: known?.hand
      ? [...known.hand]
      : isOwn
        ? [...own.hand]
        : guess(
            unseen,
            Math.min(sizeFor(most, chance), Math.floor(unseen.cards.length / view.players.length)),
          ),
    sealed: isOwn ? own.sealed && [...own.sealed] : hasSealed ? [] : null,
    seals: isOwn ? own.seals : 0,
    firm: isOwn ? own.firm : false,
    trusted: isOwn ? [...own.trusted] : [],
    step: known?.step ?? 'done',
    pickedUp: known?.pickedUp ?? false,
    immune: known?.immune ?? false,
    brawled: known?.brawled ?? false,
    ashore: known?.ashore ?? false,
    gone: known?.gone ?? false,
    most,
    counted: false,
    total: known?.total ?? 0,
    wins: known?.handsWon ?? 0,
  }
}

/** From a third less than he could hold, up to that; nobody hoards far above the limit for long. */
function sizeFor(most: number, chance: Chance): number {
  if (most > USUAL.most) return USUAL.least + chance.below(USUAL.most - USUAL.least + 1)
  return most - chance.below(Math.ceil(most / 3) + 1)
}

/** A hand of unseen cards. It is no crew, or its captain would have won. */
function guess(unseen: Unseen, size: number): Card[] {
  let hand = take(unseen, size)
  while (isWinning(hand)) {
    unseen.cards.push(...hand.slice(-1))
    hand = hand.slice(0, -1)
  }
  return sorted(hand)
}
