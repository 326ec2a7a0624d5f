import type { Laws } from '../../conformance/index.js'
import { NAMES } from '../heroes.js'
import type { Options, Orders, State } from '../types.js'

/** What the suite cannot know about the game by itself. */
export const laws: Laws<State, Options, Orders> = {
  options: [
    { goal: 3, heroes: 1, armadas: 'dealt', first: 'first_seat_begins' },
    { goal: 3, heroes: 2, armadas: 'draft', first: 'second_seat_begins' },
    { goal: 5, heroes: 5, armadas: 'secret_choice', first: 'lots_are_drawn' },
    { goal: 10, heroes: 4, armadas: 'draft', first: 'lots_are_drawn' },
    { goal: 10, heroes: 3, armadas: 'dealt', first: 'second_seat_begins' },
  ],
  orders: [
    { champion: 'finn_fathom', challenges: 'best_odds', second_roll: 'ask' },
    { champion: 'none', challenges: 'least_missed', second_roll: 'auto' },
  ],
  /** Each side has as many dice and places as it has heroes, and a zone holds one die. */
  pieces({ sides }) {
    const places = sides.flatMap(({ dice }, seat) =>
      dice.flatMap(({ on }) => (on ? [`${seat} ${on.hero} ${on.zone}`] : [])),
    )
    return { doubled: places.length - new Set(places).size }
  },
  /** Heroes that others have sealed. Whoever still chooses is shown all that there are. */
  hidden({ armadas, phase, sealed }, viewer) {
    const own = viewer === null ? [] : sealed[viewer]
    if (armadas !== 'secret_choice' || phase !== 'armadas' || !own) return []
    return NAMES.filter((name) => !own.includes(name))
  },
  /** Where no die fits, one action plays several turns, and a view shows the last two alone. */
  fleeting: ['placed', 'rerolled', 'turned', 'scored', 'reckoned'],
}
