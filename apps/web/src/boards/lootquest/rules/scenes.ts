import type { Face, HeroName, LootEvent, Move } from '@marque/rules/lootquest'

// A test plays each scene by the rules, and asks whether the dice come out as the page says.

/** A hero's die, and what it shows. */
export type Thrown = { readonly hero: HeroName; readonly face: Face }

/** What is seen of the play, and what is said of it. */
export type Step = { readonly told: string; readonly dice: readonly Thrown[] } & (
  | { readonly type: 'rolled' | 'turned' }
  | { readonly type: 'placed'; readonly into: { readonly hero: HeroName; readonly zone: number } }
  | { readonly type: 'faced'; readonly ok: boolean }
)

export type Scene = {
  /** Who loots, and who barges. */
  readonly armadas: readonly [looter: readonly HeroName[], barger: readonly HeroName[]]
  /** What either does, in the order in which they are asked. */
  readonly moves: readonly Move[]
  readonly steps: readonly Step[]
  /** How it ends. */
  readonly ends: Partial<LootEvent> & Pick<LootEvent, 'type'>
}

/** R4–R12: a turn without any frills. */
export const turn: Scene = {
  armadas: [
    ['barnacle_bess', 'finn_fathom'],
    ['old_saltwhisker', 'doubloon_dory'],
  ],
  moves: [
    { type: 'place', die: 0, hero: 0, zone: 0 },
    { type: 'place', die: 1, hero: 1, zone: 0 },
    { type: 'place', die: 0, hero: 0, zone: 2 },
  ],
  steps: [
    {
      type: 'rolled',
      dice: [
        { hero: 'barnacle_bess', face: 6 },
        { hero: 'finn_fathom', face: 2 },
      ],
      told: 'You loot, with Barnacle Bess and Finn Fathom.',
    },
    {
      type: 'placed',
      dice: [{ hero: 'barnacle_bess', face: 6 }],
      into: { hero: 'barnacle_bess', zone: 0 },
      told: 'Red, and high enough for Bess’s LOOT zone.',
    },
    {
      type: 'placed',
      dice: [{ hero: 'finn_fathom', face: 2 }],
      into: { hero: 'finn_fathom', zone: 0 },
      told: 'Blue, and low enough for Finn’s. You have 2 LOOT.',
    },
    {
      type: 'rolled',
      dice: [
        { hero: 'old_saltwhisker', face: 6 },
        { hero: 'doubloon_dory', face: 5 },
      ],
      told: 'Now Old Saltwhisker and Doubloon Dory barge.',
    },
    {
      type: 'placed',
      dice: [{ hero: 'old_saltwhisker', face: 6 }],
      into: { hero: 'old_saltwhisker', zone: 2 },
      told: 'One BARGE. The 5 is too high for Dory, and Saltwhisker’s BARGE zone is taken.',
    },
  ],
  ends: { type: 'reckoned', loot: 2, barge: 1, gained: 1 },
}

/** R25: an exact number in a power zone turns another die (vector 13). */
export const power: Scene = {
  armadas: [
    ['quill_the_gull', 'madame_mackerel'],
    ['old_saltwhisker', 'doubloon_dory'],
  ],
  moves: [
    { type: 'place', die: 0, hero: 0, zone: 2 },
    { type: 'turn', by: 0, die: 1, face: 6 },
    { type: 'place', die: 1, hero: 0, zone: 0 },
  ],
  steps: [
    {
      type: 'rolled',
      dice: [
        { hero: 'quill_the_gull', face: 1 },
        { hero: 'madame_mackerel', face: 2 },
      ],
      told: 'No LOOT zone of Quill’s or of Madame Mackerel’s takes so little.',
    },
    {
      type: 'placed',
      dice: [{ hero: 'quill_the_gull', face: 1 }],
      into: { hero: 'quill_the_gull', zone: 2 },
      told: 'But a 1 is what Quill’s power zone wants, and it scores nothing itself.',
    },
    {
      type: 'turned',
      dice: [{ hero: 'madame_mackerel', face: 6 }],
      told: 'In return the 2 is turned to any face you like.',
    },
    {
      type: 'placed',
      dice: [{ hero: 'madame_mackerel', face: 6 }],
      into: { hero: 'quill_the_gull', zone: 0 },
      told: 'Grey takes any colour, so it may lie on Quill’s card.',
    },
  ],
  ends: { type: 'scored', round: 'loot', score: 1 },
}

