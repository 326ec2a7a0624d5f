import type { Chance } from '@marque/rules'
import { type Flip, raidingParties as game, type State } from '@marque/rules/raiding-parties'
import { PLAYING_CARDS } from '@marque/rules/raiding-parties/facts'
import { expect, it } from 'vitest'
import { gang, letterOf, melee, type Scene, standing } from './scenes'

/** The deck as it is laid out. */
const inOrder: Chance = { below: () => 0 }

/** Plays a scene from cards in play, the deck laid out as the page shows it. */
function played({ mine, theirs, moves, steps }: Scene) {
  const deck = steps.map(({ flip }) => letterOf(flip)).join('')
  const units = [mine, theirs].flatMap((cards, seat) => cards.map((card) => ({ card, seat })))
  const player = { party: [], hold: [], locker: ['pirate' as const], djl: [], gone: false }
  const begun = game.setup(game.options.parse({}), 2, inOrder)
  let state: State = {
    ...begun,
    phase: 'play',
    players: [player, player],
    units: units.map(({ card, seat }, index) => ({
      ...{ id: index + 1, card, seat, damage: 0, made: false, foe: null, fresh: false, used: 0, extra: 0 },
      ...{ fought: false, flipped: false, spent: false, answer: 'ready' as const },
    })),
    made: units.length,
    deck,
    pile: [...PLAYING_CARDS].filter((letter) => !deck.includes(letter)).join(''),
    round: 1,
  }
  const flips: Flip[] = []
  for (const move of moves) {
    const [decision] = game.decisions(state)
    if (!decision) throw new Error('nothing is asked')
    const result = game.apply(state, decision, move, inOrder)
    if (!result.ok) throw new Error(result.reason)
    state = result.state
    for (const event of result.events) if (event.type === 'flip') flips.push(event)
  }
  const damage = units.map((_, index) => state.units.find(({ id }) => id === index + 1)?.damage ?? null)
  return { flips: flips.map(({ playing, hit }) => ({ playing, hit })), damage }
}

it.each(Object.entries({ melee, standing, gang }))(
  'the scene of the %s goes as the page says',
  (_, scene) => {
    expect(played(scene)).toEqual({
      flips: scene.steps.map(({ flip, hit }) => ({ playing: letterOf(flip), hit })),
      damage: scene.damage,
    })
  },
)
