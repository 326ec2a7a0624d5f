import {
  type Gain,
  useOf as gainOf,
  type Hand,
  heroOf,
  type Need,
  type Power,
  type Task,
  type View,
  type Zone,
} from '@marque/rules/lootquest/facts'
import { gainWords, kindTitles, powerWords, titleFor, titleOf, zoneWords } from './text'
import type { HeroName } from './view'

/** Words where a sentence begins. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** "67 %", never broken between the lines. */
export const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`

/** The name of the hero in a place of a side's armada. */
export const heroAt = (view: View, seat: number, slot: number): HeroName | undefined =>
  view.sides[seat]?.armada[slot]

/** The title of the hero in a place of a side's armada. */
export function titleAt(view: View, seat: number, slot: number): string {
  const hero = heroAt(view, seat, slot)
  return hero ? titleOf(hero) : 'a hero'
}

/** What the text of a card lets its player do, once it is earned. */
export function gainAt(view: View, seat: number, slot: number): Gain | undefined {
  const hero = heroAt(view, seat, slot)
  return hero && gainOf(heroOf(hero))
}

const turns = { any: 'turn a die', neighbour: 'die ±1', opposite: 'flip a die' } as const

/** What a text gives in the fewest words: "+1 LOOT", "re-roll a die". */
export function gainShort(gain: Gain): string {
  if (gain.type === 'score') return gainWords(gain)
  return gain.type === 'reroll' ? 're-roll a die' : turns[gain.to]
}

const hands: Readonly<Record<Hand, string>> = {
  all_odd: 'all odd',
  all_even: 'all even',
  pair: 'a pair',
  all_different: 'all differ',
  run_of_three: '3 in a row',
}

/** "4+", "3−", "6": what a small mark has room for. */
const needShort = ({ shape, pips }: Omit<Need, 'pips'> & { readonly pips: number }): string =>
  `${pips}${shape === 'up' ? '+' : shape === 'down' ? '−' : ''}`

/** What has to be rolled, in the fewest words: "roll 4+", "roll odd". */
export function taskShort(task: Task): string {
  switch (task.type) {
    case 'roll':
      return `roll ${task.dice > 1 ? 'twice, ' : ''}${needShort(task)}`
    case 'parity':
      return task.odd ? 'roll odd' : 'roll even'
    case 'race':
      return 'match my roll'
  }
}

/** One's name without the adornments: "Bess", "Quill". */
export const shortName = (title: string): string =>
  title.includes(' the ') ? title.replace(/ the .*/, '') : (title.split(' ').at(-1) ?? title)

/** A power in the fewest words. */
export function powerShort(power: Power): string {
  switch (power.type) {
    case 'cube':
      return `${power.colour}: ${gainShort(power.gives)}`
    case 'stack':
      return `${hands[power.hand]}: ${gainShort(power.gives)}`
    case 'star':
      return power.gives === 'reroll' ? 'rolls again' : `+${power.gives.plus} if challenged`
    case 'ally': {
      const { gives } = power
      const name = shortName(titleFor(power.hero))
      if (gives.type === 'score') return `${name}: ${gainShort(gives)}`
      return gives.type === 'higher' ? `${name}: die +${gives.by}` : `${name}: wider`
    }
  }
}

/** What a zone is called where it is pointed at: "LOOT zone", "Arm-wrestle". */
export const zoneName = (zone: Zone): string =>
  zone.kind === 'challenge' ? zone.challenge.name : `${kindTitles[zone.kind]} zone`

/** A hero's die and card in full. */
export function heroWords(hero: HeroName): string {
  const { title, colour, zones, powers } = heroOf(hero)
  return `${[`${title}, ${colour} die`, ...zones.map(zoneWords), ...powers.map(powerWords)].join('. ')}.`
}
