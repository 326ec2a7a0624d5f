import { type HeroName, heroAt, nameAt } from './heroes.js'
import type { Colour, Fit, Gain, Hero, Need, Round, Zone } from './sheet.js'
import type { Die, Move } from './types.js'

/** Whether a number is as a triangle or circle asks (R7, R25). */
export function meets({ shape, pips }: { shape: Need['shape']; pips: number }, number: number): boolean {
  switch (shape) {
    case 'up':
      return number >= pips
    case 'down':
      return number <= pips
    case 'exact':
      return number === pips
  }
}

/** Whether a die of this colour and face may lie in a zone, with nothing but the zone in play (R7). */
export const fits = (fit: Fit, colour: Colour, face: number): boolean =>
  (fit.colour === 'grey' || fit.colour === colour) && meets(fit, face)

/** An open zone of an armada. */
export type Spot = {
  /** The card's place in the armada. */
  readonly hero: number
  /** The zone's place on the card. */
  readonly zone: number
  readonly kind: Zone['kind']
  /** The zone's bit in a set of zones, see {@link takenBy}. */
  readonly bit: number
  /** For each die, by its hero's place: the faces that fit, a bit each. */
  readonly accepts: readonly number[]
  /** For each die: the move that places it here. */
  readonly choices: readonly { readonly move: Move }[]
}

/** Zones on a card at most: bits of an armada's zones fit into a number. */
const MOST_ZONES = 6

const bitOf = (hero: number, zone: number): number => 1 << (hero * MOST_ZONES + zone)

/** Whether the spot takes a die, if it is free. */
export const takes = (spot: Spot, { hero, face }: Pick<Die, 'hero' | 'face'>): boolean =>
  (((spot.accepts[hero] ?? 0) >> face) & 1) === 1

/** The zones that dice lie in, as a set of bits. */
export function takenBy(dice: readonly Die[]): number {
  let taken = 0
  for (const { on } of dice) if (on) taken |= bitOf(on.hero, on.zone)
  return taken
}

/** What fits where depends on the armada and on who sits out, and is asked for all the time: it is worked out once. */
const KNOWN = new WeakMap<readonly HeroName[], Map<number, readonly Spot[]>>()

/**
 * The zones of an armada that are open in a round: its own kind, power and challenge zones (A5, A6).
 *
 * @param out heroes that sit out: their cards are closed (A19). In loot rounds nobody sits out (R22)
 */
export function spotsOf(armada: readonly HeroName[], round: Round, out: readonly number[]): readonly Spot[] {
  let key = round === 'loot' ? 0 : 1
  for (const slot of out) key |= 2 << slot
  let known = KNOWN.get(armada)
  if (!known) {
    known = new Map()
    KNOWN.set(armada, known)
  }
  let spots = known.get(key)
  if (!spots) {
    spots = workOut(armada, round, out)
    known.set(key, spots)
  }
  return spots
}

function workOut(armada: readonly HeroName[], round: Round, out: readonly number[]): Spot[] {
  const other: Round = round === 'loot' ? 'barge' : 'loot'
  const dice = armada.map((_, die) => ({ colour: heroAt(armada, die).colour, more: higherBy(armada, die) }))
  const spots: Spot[] = []
  for (let hero = 0; hero < armada.length; hero++) {
    if (out.includes(hero)) continue
    const wide = isWider(armada, hero, out)
    for (const [zone, { kind, fit }] of heroAt(armada, hero).zones.entries()) {
      if (kind === other) continue
      spots.push({
        hero,
        zone,
        kind,
        bit: bitOf(hero, zone),
        accepts: dice.map(({ colour, more }) => facesFor(fit, colour, more, wide)),
        choices: dice.map((_, die) => ({ move: { type: 'place', die, hero, zone } })),
      })
    }
  }
  return spots
}

/** The faces of a die that a zone takes, a bit each: the die counts as `more`, and a wide circle takes one pip fewer. */
function facesFor(fit: Fit, colour: Colour, more: number, wide: boolean): number {
  let faces = 0
  for (let face = 1; face <= 6; face++) {
    const counts = Math.min(6, face + more)
    const isNext = wide && fit.shape === 'exact' && fits(fit, colour, counts + 1)
    if (isNext || fits(fit, colour, counts)) faces |= 1 << face
  }
  return faces
}

/** How much higher a die counts for placing, thanks to an ally in the armada (R27, A20). */
export function higherBy(armada: readonly HeroName[], die: number): number {
  let more = 0
  for (const power of heroAt(armada, die).powers) {
    if (power.type === 'ally' && power.gives.type === 'higher' && isIn(armada, power.hero)) {
      more += power.gives.by
    }
  }
  return more
}

/** Whether somebody in the armada, and not sitting out (A19), lets this card's circles take one pip fewer. */
function isWider(armada: readonly HeroName[], card: number, out: readonly number[]): boolean {
  const name: string = nameAt(armada, card)
  return armada.some(
    (_, slot) =>
      !out.includes(slot) &&
      heroAt(armada, slot).powers.some(
        (power) => power.type === 'ally' && power.gives.type === 'wider' && power.hero === name,
      ),
  )
}

/** Whether a hero is in the armada, sitting out or not (A20). */
export function isIn(armada: readonly HeroName[], hero: string): boolean {
  const names: readonly string[] = armada
  return names.includes(hero)
}

/** A text that its player uses himself, at a time of his choice. */
export type Use = Exclude<Gain, { type: 'score' }>

const asUse = (gain: Gain | undefined): Use | undefined => (gain?.type === 'score' ? undefined : gain)

/** The text of a card that its player can use once it is earned. No card has two of them. */
export function useOf({ zones, powers }: Hero): Use | undefined {
  for (const zone of zones) {
    const use = zone.kind === 'challenge' ? undefined : asUse(zone.gives)
    if (use) return use
  }
  for (const power of powers) {
    const use = power.type === 'cube' ? asUse(power.gives) : undefined
    if (use) return use
  }
  return undefined
}

/** Whether a die placed in a zone of a card earns the card's text (R8, R23, A10). */
export function earnsUse({ zones, powers }: Hero, at: number, colour: Colour): boolean {
  const zone = zones[at]
  if (!zone) return false
  if (zone.kind !== 'challenge' && asUse(zone.gives)) return true
  return powers.some(
    (power) =>
      power.type === 'cube' &&
      power.colour === colour &&
      (power.zone === undefined || power.zone === zone.kind) &&
      asUse(power.gives) !== undefined,
  )
}
