import { CARDS, hasUse, hitsFor, mustFight, verbFor, weaponsOf } from '@marque/rules/raiding-parties/facts'
import { atStart, type Seats, whose } from '../kit/captains'
import { abilityWords, titleOf, weaponTitles } from './abilities'
import { type Odds, oddsOf, percent } from './odds'
import type { CardName, Flip, Move, Piece, Unit, View, WeaponName } from './view'

/** "your Pirate", "Bob’s Rogue". */
export const pieceWords = (seats: Seats, { card, seat }: Pick<Piece, 'card' | 'seat'>): string =>
  `${whose(seats, seat)} ${titleOf(card)}`

const unitAt = ({ units }: Pick<View, 'units'>, id: number): Unit | undefined =>
  units.find((unit) => unit.id === id)

const unitWords = (view: View, seats: Seats, id: number): string => {
  const unit = unitAt(view, id)
  return unit ? pieceWords(seats, unit) : 'whoever it was'
}

/** What hits for a card's weapon now, with what its party adds. */
export function weaponHits(view: View, unit: Unit, name: WeaponName): string {
  const weapon = weaponsOf(view, unit).find((one) => one.name === name)
  return weapon ? hitsFor(view, unit, weapon.hits) : ''
}

/** What hits for a card's ability that is used by a flip. */
export const flipHits = (view: View, unit: Unit): string => hitsFor(view, unit, CARDS[unit.card].flip ?? '')

/** Which card acts by a move, and with what weapon: said in the move, or by what is being resolved. */
function actor(move: Move, view: View): { unit: Unit; weapon: WeaponName | null } | undefined {
  const top = view.stack.at(-1)
  const at = (id: number, weapon: WeaponName | null) => {
    const unit = unitAt(view, id)
    return unit && { unit, weapon }
  }
  switch (move.type) {
    case 'shoot':
    case 'charge':
    case 'strike':
      return at(move.by, move.weapon)
    case 'ransack':
    case 'recruit':
      return at(move.by, null)
    case 'aim':
    case 'grenade':
      return top?.type === 'attack' ? at(top.by, top.weapon) : undefined
    case 'stand':
      return top?.type === 'charge' ? at(top.target, move.weapon) : undefined
    case 'weapon':
    case 'answer':
      return top?.type === 'retaliation' || top?.type === 'answer' ? at(top.by, move.weapon) : undefined
    default:
      return undefined
  }
}

/** The chance of the next flip of a move; nothing where none is flipped. */
export function oddsFor(move: Move, view: View): Odds | undefined {
  if (move.type === 'jolly_roger' || move.type === 'navigator')
    return move.use ? oddsOf(CARDS[move.type].flip ?? '', view) : undefined
  const by = actor(move, view)
  if (!by) return undefined
  return oddsOf(by.weapon ? weaponHits(view, by.unit, by.weapon) : flipHits(view, by.unit), view)
}

/** What a card does, without the full stop of its last sentence. */
const effects = (card: CardName): readonly string[] =>
  CARDS[card].abilities.map((ability) => abilityWords[ability].replace(/\.$/, ''))

const arm = (weapon: WeaponName): string => weaponTitles[weapon].toLowerCase()

/** What a move would do, before it is made. */
export function sentenceOf(move: Move, view: View, seats: Seats): string {
  const odds = oddsFor(move, view)
  const verb = move.type === 'jolly_roger' || move.type === 'navigator' ? 'save' : 'hit'
  const chance = odds ? `: ${odds.hits} of ${odds.of} cards ${verb}, ${percent(odds)}` : ''
  return `${whatItDoes(move, view, seats)}${chance}.`
}

function whatItDoes(move: Move, view: View, seats: Seats): string {
  const unit = (id: number) => unitWords(view, seats, id)
  const by = (one: string, many: string) => ('by' in move ? does(view, seats, move.by, one, many) : '')
  switch (move.type) {
    case 'party':
      return 'Sail with this party'
    case 'play':
      return [`Play the ${titleOf(move.card)}`, ...effects(move.card)].join('. ')
    case 'shoot': {
      const at = move.target === undefined ? `${whose(seats, move.hold ?? 0)} hold` : unit(move.target)
      return `${by('shoots', 'shoot')} the ${arm(move.weapon)} at ${at}`
    }
    case 'charge':
      return `${by('charges', 'charge')} ${unit(move.target)} with the ${arm(move.weapon)}`
    case 'strike': {
      const foe = unitAt(view, move.by)?.foe
      return `${by('strikes', 'strike')} at ${foe ? unit(foe) : 'the foe'} with the ${arm(move.weapon)}`
    }
    case 'ransack':
      return `${by('ransacks', 'ransack')} ${whose(seats, move.hold)} hold`
    case 'recruit':
      return `${by('recruits', 'recruit')} a Pirate`
    case 'rally':
      return `${atStart(unit(move.by))}: ${unit(move.unit)} may attack again`
    case 'search':
      return `Take the ${titleOf(move.card)} from your locker into your hold`
    case 'end':
      return 'End your turn'
    case 'aim':
      return `The next shot at ${unit(move.target)}`
    case 'grenade':
      return `A grenade at ${unit(move.target)}`
    case 'stop':
      return 'Leave the remaining shots'
    case 'stand':
      return `Stand and shoot with the ${arm(move.weapon)}, and strike back no more this turn`
    case 'await':
      return 'Await the charge, and strike back in melee'
    case 'weapon':
      return `Strike back with the ${arm(move.weapon)}`
    case 'answer':
      return `Retaliate with the ${arm(move.weapon)}`
    case 'decline':
      return 'Do not retaliate'
    case 'jolly_roger':
      return move.use ? 'Play a Jolly Roger to save the card' : 'Take the hit without a Jolly Roger'
    case 'navigator':
      return move.use ? 'Show your Navigator to save the hold' : 'Take the hit without a Navigator'
  }
}

