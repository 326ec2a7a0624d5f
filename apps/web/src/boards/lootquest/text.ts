import {
  type Alliance,
  type Challenge,
  type Colour,
  type Fit,
  type Gain,
  type Hand,
  HEROES,
  type Hero,
  type HeroName,
  type Need,
  type Penalty,
  type Power,
  type Round,
  type Task,
  type Zone,
} from '@marque/rules/lootquest/facts'

// What is printed on cards, in short words: the one place where pieces become text.

export const titleOf = (hero: HeroName): string => HEROES[hero].title

/** A title by a name that the sheet does not hold to the table. */
const titles: Readonly<Record<string, Hero>> = HEROES
export const titleFor = (hero: string): string => titles[hero]?.title ?? hero

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

export const roundTitles: Readonly<Record<Round, string>> = { loot: 'LOOT', barge: 'BARGE' }

export const kindTitles: Readonly<Record<Zone['kind'], string>> = {
  ...roundTitles,
  power: 'Power',
  challenge: 'Challenge',
}

/** "4 or more", "2 or fewer", "exactly 6". */
export function needWords({ shape, pips }: Omit<Need, 'pips'> & { readonly pips: number }): string {
  if (shape === 'exact') return `exactly ${pips}`
  return `${pips} or ${shape === 'up' ? 'more' : 'fewer'}`
}

export const dieWords = (colour: Colour | 'grey'): string => `${colour === 'grey' ? 'any' : colour} die`

/** "any die, 4 or more": what lies in a zone. */
export const fitWords = (fit: Fit): string => `${dieWords(fit.colour)}, ${needWords(fit)}`

const turns = {
  any: 'Turn one of your dice to any face',
  neighbour: 'Turn one of your dice by one, up or down',
  opposite: 'Turn one of your dice upside down',
} as const

/** What a text gives. */
export function gainWords(gain: Gain): string {
  switch (gain.type) {
    case 'score':
      return `+${gain.plus} ${roundTitles[gain.round]}`
    case 'reroll':
      return 'Re-roll one of your dice'
    case 'turn':
      return turns[gain.to]
  }
}

/** What whoever faces a challenge has to do: "rolls 4 or more". */
export function taskWords(task: Task): string {
  switch (task.type) {
    case 'roll':
      return `${task.dice === 2 ? 'rolls twice, together' : 'rolls'} ${needWords(task)}`
    case 'parity':
      return `rolls an ${task.odd ? 'odd' : 'even'} number`
    case 'race':
      return 'rolls as much as the challenger, or more'
  }
}

export const penaltyWords: Readonly<Record<Penalty, string>> = {
  sit_out: 'sits out the next barge',
  toll: 'loses its side 1 LOOT',
}

/** "Arm-wrestle: rolls 4 or more, or sits out the next barge". */
export const challengeWords = ({ name, task, penalties }: Challenge): string =>
  `${name}: ${taskWords(task)}, or ${penalties.map((penalty) => penaltyWords[penalty]).join(' and ')}`

/** What all dice of a round have to show. */
export const handWords: Readonly<Record<Hand, string>> = {
  all_odd: 'All dice odd',
  all_even: 'All dice even',
  pair: 'A pair among the dice',
  all_different: 'All dice different',
  run_of_three: 'Three dice in a row',
}

/** What one has of an ally. */
export function allianceWords(gives: Alliance): string {
  switch (gives.type) {
    case 'higher':
      return `its die counts ${gives.by === 1 ? 'one' : gives.by} higher`
    case 'wider':
      return 'the ally’s circles take one pip fewer, too'
    case 'score':
      return `${gainWords(gives)} if you have any`
  }
}

/** "A red die in its LOOT zone: +1 LOOT". */
export function powerWords(power: Power): string {
  switch (power.type) {
    case 'cube': {
      const where = power.zone ? `in its ${kindTitles[power.zone]} zone` : 'on this card'
      return `A ${dieWords(power.colour)} ${where}: ${lower(gainWords(power.gives))}`
    }
    case 'stack': {
      const score = power.least > 0 ? `, and ${roundTitles[power.gives.round]} at least ${power.least}` : ''
      return `${handWords[power.hand]}${score}: ${gainWords(power.gives)}`
    }
    case 'star':
      return `In challenges: ${power.gives === 'reroll' ? 'may roll once more' : `its die counts ${power.gives.plus} more, to 6 at most`}`
    case 'ally':
      return `With ${titleFor(power.hero)}: ${allianceWords(power.gives)}`
  }
}

/** The text of a zone, besides the point that a LOOT or BARGE zone is worth; `undefined` if it has none. */
export function zoneText(zone: Zone): string | undefined {
  if (zone.kind === 'challenge') return challengeWords(zone.challenge)
  return zone.gives && gainWords(zone.gives)
}

/** All of a zone: "LOOT zone, any die, exactly 6: +1 LOOT". */
export function zoneWords(zone: Zone): string {
  const text = zoneText(zone)
  return `${kindTitles[zone.kind]} zone, ${fitWords(zone.fit)}${text ? `: ${text}` : ''}`
}
