import { z } from 'zod'
import { choice } from '../forms.js'
import { NAMES } from './cards.js'
import { WEAPONS } from './sheet.js'

export const card = z.enum(NAMES).describe('A card of Raiding Parties, such as "pirate_chief"')
export const weapon = z.enum(WEAPONS).describe('A weapon, such as "boarding_axe"')

const reactions = z
  .union([
    choice(
      'standing_orders',
      'Standing orders',
      'Your standing orders answer for you at once, and nobody waits',
    ),
    choice(
      'asked_each_time',
      'Asked each time',
      'Whoever is hit and has cards in his hold is asked before play goes on',
    ),
  ])
  .describe('How a card is played out of a hold when one of yours is hit')

/** R1, A46. */
export const options = z.strictObject({
  gold: z
    .union([
      choice(20, '20 gold', 'A quick brawl, without Ships or Forts'),
      choice(30, '30 gold', 'One Ship or one Fort at the most'),
      choice(40, '40 gold', 'A long battle, with two Ships or Forts at the most'),
    ])
    .describe('What each captain may spend on his party')
    .default(30),
  reactions: reactions.default('standing_orders'),
})
export type Options = Readonly<z.infer<typeof options>>

/** When a hidden card is to be shown. */
const when = (dying: string, worth: string) =>
  z.union([
    choice('never', 'Never', 'It stays where it is'),
    choice('dying', 'To save a life', dying),
    choice('worth', 'To save gold', worth),
    choice('always', 'Always', 'At every hit'),
  ])
export type When = z.infer<ReturnType<typeof when>>

/** Who answers what is asked out of turn. */
const ask = (auto: string) =>
  z.union([
    choice('ask', 'Ask me', 'You choose each time, and play waits for you'),
    choice('auto', 'At once', auto),
  ])

/** A46, D8, D9, D12–D14. */
export const orders = z.strictObject({
  jollyRoger: when('If your card would die', 'If your card costs so much gold or more, see below')
    .meta({
      title: 'Jolly Roger',
      description: 'When a Jolly Roger of yours is played for a card that is hit',
    })
    .default('dying'),
  navigator: when(
    'If a card of your hold could die',
    'If the cards of your hold cost so much gold on average, see below',
  )
    .describe('When a Navigator of yours is shown as your hold is hit')
    .default('dying'),
  worth: z
    .number()
    .int()
    .min(0)
    .max(8)
    .meta({
      title: 'Gold worth saving',
      description: 'The least, where a Jolly Roger or a Navigator is to save gold',
    })
    .default(3),
  standAndShoot: ask('Whatever promises more is done: to stand and shoot, or to await and strike back')
    .meta({ title: 'When charged', description: 'What your card does when somebody charges it' })
    .default('ask'),
  retaliation: ask('The weapon that promises most')
    .meta({
      title: 'Striking back',
      description: 'Which weapon strikes back for you in melee, where there are several',
    })
    .default('auto'),
  answers: ask('They do, with the weapon that promises most')
    .meta({ title: 'Retaliate', description: 'Whether those of your cards that Retaliate do so' })
    .default('auto'),
  grenades: ask('They fly at whoever is nearest to death')
    .describe('Whom grenades are thrown at when your Scalawag has evaded')
    .default('auto'),
})
export type Orders = Readonly<z.infer<typeof orders>>

const count = z.number().int().min(0)
const seat = z.number().int().min(0).max(3)
const unitId = z.number().int().min(1)
const by = unitId.describe('Your card in play, by its number')
const target = unitId.describe('A card in play, by its number')
const hold = seat.describe('The seat whose hold it is')
const plain = <T extends string>(type: T, about: string) =>
  z.strictObject({ type: z.literal(type) }).describe(about)