/** A card in play as the subject of a sentence, with its verb: "Your Rogue charges", "Your Raiders charge". */
function does(view: View, seats: Seats, id: number, one: string, many: string): string {
  const unit = unitAt(view, id)
  return `${atStart(unitWords(view, seats, id))} ${unit ? verbFor(unit.card, one, many) : one}`
}

/** A move on a button of its own. */
export function buttonWords(move: Move): string {
  switch (move.type) {
    case 'end':
      return 'End turn'
    case 'stop':
      return 'No more shots'
    case 'stand':
      return `Stand and shoot: ${arm(move.weapon)}`
    case 'await':
      return 'Await the charge'
    case 'weapon':
      return `Strike back: ${arm(move.weapon)}`
    case 'answer':
      return `Retaliate: ${arm(move.weapon)}`
    case 'decline':
      return 'Let it be'
    case 'jolly_roger':
      return move.use ? 'Jolly Roger!' : 'Take the hit'
    case 'navigator':
      return move.use ? 'Show the Navigator' : 'Take the hit'
    default:
      return ''
  }
}

/** What is going on, where something is being resolved. */
export function situation(view: View, seats: Seats): string | undefined {
  const top = view.stack.at(-1)
  const unit = (id: number) => unitWords(view, seats, id)
  switch (top?.type) {
    case 'charge':
      return `${does(view, seats, top.by, 'charges', 'charge')} ${unit(top.target)} with the ${arm(top.weapon)}.`
    case 'attack':
      return `${atStart(unit(top.by))}: ${arm(top.weapon)}, ${top.shots} ${top.shots === 1 ? 'flip' : 'flips'} left.`
    case 'hit':
      if (top.unit !== null) return `${does(view, seats, top.unit, 'is', 'are')} hit.`
      return top.card
        ? `${atStart(pieceWords(seats, { card: top.card, seat: top.seat }))} ${verbFor(top.card, 'is', 'are')} hit in the hold.`
        : `${atStart(whose(seats, top.seat))} hold is hit.`
    case 'retaliation':
    case 'answer':
      return `${atStart(unit(top.by))} may strike back at ${unit(top.at)}.`
    case 'search':
      return `${atStart(unit(top.by))}: any card of your locker for your hold.`
    default:
      return undefined
  }
}

/** Why the turn cannot end yet (R13, R20); nothing if it can, as far as the table tells. */
export function whyNotEnd(view: View, mySeat: number): string {
  const { turn, own, units } = view
  const bound = units.find((unit) => unit.seat === mySeat && mustFight(view, unit))
  if (!turn.any && own && own.hold.length > 0) return 'Play a card before your turn ends.'
  return bound ? `Your ${titleOf(bound.card)} must strike before your turn ends.` : ''
}

const flipWords: Readonly<Record<Flip['what'], string>> = {
  attack: 'attack',
  ability: 'ability',
  evade: 'evade',
  fortify: 'fortify',
  jolly_roger: 'Jolly Roger',
  navigator: 'Navigator',
}

/** Whose flip it was, and for what: "Your Pirate, pistol at Bob’s Rogue". */
export function flipFor({ by, what, weapon, target, hold }: Flip, seats: Seats): string {
  const does = weapon ? arm(weapon) : flipWords[what]
  const at =
    what !== 'attack' && what !== 'ability'
      ? ''
      : target
        ? ` at ${pieceWords(seats, target)}`
        : hold === null
          ? ''
          : ` at ${whose(seats, hold)} hold`
  return `${atStart(pieceWords(seats, by))}, ${does}${at}`
}

/** How a flip ended. */
export const flipEnd = ({ what, hit }: Flip): string =>
  what === 'attack' || what === 'ability' ? (hit ? 'hit' : 'miss') : hit ? 'saved' : 'in vain'

/** A card in play, all of it, for whoever cannot see it. */
export function unitStanding(view: View, seats: Seats, unit: Unit): string {
  const { hp } = CARDS[unit.card]
  const foes = view.units.filter(({ id, foe }) => unit.foe === id || foe === unit.id)
  return [
    atStart(pieceWords(seats, unit)),
    `${hp - unit.damage} of ${hp} hit points`,
    ...(foes.length > 0 ? [`in melee with ${foes.map((foe) => pieceWords(seats, foe)).join(' and ')}`] : []),
    ...(isUsed(view, unit) ? ['used'] : []),
    ...(extraOf(view, unit) > 0 ? [`${extraOf(view, unit)} more attack`] : []),
  ].join(', ')
}

/** Whether the card has done all it may in its owner's turn. */
export const isUsed = ({ onTurn }: View, unit: Unit): boolean => unit.seat === onTurn && !hasUse(unit)

/** Attacks besides the regular one that are still to be had. */
export const extraOf = ({ onTurn }: View, { seat, used, extra }: Unit): number =>
  seat === onTurn ? Math.min(extra, Math.max(0, extra + 1 - used)) : 0
