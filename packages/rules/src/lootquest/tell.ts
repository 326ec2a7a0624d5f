import type { Telling } from '../game.js'
import { challengeOn } from './duel.js'
import type { LootEvent } from './events.js'
import { type HeroName, heroOf } from './heroes.js'
import type { Move } from './types.js'

const title = (hero: HeroName): string => heroOf(hero).title

/** "Bess, Octavia and Dory". */
function listOf(words: readonly string[]): string {
  const last = words.at(-1) ?? 'nobody'
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last
}

const dieText = ({ hero, face }: { readonly hero: HeroName; readonly face: number }): string =>
  `${title(hero)} ${face}`

/** Words for one telling, with verbs that agree. */
class Voice {
  constructor(private readonly telling: Telling) {}

  get viewer(): Telling['viewer'] {
    return this.telling.viewer
  }

  /** A player as the subject of a sentence, with its verb. */
  says(seat: number, you: string, others: string): string {
    return seat === this.telling.viewer ? `You ${you}` : `${this.name(seat)} ${others}`
  }

  /** "your Pip Powdermouse", "Ada’s Pip Powdermouse". */
  the(seat: number, hero: HeroName): string {
    return `${seat === this.telling.viewer ? 'your' : `${this.name(seat)}’s`} ${title(hero)}`
  }

  /** The same at the beginning of a sentence. */
  The(seat: number, hero: HeroName): string {
    const text = this.the(seat, hero)
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
  }

  name(seat: number): string {
    return this.telling.names[seat] ?? `Player ${seat + 1}`
  }
}

/** What happened, in one sentence for the viewer. */
export function describe(event: LootEvent, telling: Telling): string {
  const voice = new Voice(telling)
  switch (event.type) {
    case 'begins':
      return `${voice.says(event.seat, 'loot', 'loots')} first.`
    case 'chosen':
      return `${voice.says(event.seat, 'have', 'has')} chosen an armada.`
    case 'drafted':
      return `${voice.says(event.seat, 'take', 'takes')} ${title(event.hero)} aboard.`
    case 'shown':
      return `${voice.says(event.seat, 'sail', 'sails')} with ${listOf(event.armada.map(title))}.`
    case 'won':
      return won(event, voice)
    case 'drawn':
      return 'Nobody is ahead after all these turns: the treasure is shared, and the match is drawn.'
    case 'challenged':
    case 'faced':
    case 'ordered':
    case 'sits_out':
    case 'tolled':
      return aboutChallenge(event, voice)
    default:
      return aboutRound(event, voice)
  }
}

type Of<T extends LootEvent['type']> = Extract<LootEvent, { type: T }>

function won({ seat, how }: Of<'won'>, voice: Voice): string {
  switch (how) {
    case 'goal':
      return `${voice.says(seat, 'have', 'has')} all the LOOT that was wanted, and ${seat === voice.viewer ? 'win' : 'wins'} the match.`
    case 'time':
      return `The season is over: ${voice.says(seat, 'have', 'has')} more LOOT, and ${seat === voice.viewer ? 'win' : 'wins'} the match.`
    case 'sudden_death':
      return `${voice.says(seat, 'are', 'is')} the first ahead in overtime, and ${seat === voice.viewer ? 'win' : 'wins'} the match.`
  }
}

function aboutRound(
  event: Of<'rolled' | 'skipped' | 'placed' | 'rerolled' | 'turned' | 'scored' | 'reckoned'>,
  voice: Voice,
): string {
  switch (event.type) {
    case 'rolled':
      return rolled(event, voice)
    case 'skipped':
      return `All heroes sit out: ${voice.says(event.seat, 'roll', 'rolls')} no dice to barge.`
    case 'placed':
      return placed(event, voice)
    case 'rerolled':
      return `${voice.The(event.seat, event.by)} lets ${title(event.die)} roll again: ${event.face}.`
    case 'turned':
      return `${voice.The(event.seat, event.by)} turns the die of ${title(event.die)} to ${event.face}.`
    case 'scored':
      return `${voice.says(event.seat, 'score', 'scores')} ${event.score} ${event.round === 'loot' ? 'LOOT' : 'BARGE'}.`
    case 'reckoned':
      return reckoned(event, voice)
  }
}

