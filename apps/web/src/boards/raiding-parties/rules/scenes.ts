import { type CardName, type Move, PLAYING_CARDS } from '@marque/rules/raiding-parties/facts'

// A test plays each scene by the rules, and asks whether the flips come out as the page says.

/** A flip, as "5S", and what is said of it. */
type Step = { readonly flip: string; readonly hit: boolean; readonly told: string }

export type Scene = {
  /** The cards in play, by side; they are numbered from 1 through both sides. */
  readonly mine: readonly CardName[]
  readonly theirs: readonly CardName[]
  readonly moves: readonly Move[]
  readonly steps: readonly Step[]
  /** What each card has suffered in the end, by number; `null` for the dead. */
  readonly damage: readonly (number | null)[]
}

export const melee: Scene = {
  mine: ['swashbuckler'],
  theirs: ['officer'],
  moves: [{ type: 'charge', by: 1, weapon: 'cutlass', target: 2 }, { type: 'await' }],
  steps: [
    { flip: '7D', hit: true, told: 'The Swashbuckler’s first blow lands.' },
    { flip: '3H', hit: true, told: 'The Officer fortifies on hearts, and takes no harm.' },
    { flip: 'JS', hit: true, told: 'The second blow lands as well.' },
    { flip: '9C', hit: false, told: 'No heart this time: the Officer loses one of two hit points.' },
    { flip: '6D', hit: true, told: 'He strikes back once, and the Swashbuckler loses one too.' },
  ],
  damage: [1, 1],
}

export const standing: Scene = {
  mine: ['raiders'],
  theirs: ['ranger'],
  moves: [
    { type: 'charge', by: 1, weapon: 'cutlass', target: 2 },
    { type: 'stand', weapon: 'musket' },
  ],
  steps: [
    {
      flip: 'KD',
      hit: true,
      told: 'The Ranger’s musket hits first: one point off the Raiders, who have two.',
    },
    {
      flip: 'AC',
      hit: true,
      told: 'They arrive, and an ace is a hit for their cutlass: the Ranger is dead.',
    },
  ],
  damage: [1, null],
}

export const gang: Scene = {
  mine: ['raiders', 'brethren'],
  theirs: ['liberty'],
  moves: [
    { type: 'charge', by: 1, weapon: 'boarding_axe', target: 3 },
    { type: 'charge', by: 2, weapon: 'boarding_axe', target: 3 },
  ],
  steps: [
    { flip: '4C', hit: true, told: 'The Raiders’ axe bites: Liberty has 1 damage.' },
    { flip: '9H', hit: false, told: 'Her crew defends her, and misses.' },
    { flip: '2S', hit: true, told: 'The Brethren board as well: 2 damage.' },
    { flip: 'KD', hit: true, told: 'She strikes back after every attack, and the Brethren are dead.' },
  ],
  damage: [0, null, 2],
}

/** The letter of a playing card written as "10H". */
export function letterOf(name: string): string {
  const row = 'SHDC'.indexOf(name.slice(-1))
  const column = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].indexOf(name.slice(0, -1))
  return PLAYING_CARDS.charAt(row * 13 + column)
}
