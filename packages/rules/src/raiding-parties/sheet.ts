/** What a flip must show to be a hit: suits S H D C and ranks A K Q J, as "S A K" is written on a card. */
export type HitSet = string

/** The weapons, as the cards name them. */
export const WEAPONS = [
  'pistol',
  'brace_of_pistols',
  'musket',
  'blunderbuss',
  'grenades',
  'cannon',
  'cutlass',
  'dagger',
  'boarding_axe',
  'spears',
  'melee_defence',
] as const
export type WeaponName = (typeof WEAPONS)[number]

/** One way to attack. */
export type Weapon = {
  /** Unique on its card. */
  readonly name: WeaponName
  readonly form: 'shot' | 'melee'
  readonly hits: HitSet
  /** Flips at one target (×2 weapons, R44), or shots that may be shared out (Brace, R27). */
  readonly flips: 1 | 2
  /** Different targets at the most, one flip each (R26). */
  readonly targets: 1 | 2 | 3
  /** May attack Ships and Forts in melee (R47). */
  readonly axe?: true
  /** R32–R37. */
  readonly cannon?: true
  /** Strikes back only, after every melee attack (R49). */
  readonly defence?: true
}

export type Kind = 'crew' | 'ship' | 'fort' | 'land' | 'one_timer'

/** Abilities that the rules know by name; a card lists those that it has. */
export type Ability =
  | 'advisor_draws'
  | 'attacks_again'
  | 'banner'
  | 'brethren_chain'
  | 'chief_makes_pirate'
  | 'coastlands'
  | 'commands'
  | 'counts_as_pirate_and_privateer'
  | 'dueling_grounds'
  | 'flotilla'
  | 'fort_makes_pirate'
  | 'grenades_on_evade'
  | 'instructs'
  | 'jolly_roger'
  | 'leads_privateers'
  | 'liberty_brings_privateer'
  | 'navigates'
  | 'pirate_ship'
  | 'ransacks'
  | 'ranger'
  | 'redds_cannon'
  | 'retaliates'
  | 'searches'
  | 'spurs_pirateers'

/** Everything that is printed on a card. */
export type Sheet = {
  readonly title: string
  /** The title names several: Raiders charge, where a Rogue charges. */
  readonly many?: true
  readonly kind: Kind
  /** X: at most one copy in a party (R3). */
  readonly unique?: true
  readonly gold: number
  /** 0 for one timers. */
  readonly hp: number
  readonly weapons: readonly Weapon[]
  readonly evade?: HitSet
  readonly fortify?: HitSet
  /** The symbol of an ability that hits the deck: Rogue, Pirate Fort, Navigator, Jolly Roger. */
  readonly flip?: HitSet
  readonly abilities: readonly Ability[]
  /** Figures that the rulebook does not give and this project chose, by name of the field or weapon. */
  readonly own: readonly string[]
}
