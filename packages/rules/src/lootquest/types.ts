import { z } from 'zod'
import { choice } from '../forms.js'
import { heroOf, MOST_HEROES, NAMES } from './heroes.js'

export const hero = z.enum(NAMES).describe('A hero of LootQuest, such as "barnacle_bess"')

/** R1–R3, A3, A32. */
export const options = z.strictObject({
  goal: z
    .union([
      choice(3, '3 LOOT', 'A quick match'),
      choice(5, '5 LOOT', 'A middling one'),
      choice(10, '10 LOOT', 'A long one'),
    ])
    .describe('Whoever has so much LOOT first has won')
    .default(5),
  heroes: z
    .number()
    .int()
    .min(1)
    .max(MOST_HEROES)
    .describe('Heroes a side: one to five, and two or three play best')
    .default(3),
  armadas: z
    .union([
      choice('secret_choice', 'Secret choice', 'Both choose among all heroes, and show them together'),
      choice('draft', 'Draft', 'Heroes are taken in turn, and each is there once'),
      choice('dealt', 'Dealt', 'Chance deals them, and each is there once'),
    ])
    .describe('How the heroes come into the armadas')
    .default('secret_choice'),
  first: z
    .enum(['lots_are_drawn', 'first_seat_begins', 'second_seat_begins'])
    .describe('Who loots first')
    .default('lots_are_drawn'),
})
export type Options = Readonly<z.infer<typeof options>>

/** R18, D4, D6. */
export const orders = z.strictObject({
  champion: z
    .union([
      choice('none', 'Nobody', 'What is said below holds for every challenge'),
      ...NAMES.map((name) => choice(name, heroOf(name).title, `Its die is ${heroOf(name).colour}`)),
    ])
    .describe('The hero that faces a challenge for you whenever it may')
    .default('none'),
  challenges: z
    .union([
      choice('ask', 'Ask me', 'You choose each time, and play waits for you'),
      choice('best_odds', 'Best odds', 'Whoever fails least often'),
      choice('least_missed', 'Least missed', 'Whoever your barge would miss least, weighed with the odds'),
    ])
    .describe('Who faces a challenge if no champion does')
    .default('ask'),
  second_roll: z
    .union([
      choice('auto', 'Roll again', 'At once, whenever the first roll has failed'),
      choice('ask', 'Ask me', 'You say each time, and play waits for you'),
    ])
    .describe('Whether a hero that may roll once more in a challenge does so for you')
    .default('auto'),
})
export type Orders = Readonly<z.infer<typeof orders>>

const slot = z
  .number()
  .int()
  .min(0)
  .max(MOST_HEROES - 1)
const seat = z.number().int().min(0).max(1)
const face = z.number().int().min(1).max(6)
const count = z.number().int().min(0)
const die = slot.describe('One of your dice, by its hero’s place in your armada, from 0')
const card = slot.describe('One of your heroes, by its place in your armada, from 0')

export const move = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('armada'), heroes: z.array(hero) }).describe('Choose your armada'),
  z.strictObject({ type: z.literal('draft'), hero }).describe('Take this hero into your armada'),
  z
    .strictObject({
      type: z.literal('place'),
      die,
      hero: card,
      zone: z.number().int().min(0).max(5).describe('The zone, by its place on the card, from 0'),
    })
    .describe('Place a die'),
  z
    .strictObject({ type: z.literal('reroll'), by: card, die })
    .describe('Use the text of a card: roll this die again'),
  z
    .strictObject({ type: z.literal('turn'), by: card, die, face })
    .describe('Use the text of a card: turn this die to a face'),
  z.strictObject({ type: z.literal('done') }).describe('Leave your dice as they lie'),
  z
    .strictObject({ type: z.literal('order'), challenges: z.array(card) })
    .describe('Say in which order your challenges are played, by the cards that challenge'),
  z.strictObject({ type: z.literal('face'), hero: card }).describe('Let this hero face the challenge'),
  z
    .strictObject({ type: z.literal('again'), roll: z.boolean() })
    .describe('Whether the hero that faces the challenge rolls once more'),
])
export type Move = Readonly<z.infer<typeof move>>

