import type { Asked } from '../board'
import { type HeroName, type Move, readMove } from './view'

/** An answer and the decision that it answers. */
export type Play<M extends Move = Move> = { readonly decision: string; readonly move: M }

type Of<T extends Move['type']> = Play<Extract<Move, { type: T }>>

/** All that is open, by where on the table it is chosen. */
export type Plays = {
  readonly places: readonly Of<'place'>[]
  /** What earned texts may do, each to some of the dice. */
  readonly texts: readonly (Of<'reroll'> | Of<'turn'>)[]
  readonly done: Of<'done'> | undefined
  readonly orders: readonly Of<'order'>[]
  readonly faces: readonly Of<'face'>[]
  readonly again: readonly Of<'again'>[]
  readonly drafts: ReadonlyMap<HeroName, Of<'draft'>>
}

const isOf =
  <T extends Move['type']>(type: T) =>
  (play: Play): play is Of<T> =>
    play.move.type === type

/** Sorts all that is open; described choices are read where they are offered. */
export function playsOf(decisions: readonly Asked[]): Plays {
  const all = decisions.flatMap(({ id: decision, legal }) =>
    legal.flatMap((choice): Play[] => {
      const move = choice.picks ? undefined : readMove(choice.move)
      return move ? [{ decision, move }] : []
    }),
  )
  return {
    places: all.filter(isOf('place')),
    texts: all.filter((play) => isOf('reroll')(play) || isOf('turn')(play)),
    done: all.find(isOf('done')),
    orders: all.filter(isOf('order')),
    faces: all.filter(isOf('face')),
    again: all.filter(isOf('again')),
    drafts: new Map(all.filter(isOf('draft')).map((play) => [play.move.hero, play])),
  }
}

/** What is chosen so far on the way to a whole move: a die, and the card whose text is used on it. */
export type Draft = { readonly die: number | null; readonly by: number | null }

const NOTHING: Draft = { die: null, by: null }

/** The draft behind what is proposed: said by itself, or by the whole move. */
export function draftOf(json: unknown): Draft {
  const move = readMove(json)
  if (move?.type === 'place') return { die: move.die, by: null }
  if (move?.type === 'reroll' || move?.type === 'turn') return { die: move.die, by: move.by }
  if (move || typeof json !== 'object' || json === null) return NOTHING
  const figure = (value: unknown) => (typeof value === 'number' ? value : null)
  return {
    die: 'die' in json ? figure(json.die) : null,
    by: 'by' in json ? figure(json.by) : null,
  }
}

/** A zone by its card and its place on it, as marks on the page name it. */
export const zoneKey = (zone: { readonly hero: number; readonly zone: number }): string =>
  `${zone.hero}.${zone.zone}`

/** What is lit: zones, each with the play that tapping it means; dice, which go on to something; faces to turn to. */
export type Lit = {
  readonly zones: ReadonlyMap<string, Of<'place'>>
  readonly dice: ReadonlySet<number>
  readonly faces: readonly Of<'turn'>[]
}

/**
 * With nothing chosen, all dice that can do something; with a die, its zones and all dice that could be taken instead;
 * with a text, the dice on which it may be used, and then the faces.
 */
export function litBy(plays: Plays, { die, by }: Draft): Lit {
  const texts = plays.texts.filter(({ move }) => move.by === by)
  const faces = texts.filter(isOf('turn')).filter(({ move }) => move.die === die)
  if (by !== null) return { zones: new Map(), dice: new Set(texts.map(({ move }) => move.die)), faces }
  const places = plays.places.filter(({ move }) => move.die === die)
  return {
    zones: new Map(places.map((play) => [zoneKey(play.move), play])),
    dice: new Set(plays.places.map(({ move }) => move.die)),
    faces,
  }
}

/** Plays that put some die into this zone. */
export const intoZone = (plays: Plays, key: string): Plays['places'] =>
  plays.places.filter(({ move }) => zoneKey(move) === key)

/** Cards with a text that may be used now. */
export const usable = (plays: Plays): readonly number[] => [
  ...new Set(plays.texts.map(({ move }) => move.by)),
]

/** The order so far with one more card, or without it and those that came after it. */
export const orderWith = (order: readonly number[], card: number): readonly number[] =>
  order.includes(card) ? order.slice(0, order.indexOf(card)) : [...order, card]