function rolled({ seat, round, turn, dice, out }: Of<'rolled'>, voice: Voice): string {
  const what = round === 'loot' ? `Turn ${turn}: ` : ''
  const verb = round === 'loot' ? ['roll for loot', 'rolls for loot'] : ['roll to barge', 'rolls to barge']
  const rest = out.length > 0 ? `; ${listOf(out.map(title))} ${out.length > 1 ? 'sit' : 'sits'} out` : ''
  return `${what}${voice.says(seat, verb[0] ?? '', verb[1] ?? '')}: ${dice.map(dieText).join(', ')}${rest}.`
}

const KINDS = {
  loot: 'a LOOT zone',
  barge: 'a BARGE zone',
  power: 'the power zone',
  challenge: 'the challenge zone',
} as const

function placed({ seat, die, face, hero, zone }: Of<'placed'>, voice: Voice): string {
  const kind = heroOf(hero).zones[zone]?.kind ?? 'loot'
  const where = die === hero ? 'the same card' : title(hero)
  return `${voice.The(seat, die)} puts the ${face} in ${KINDS[kind]} of ${where}.`
}

function reckoned({ seat, loot, barge, gained, total }: Of<'reckoned'>, voice: Voice): string {
  const scores = `${loot} LOOT against ${barge} BARGE`
  return gained > 0
    ? `${scores}: ${voice.says(seat, 'gain', 'gains')} ${gained}, and ${seat === voice.viewer ? 'have' : 'has'} ${total}.`
    : `${scores}: ${voice.says(seat, 'gain', 'gains')} nothing.`
}

function aboutChallenge(
  event: Of<'ordered' | 'challenged' | 'faced' | 'sits_out' | 'tolled'>,
  voice: Voice,
): string {
  switch (event.type) {
    case 'ordered':
      return `${voice.says(event.seat, 'challenge', 'challenges')} in this order: ${event.heroes.map(title).join(', then ')}.`
    case 'challenged': {
      const what = `${voice.The(event.seat, event.hero)} challenges: ${challengeOn(heroOf(event.hero)).name}`
      return event.idle ? `${what}, but nobody is left to face it.` : `${what}.`
    }
    case 'faced':
      return faced(event, voice)
    case 'sits_out':
      return `${voice.The(event.seat, event.hero)} sits out the next barge.`
    case 'tolled':
      return `${voice.says(event.seat, 'pay', 'pays')} a toll of 1 LOOT, and ${event.seat === voice.viewer ? 'have' : 'has'} ${event.total}.`
  }
}

function faced({ seat, hero, faces, counts, against, ok }: Of<'faced'>, voice: Voice): string {
  const [first] = faces
  const counting =
    faces.length > 1 ? `, ${counts} in all,` : first === counts ? '' : `, which counts as ${counts},`
  const race = against === null ? '' : ` against ${against}`
  const verdict = ok ? 'succeeds' : 'fails'
  return `${voice.The(seat, hero)} rolls ${faces.join(' and ')}${counting}${race} and ${verdict}.`
}

/** What a move would do, as a button says it. Heroes and dice go by their places. */
export function describeMove(move: Move): string {
  switch (move.type) {
    case 'armada':
      return `Sail with ${listOf(move.heroes.map(title))}`
    case 'draft':
      return `Take ${title(move.hero)} aboard`
    case 'place':
      return `Place the die of hero ${move.die + 1} in zone ${move.zone + 1} of hero ${move.hero + 1}`
    case 'reroll':
      return `Roll the die of hero ${move.die + 1} again, by the text of hero ${move.by + 1}`
    case 'turn':
      return `Turn the die of hero ${move.die + 1} to ${move.face}, by the text of hero ${move.by + 1}`
    case 'done':
      return 'Leave the dice as they lie'
    case 'order':
      return `Send the challenges of heroes ${listOf(move.challenges.map((card) => String(card + 1)))}, in this order`
    case 'face':
      return `Let hero ${move.hero + 1} face the challenge`
    case 'again':
      return move.roll ? 'Roll once more' : 'Do not roll again'
  }
}