const rolled = z.strictObject({
  hero: slot,
  face,
  on: z.strictObject({ hero: slot, zone: count }).nullable().describe('Where it lies; null: not placed'),
})
/** A die of the round, as it lies. */
export type Die = Readonly<z.infer<typeof rolled>>

const gain = z.strictObject({ hero: slot, used: z.boolean() })
/** A text that was earned in this round and can be used, or was (A9). */
export type Earned = Readonly<z.infer<typeof gain>>

const faced = z.strictObject({
  by: slot.describe('The card that challenged'),
  against: face.nullable().describe('What the challenger rolled, in a race'),
  ok: z.boolean().describe('Whether the hero held'),
})
/** How a roll of whoever faced a challenge ended (R18, R20). */
export type Faced = Readonly<z.infer<typeof faced>>

const roll = z.strictObject({
  turn: count,
  seat,
  why: z.enum(['loot', 'barge', 'reroll', 'challenge']),
  dice: z.array(z.strictObject({ hero: slot, face })),
  action: count.describe('Number of the action whose stream of chance it came from'),
  draw: count.describe('Place of its first draw in that stream, from 1'),
  faced: faced
    .nullable()
    .describe('Of a hero that faced a challenge; null: any other roll, a challenger’s in a race, too'),
})
/** Dice that were rolled, and what proves them. */
export type Roll = Readonly<z.infer<typeof roll>>

const side = z.strictObject({
  armada: z.array(hero).max(MOST_HEROES),
  total: count.describe('LOOT so far'),
  out: z.array(slot).describe('Heroes that sit out the next barge round of this side, or the one now played'),
  dice: z.array(rolled).describe('Of this side’s latest round'),
})
export type Side = Readonly<z.infer<typeof side>>

const duel = z.strictObject({
  hero: slot.describe('Who faces the challenge'),
  faces: z.array(face).describe('What it rolled'),
  against: face.nullable().describe('What the challenger rolled, in a race'),
})
/** A challenge that stopped to ask whether to roll once more. */
export type Duel = Readonly<z.infer<typeof duel>>

const result = z.strictObject({ turn: count, looter: seat, loot: count, barge: count, gained: count })
export type Result = Readonly<z.infer<typeof result>>

export const state = z.strictObject({
  goal: count,
  heroes: count,
  armadas: z.enum(['secret_choice', 'draft', 'dealt']),
  phase: z.enum(['armadas', 'draft', 'play', 'over']),
  first: seat.describe('Who loots first'),
  sealed: z
    .array(z.array(hero).nullable())
    .describe('Armadas chosen in secret, by seat, until they are shown'),
  sides: z.array(side),
  turn: count.describe('From 1; 0 before play'),
  looter: seat,
  round: z.enum(['loot', 'barge']).describe('Whose round it is: the looter’s or the barger’s'),
  step: z.enum(['place', 'order', 'face', 'again']),
  earned: z.array(gain),
  loot: count.describe('The looter’s score of this turn, once his round is done'),
  challenges: z.array(slot).describe('Cards whose challenges are still to be played, in their order'),
  duel: duel.nullable(),
  failed: z.array(slot).describe('Heroes that failed one of the challenges now played (R20)'),
  rolls: z.array(roll).describe('Of this turn and the one before'),
  latest: result.nullable().describe('How the turn before ended'),
  actions: count.describe('Moves played so far; part of a decision’s id'),
  ended: z
    .strictObject({ how: z.enum(['goal', 'time', 'sudden_death', 'draw']), winner: seat.nullable() })
    .nullable(),
})
/** A state while it is worked on. */
export type Work = z.infer<typeof state>
export type State = Readonly<Work>