/** R24: what all dice of the round show (vector 11). */
export const stack: Scene = {
  armadas: [
    ['pip_powdermouse', 'inky_octavia'],
    ['old_saltwhisker', 'doubloon_dory'],
  ],
  moves: [
    { type: 'place', die: 0, hero: 0, zone: 0 },
    { type: 'place', die: 1, hero: 1, zone: 0 },
  ],
  steps: [
    {
      type: 'rolled',
      dice: [
        { hero: 'pip_powdermouse', face: 3 },
        { hero: 'inky_octavia', face: 5 },
      ],
      told: 'Both odd: that is what Pip’s stacked cubes ask for.',
    },
    {
      type: 'placed',
      dice: [{ hero: 'pip_powdermouse', face: 3 }],
      into: { hero: 'pip_powdermouse', zone: 0 },
      told: 'One LOOT, and with that the stack has what else it wants.',
    },
    {
      type: 'placed',
      dice: [{ hero: 'inky_octavia', face: 5 }],
      into: { hero: 'inky_octavia', zone: 0 },
      told: 'Two LOOT, and one more for the stack.',
    },
  ],
  ends: { type: 'scored', round: 'loot', score: 3 },
}

/** R27: an ally widens a circle, whose text gives one more (vector 9). */
export const ally: Scene = {
  armadas: [
    ['old_saltwhisker', 'captain_kelp'],
    ['barnacle_bess', 'doubloon_dory'],
  ],
  moves: [
    { type: 'place', die: 0, hero: 0, zone: 0 },
    { type: 'place', die: 1, hero: 1, zone: 0 },
  ],
  steps: [
    {
      type: 'rolled',
      dice: [
        { hero: 'old_saltwhisker', face: 5 },
        { hero: 'captain_kelp', face: 2 },
      ],
      told: 'Old Saltwhisker’s circle asks for a 6, but he has Captain Kelp aboard.',
    },
    {
      type: 'placed',
      dice: [{ hero: 'old_saltwhisker', face: 5 }],
      into: { hero: 'old_saltwhisker', zone: 0 },
      told: 'So a 5 will do as well: one LOOT, and one for the zone’s text.',
    },
    {
      type: 'placed',
      dice: [{ hero: 'captain_kelp', face: 2 }],
      into: { hero: 'captain_kelp', zone: 0 },
      told: 'The third is Kelp’s own.',
    },
  ],
  ends: { type: 'scored', round: 'loot', score: 3 },
}

/** R14–R21: a looter's challenge keeps a hero out of the barge. */
export const challenge: Scene = {
  armadas: [
    ['barnacle_bess', 'finn_fathom'],
    ['inky_octavia', 'madame_mackerel'],
  ],
  moves: [
    { type: 'place', die: 1, hero: 1, zone: 0 },
    { type: 'place', die: 0, hero: 0, zone: 2 },
    { type: 'face', hero: 0 },
  ],
  steps: [
    {
      type: 'rolled',
      dice: [
        { hero: 'barnacle_bess', face: 2 },
        { hero: 'finn_fathom', face: 3 },
      ],
      told: 'Bess’s die is too low for loot.',
    },
    {
      type: 'placed',
      dice: [{ hero: 'finn_fathom', face: 3 }],
      into: { hero: 'finn_fathom', zone: 0 },
      told: 'Finn’s is one LOOT.',
    },
    {
      type: 'placed',
      dice: [{ hero: 'barnacle_bess', face: 2 }],
      into: { hero: 'barnacle_bess', zone: 2 },
      told: 'Bess rolls up her sleeves: her 2 is a challenge to arm-wrestle.',
    },
    {
      type: 'faced',
      dice: [{ hero: 'inky_octavia', face: 3 }],
      ok: false,
      told: 'Your opponent sends Inky Octavia, who rolls too little.',
    },
    {
      type: 'rolled',
      dice: [{ hero: 'madame_mackerel', face: 2 }],
      told: 'Madame Mackerel barges alone, and her 2 is too low. Octavia’s die is not rolled, and her zones are closed.',
    },
  ],
  ends: { type: 'reckoned', loot: 1, barge: 0, gained: 1 },
}

/** R26: a star that lets its hero roll once more (vector 18). */
export const star: Scene = {
  armadas: [
    ['barnacle_bess', 'old_saltwhisker'],
    ['finn_fathom', 'doubloon_dory'],
  ],
  moves: [
    { type: 'place', die: 0, hero: 0, zone: 2 },
    { type: 'face', hero: 0 },
    { type: 'again', roll: true },
  ],
  steps: [
    {
      type: 'rolled',
      dice: [
        { hero: 'barnacle_bess', face: 1 },
        { hero: 'old_saltwhisker', face: 3 },
      ],
      told: 'Nothing to loot with. To arms!',
    },
    {
      type: 'placed',
      dice: [{ hero: 'barnacle_bess', face: 1 }],
      into: { hero: 'barnacle_bess', zone: 2 },
      told: 'Bess challenges.',
    },
    {
      type: 'faced',
      dice: [{ hero: 'finn_fathom', face: 2 }],
      ok: false,
      told: 'Finn Fathom rolls too little.',
    },
    {
      type: 'faced',
      dice: [{ hero: 'finn_fathom', face: 5 }],
      ok: true,
      told: 'But his star lets him roll once more, and that will do.',
    },
  ],
  ends: { type: 'faced', ok: true },
}
