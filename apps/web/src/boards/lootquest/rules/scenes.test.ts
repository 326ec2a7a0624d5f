import type { Chance } from '@marque/rules'
import { lootQuest as game, type HeroName, type LootEvent, type Move } from '@marque/rules/lootquest'
import { expect, it } from 'vitest'
import { ally, challenge, power, type Scene, stack, star, turn } from './scenes'

/** Dice that fall as the page shows them, and on 1 afterwards. */
function asShown({ steps }: Scene): Chance {
  const faces = steps
    .filter(({ type }) => type === 'rolled' || type === 'faced')
    .flatMap(({ dice }) => dice.map(({ face }) => face))
  return { below: () => (faces.shift() ?? 1) - 1 }
}

const isLike = (event: LootEvent, fields: Scene['ends']): boolean => {
  const has: Readonly<Record<string, unknown>> = event
  return Object.entries(fields).every(([name, value]) => has[name] === value)
}

const choice = (heroes: readonly HeroName[]): Move => ({ type: 'armada', heroes: [...heroes] })

/** All that happens in a scene, up to its end. */
function played(scene: Scene): readonly LootEvent[] {
  const { armadas, moves, ends } = scene
  const chance = asShown(scene)
  const events: LootEvent[] = []
  let state = game.setup(
    game.options.parse({ heroes: armadas[0].length, first: 'first_seat_begins' }),
    2,
    chance,
  )
  for (const move of [...armadas.map(choice), ...moves]) {
    const [decision] = game.decisions(state)
    if (!decision) throw new Error('nothing is asked')
    const result = game.apply(state, decision, move, chance)
    if (!result.ok) throw new Error(result.reason)
    state = result.state
    events.push(...result.events)
  }
  return events.slice(0, events.findIndex((event) => isLike(event, ends)) + 1)
}

/** What the page shows of an event. */
function seen(event: LootEvent): readonly unknown[] {
  switch (event.type) {
    case 'rolled':
      return [{ type: 'rolled', dice: event.dice }]
    case 'turned':
      return [{ type: 'turned', dice: [{ hero: event.die, face: event.face }] }]
    case 'placed':
      return [
        {
          type: 'placed',
          dice: [{ hero: event.die, face: event.face }],
          into: { hero: event.hero, zone: event.zone },
        },
      ]
    case 'faced':
      return [{ type: 'faced', dice: event.faces.map((face) => ({ hero: event.hero, face })), ok: event.ok }]
    default:
      return []
  }
}

it.each(Object.entries({ turn, power, stack, ally, challenge, star }))(
  'the scene of the %s goes as the page says',
  (_, scene) => {
    const events = played(scene)
    expect(events.flatMap(seen)).toEqual(scene.steps.map(({ told: _told, ...step }) => step))
    expect(events.at(-1)).toMatchObject(scene.ends)
  },
)
