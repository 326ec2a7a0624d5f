import {
  type CardName,
  type Flip,
  type Frame,
  type Move,
  NAMES,
  type Own,
  type Piece,
  type Unit,
  type View,
  WEAPONS,
  type WeaponName,
} from '@marque/rules/raiding-parties/facts'
import { attempt, either, list, nullable, number, object, oneOf, type Shape, text, truth } from '@/shape'

export type { CardName, Flip, Frame, Move, Piece, Unit, View, WeaponName }

// The same shapes as the rules publish; their types hold the two together.

const card: Shape<CardName> = oneOf(...NAMES)
const cards = list(card)
const seat = nullable(number)
const weapon: Shape<WeaponName> = oneOf(...WEAPONS)

const move: Shape<Move> = either(
  object({ type: oneOf('party'), fleet: cards, cards, tricks: cards }),
  object({ type: oneOf('play'), card }),
  object({ type: oneOf('shoot'), by: number, weapon }, { target: number, hold: number }),
  object({ type: oneOf('charge'), by: number, weapon, target: number }),
  object({ type: oneOf('strike'), by: number, weapon }),
  object({ type: oneOf('ransack'), by: number, hold: number }),
  object({ type: oneOf('recruit'), by: number }),
  object({ type: oneOf('rally'), by: number, unit: number }),
  object({ type: oneOf('search'), by: number, card }),
  object({ type: oneOf('aim', 'grenade'), target: number }),
  object({ type: oneOf('stand', 'weapon', 'answer'), weapon }),
  object({ type: oneOf('jolly_roger', 'navigator'), use: truth }),
  object({ type: oneOf('end', 'stop', 'await', 'decline') }),
)

export const readMove = (json: unknown): Move | undefined => attempt(move, json)

const unit: Shape<Unit> = object({
  id: number,
  card,
  seat: number,
  damage: number,
  made: truth,
  foe: seat,
  fresh: truth,
  used: number,
  extra: number,
  fought: truth,
  flipped: truth,
  spent: truth,
  answer: oneOf('ready', 'given', 'stood'),
})

const piece: Shape<Piece> = object({ id: seat, card, seat: number })

const flip: Shape<Flip> = object({
  by: piece,
  what: oneOf('attack', 'ability', 'evade', 'fortify', 'jolly_roger', 'navigator'),
  weapon: nullable(weapon),
  target: nullable(piece),
  hold: seat,
  hits: text,
  playing: text,
  hit: truth,
})

const ids = list(number)

const frame: Shape<Frame> = either(
  object({
    type: oneOf('attack'),
    by: number,
    seat: number,
    weapon,
    why: oneOf('own', 'stand', 'retaliation', 'answer', 'grenades'),
    shots: number,
    target: seat,
    hold: seat,
    struck: ids,
    only: truth,
    thrown: ids,
    chain: number,
    answered: ids,
  }),
  object({
    type: oneOf('hit'),
    seat: number,
    unit: seat,
    card: nullable(card),
    harm: oneOf('wound', 'cannon', 'destroy'),
    step: oneOf('navigator', 'draw', 'evade', 'fortify', 'jolly_roger', 'harm'),
  }),
  object({ type: oneOf('charge'), by: number, target: number, weapon, step: oneOf('declared', 'arriving') }),
  object({
    type: oneOf('retaliation', 'answer'),
    by: number,
    seat: number,
    at: number,
    form: oneOf('shot', 'melee'),
    chain: number,
    answered: ids,
  }),
  object({ type: oneOf('search'), by: number, seat: number }),
)

const own: Shape<Own> = object({ party: nullable(cards), hold: cards, locker: cards })

/** Reads the table as the API sends it; throws if it is not one. */
export const readView: Shape<View> = object(
  {
    gold: number,
    reactions: oneOf('standing_orders', 'asked_each_time'),
    phase: oneOf('parties', 'play', 'over'),
    players: list(object({ hasParty: truth, hold: number, locker: number, djl: cards, gone: truth })),
    units: list(unit),
    made: number,
    pile: text,
    first: number,
    onTurn: number,
    round: number,
    turn: object({ any: truth, regular: truth, bonus: truth, chain: truth }),
    stirred: truth,
    quiet: number,
    out: ids,
    stack: list(frame),
    asks: number,
    latest: list(flip),
    ended: nullable(object({ how: oneOf('victory', 'stalemate', 'rounds'), ranking: ids })),
  },
  { own },
)