const shots = [
  z.strictObject({ type: z.literal('shoot'), by, weapon, target }).describe('Shoot at a card in play'),
  z.strictObject({ type: z.literal('shoot'), by, weapon, hold }).describe('Shoot a cannon at a hold'),
] as const
const others = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('party'),
      fleet: z.array(card).max(2).describe('Ships and Forts, in the order of the card list'),
      cards: z.array(card).max(40).describe('Crew and Lands, repeats as you like'),
      tricks: z.array(card).max(20).describe('One timers, repeats as you like'),
    })
    .describe('Choose your party'),
  z.strictObject({ type: z.literal('play'), card }).describe('Play a card from your hold'),
  z
    .strictObject({ type: z.literal('charge'), by, weapon, target })
    .describe('Charge an enemy card and fight it in melee'),
  z.strictObject({ type: z.literal('strike'), by, weapon }).describe('Attack in a melee already joined'),
  z
    .strictObject({ type: z.literal('ransack'), by, hold })
    .describe('Hit the deck with a Rogue, to destroy a random card of a hold'),
  z
    .strictObject({ type: z.literal('recruit'), by })
    .describe('Hit the deck with a Pirate Fort, to make a Pirate'),
  z.strictObject({ type: z.literal('rally'), by, unit: by }).describe('Let one of your crew attack again'),
  z
    .strictObject({ type: z.literal('search'), by, card })
    .describe('Take a card from your locker into your hold'),
  plain('end', 'End your turn'),
  z
    .strictObject({ type: z.literal('aim'), target })
    .describe('Another shot of the same attack, at this card'),
  plain('stop', 'Leave the remaining shots'),
  z
    .strictObject({ type: z.literal('stand'), weapon })
    .describe('Stand and Shoot at whoever charges, with this weapon'),
  plain('await', 'Await the charge and retaliate in melee'),
  z.strictObject({ type: z.literal('weapon'), weapon }).describe('Strike back with this weapon'),
  z.strictObject({ type: z.literal('answer'), weapon }).describe('Retaliate by ability, with this weapon'),
  plain('decline', 'Do not retaliate'),
  z
    .strictObject({ type: z.literal('jolly_roger'), use: z.boolean() })
    .describe('Whether to play a Jolly Roger for the card that is hit'),
  z
    .strictObject({ type: z.literal('navigator'), use: z.boolean() })
    .describe('Whether to show a Navigator as your hold is hit'),
  z.strictObject({ type: z.literal('grenade'), target }).describe('Throw a grenade at this card'),
])

type Shot = {
  type: 'shoot'
  by: number
  weapon: z.infer<typeof weapon>
  /** One of the two, and not both. */
  target?: number
  hold?: number
}
export type Move = z.infer<typeof others> | Shot
export const move: z.ZodType<Move> = z.union([others, ...shots])

const unit = z.strictObject({
  id: unitId,
  card,
  seat,
  damage: count,
  made: z.boolean().describe('Came from outside the parties; leaves the game when it dies (A16)'),
  foe: unitId
    .nullable()
    .describe('Whom it fights in melee. A boarded Ship, Fort or Land has none; its boarders name it'),
  fresh: z.boolean().describe('Came into play in this turn of its owner'),
  used: count.describe('Attacks and flip-abilities in this turn of its owner'),
  extra: count.describe('Attacks besides the regular one that this turn gave it (R56)'),
  fought: z.boolean().describe('Made a melee attack in this turn of its owner (R20)'),
  flipped: z.boolean().describe('Used its flip-ability in this turn'),
  spent: z.boolean().describe('Used its ability without a flip in this turn'),
  answer: z
    .enum(['ready', 'given', 'stood'])
    .describe('Whether it may still retaliate in this turn: ready; given in this melee; stood and shot'),
})
/** A card in play. */
export type Unit = z.infer<typeof unit>

const piece = z.strictObject({ id: unitId.nullable().describe('null: in a hold'), card, seat })
/** A card that is spoken of, in play or in a hold. */
export type Piece = Readonly<z.infer<typeof piece>>

const flip = z.strictObject({
  by: piece.describe('The card that hit the deck'),
  what: z.enum(['attack', 'ability', 'evade', 'fortify', 'jolly_roger', 'navigator']),
  weapon: weapon.nullable(),
  target: piece.nullable(),
  hold: seat.nullable().describe('The seat whose hold was the target'),
  hits: z.string().describe('What was a hit: suits S H D C, ranks A K Q J'),
  playing: z.string().length(1).describe('The playing card, as a letter'),
  hit: z.boolean(),
})
/** A playing card that was turned up. */
export type Flip = Readonly<z.infer<typeof flip>>

const ids = z.array(unitId)

