import type { Refusal } from '../game.js'
import { pool } from './armadas.js'
import type { Ask } from './asks.js'
import { ableToFace } from './challenge.js'
import { heroAt, heroOf } from './heroes.js'
import { facesTo } from './legal.js'
import { dieOf, onTurn, sideAt, sittingOut } from './table.js'
import type { Move, State } from './types.js'
import { spotsOf, takenBy, takes, useOf } from './zones.js'

export const refuse = (code: string, reason: string): Refusal => ({ ok: false, code, reason })

/** Why a move is no answer to what is asked, and what would be; `undefined` where it is one. */
export function objectionTo(state: State, ask: Ask, move: Move): Refusal | undefined {
  switch (move.type) {
    case 'armada':
      return ask.what === 'armada' ? armadaObjection(state, ask.seat, move) : notAsked(ask)
    case 'draft':
      return ask.what === 'draft' ? draftObjection(state, move) : notAsked(ask)
    case 'place':
      return ask.what === 'place' ? placeObjection(state, move) : notAsked(ask)
    case 'reroll':
    case 'turn':
      return ask.what === 'place' ? useObjection(state, move) : notAsked(ask)
    case 'done':
      return ask.what === 'place' ? undefined : notAsked(ask)
    case 'order':
      return ask.what === 'order' ? orderObjection(state, move) : notAsked(ask)
    case 'face':
      return ask.what === 'face' ? faceObjection(state, move) : notAsked(ask)
    case 'again':
      return ask.what === 'again' ? undefined : notAsked(ask)
  }
}

type Of<T extends Move['type']> = Extract<Move, { type: T }>

const ANSWERS: Readonly<Record<Ask['what'], string>> = {
  armada: 'Choose your armada first.',
  draft: 'Take a hero into your armada first.',
  place: 'Place a die, use the text of a card, or be done.',
  order: 'Say in which order your challenges are played.',
  face: 'Choose the hero who faces the challenge.',
  again: 'Say whether your hero rolls once more.',
}

const notAsked = ({ what }: Ask): Refusal => refuse('not_asked', ANSWERS[what])

function armadaObjection(state: State, seat: number, { heroes }: Of<'armada'>): Refusal | undefined {
  if (state.armadas === 'dealt') {
    const { armada } = sideAt(state, seat)
    const isIt = heroes.length === armada.length && heroes.every((hero, slot) => hero === armada[slot])
    return isIt ? undefined : refuse('dealt', 'Your heroes were dealt: set sail with them as they are.')
  }
  if (heroes.length !== state.heroes) {
    return refuse('wrong_count', `An armada here has ${state.heroes} heroes: choose so many.`)
  }
  return new Set(heroes).size === heroes.length
    ? undefined
    : refuse('twice', 'Choose each hero once: nobody sails twice in one armada.')
}

const draftObjection = (state: State, { hero }: Of<'draft'>): Refusal | undefined =>
  pool(state).includes(hero)
    ? undefined
    : refuse('taken', `${heroOf(hero).title} has signed on already: take somebody else.`)

function placeObjection(state: State, move: Of<'place'>): Refusal | undefined {
  const { armada, dice } = sideAt(state, onTurn(state))
  const die = dieOf(dice, move.die)
  if (!die) return refuse('no_such_die', 'Place one of the dice that you rolled.')
  if (die.on) return refuse('placed', 'This die lies where it lies: place another one, or be done.')
  const out = sittingOut(state)
  if (out.includes(move.hero)) return refuse('sits_out', 'This card sits out: place the die on another one.')
  const spot = spotsOf(armada, state.round, out).find(
    ({ hero, zone }) => hero === move.hero && zone === move.zone,
  )
  if (!spot) {
    const kind = armada[move.hero] && heroAt(armada, move.hero).zones[move.zone]?.kind
    return kind
      ? refuse('wrong_round', `This is a zone for the other round: you ${state.round} now.`)
      : refuse('no_such_zone', 'Place the die in a zone of one of your cards.')
  }
  if (takenBy(dice) & spot.bit) return refuse('zone_taken', 'A zone holds one die: choose a free one.')
  return takes(spot, die)
    ? undefined
    : refuse('does_not_fit', 'The die does not fit here: choose a zone that lights up.')
}

function useObjection(state: State, move: Of<'reroll' | 'turn'>): Refusal | undefined {
  const { armada, dice } = sideAt(state, onTurn(state))
  const earned = state.earned.find(({ hero }) => hero === move.by)
  if (!earned) return refuse('not_earned', 'Place a die that earns a card’s text before you use it.')
  if (earned.used) return refuse('used', 'The text of this card is used up for this round.')
  const use = useOf(heroAt(armada, move.by))
  if (use?.type !== move.type) {
    return refuse(
      'other_text',
      use?.type === 'turn' ? 'This card turns a die.' : 'This card rolls a die again.',
    )
  }
  const die = dieOf(dice, move.die)
  if (!die) return refuse('no_such_die', 'Choose one of the dice that you rolled.')
  if (die.on) return refuse('placed', 'This die lies where it lies: choose one that is not placed.')
  if (move.type === 'reroll' || use.type === 'reroll') return undefined
  const faces = facesTo(use, die.face)
  return faces.includes(move.face)
    ? undefined
    : refuse('wrong_face', `The die can be turned to ${faces.join(' or ')}.`)
}

function orderObjection({ challenges }: State, move: Of<'order'>): Refusal | undefined {
  const isOrder =
    move.challenges.length === challenges.length && challenges.every((card) => move.challenges.includes(card))
  return isOrder ? undefined : refuse('no_order', 'Name each of your challenges once, the first one first.')
}

const faceObjection = (state: State, { hero }: Of<'face'>): Refusal | undefined =>
  ableToFace(state).includes(hero)
    ? undefined
    : refuse('cannot_face', 'Choose a hero who has not failed and does not sit out.')