const attack = z.strictObject({
  type: z.literal('attack'),
  by: unitId,
  seat,
  weapon,
  why: z.enum(['own', 'stand', 'retaliation', 'answer', 'grenades']),
  shots: count.describe('Flips still to come, this one included'),
  target: unitId.nullable().describe('Whom the next flip is for'),
  hold: seat.nullable().describe('Whose hold the next flip is for'),
  struck: ids.describe('Everyone who was a target so far'),
  only: z.boolean().describe('The first target must be the only one (R28, A20, A35)'),
  thrown: ids.describe('Scalawags that threw grenades because of this attack (A44)'),
  chain: z.number().int().min(1).describe('How long the chain of blow and counterblow is (A39)'),
  answered: ids.describe('Cards whose Retaliate ability is part of the chain (A39)'),
})
/** An attack, flip by flip. */
export type AttackFrame = z.infer<typeof attack>

const hit = z.strictObject({
  type: z.literal('hit'),
  seat: seat.describe('Whose card is hit'),
  unit: unitId.nullable().describe('The card, if it is in play'),
  card: card.nullable().describe('The card; null while it is one in a hold, and nobody knows which'),
  harm: z.enum(['wound', 'cannon', 'destroy']),
  step: z.enum(['navigator', 'draw', 'evade', 'fortify', 'jolly_roger', 'harm']),
})
/** A hit that stands, until something saves the card. */
export type HitFrame = z.infer<typeof hit>

const charge = z.strictObject({
  type: z.literal('charge'),
  by: unitId,
  target: unitId,
  weapon,
  step: z.enum(['declared', 'arriving']),
})
/** A charge, before the melee attack. */
export type ChargeFrame = z.infer<typeof charge>

const counter = z.strictObject({
  type: z.enum(['retaliation', 'answer']),
  by: unitId,
  seat,
  at: unitId,
  form: z.enum(['shot', 'melee']),
  chain: z.number().int().min(1),
  answered: ids,
})
/** A counter-attack that is due: in melee (R41, R49), or by the Retaliate ability (R55). */
export type CounterFrame = z.infer<typeof counter>

const search = z.strictObject({ type: z.literal('search'), by: unitId, seat })
/** A card that came out of a hold searches its owner's locker (A54). */
export type SearchFrame = z.infer<typeof search>

const frame = z.discriminatedUnion('type', [attack, hit, charge, counter, search])
/** Something that is being resolved. */
export type Frame = z.infer<typeof frame>

const cards = z.array(card)

const player = z.strictObject({
  party: cards.nullable().describe('null until it is chosen'),
  hold: cards,
  locker: cards.describe('In no order: a card is drawn from it by chance'),
  djl: cards.describe('Davy Jones Locker, in the order of dying'),
  gone: z.boolean().describe('Left the match; hold and locker lie aside'),
})
export type Player = Readonly<z.infer<typeof player>>

const turn = z.strictObject({
  any: z.boolean().describe('A card was played (R13)'),
  regular: z.boolean().describe('The card for the turn was played (R14)'),
  bonus: z.boolean().describe('The one card that may be played besides was played (R59)'),
  chain: z.boolean().describe('More of the kind that chains may be played (R59)'),
})
export type Turn = Readonly<z.infer<typeof turn>>

const ended = z.strictObject({
  how: z.enum(['victory', 'stalemate', 'rounds']),
  ranking: z.array(z.number().int().min(1)),
})

const playing = z.string().regex(/^[A-Za-z]*$/)

export const state = z.strictObject({
  gold: z.number().int(),
  reactions,
  phase: z.enum(['parties', 'play', 'over']),
  players: z.array(player),
  /** In play, by number. */
  units: z.array(unit),
  made: count.describe('How many cards have come into play so far; the last number given'),
  /** Playing cards, a letter each. The deck is in no order: a card is drawn from it by chance. */
  deck: playing,
  pile: playing.describe('Turned up, the latest last'),
  first: seat.describe('Who had the first turn'),
  onTurn: seat,
  round: count,
  turn,
  stirred: z.boolean().describe('A card was flipped, drawn or played in this round (A12)'),
  quiet: count.describe('Rounds in a row in which nothing stirred'),
  out: z.array(seat).describe('Who is beaten or left, in that order'),
  /** What is being resolved, the innermost last. */
  stack: z.array(frame),
  asks: count.describe('Actions so far; numbers the decisions'),
  latest: z.array(flip).describe('Flips since the latest action of a turn'),
  ended: ended.nullable(),
})
/** A state that is being worked on. */
export type Work = z.infer<typeof state>
export type State = Readonly<Work>
