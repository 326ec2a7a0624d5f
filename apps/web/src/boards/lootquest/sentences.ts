import {
  type Challenge,
  type HeroName,
  heroOf,
  type Move,
  oddsOf,
  secondOdds,
  type View,
} from '@marque/rules/lootquest/facts'
import { listed } from '@/words/listed'
import { captain, type Seats, whose } from '../kit/captains'
import { diceOf, outNow, roundOf, scoreNow, scoreWith } from './score'
import { fitWords, penaltyWords, roundTitles, taskWords, titleOf } from './text'
import { capital, gainShort, heroAt, percent, titleAt, zoneName } from './words'

/** The challenge on a card. */
export function challengeAt(view: View, seat: number, slot: number): Challenge | undefined {
  const hero = heroAt(view, seat, slot)
  const zone = hero && heroOf(hero).zones.find(({ kind }) => kind === 'challenge')
  return zone?.kind === 'challenge' ? zone.challenge : undefined
}

/** Who challenges: the looter in his round, the barger in his. */
export const challengerOf = (view: View): number => (view.round === 'loot' ? view.looter : 1 - view.looter)

/** The challenge that is faced now, and whose card it is on. */
export function challengeNow(
  view: View,
): { readonly challenge: Challenge; readonly by: HeroName } | undefined {
  const [card] = view.challenges
  if (card === undefined) return undefined
  const by = heroAt(view, challengerOf(view), card)
  const challenge = challengeAt(view, challengerOf(view), card)
  return by && challenge && { challenge, by }
}

/** "the red 4" of a seat. */
function dieWords(view: View, seat: number, slot: number): string {
  const hero = heroAt(view, seat, slot)
  const die = diceOf(view, seat).find((one) => one.hero === slot)
  return hero && die ? `${heroOf(hero).colour} ${die.face}` : 'die'
}

function placeWords(view: View, seats: Seats, seat: number, move: Extract<Move, { type: 'place' }>): string {
  const hero = heroAt(view, seat, move.hero)
  const zone = hero && heroOf(hero).zones[move.zone]
  if (!hero || !zone) return 'Place a die.'
  const die = capital(dieWords(view, seat, move.die))
  if (zone.kind === 'challenge') {
    const { name, task, penalties } = zone.challenge
    const costs = penalties.map((one) => penaltyWords[one]).join(' and ')
    return `${die} for the ${name}: one of ${whose(seats, 1 - seat)} heroes ${taskWords(task)}, or ${costs}.`
  }
  const start = `${die} on ${titleOf(hero)}, ${zoneName(zone)}`
  const title = roundTitles[roundOf(view, seat)]
  const [now, then] = [scoreNow(view, seat), scoreWith(view, seat, move)]
  const use =
    zone.gives && zone.gives.type !== 'score' ? ` ${capital(gainShort(zone.gives))} after that.` : ''
  return `${start}: ${title} ${now === then ? `stays ${now}` : `${now}\u00a0→\u00a0${then}`}.${use}`
}

/** What ends a round means: the score that is left to answer, or what the turn comes to. */
function doneWords(view: View, seats: Seats, seat: number): string {
  const score = scoreNow(view, seat)
  const placed = diceOf(view, seat).flatMap(({ on }) => (on ? [on] : []))
  const challenges = placed.filter(({ hero, zone }) => {
    const name = heroAt(view, seat, hero)
    return name && heroOf(name).zones[zone]?.kind === 'challenge'
  }).length
  const then =
    challenges > 0 ? ` Then ${challenges === 1 ? 'your challenge is' : 'your challenges are'} played.` : ''
  if (seat === view.looter)
    return `Done with LOOT ${score}: ${captain(seats, 1 - seat)} must barge as much.${then}`
  const gain = Math.max(0, view.loot - score)
  const end = gain > 0 ? `${captain(seats, view.looter)} takes ${gain}` : 'nothing is taken'
  return `Done with BARGE ${score} against LOOT ${view.loot}: ${end}.${then}`
}

/** What a move of this seat would do, before it is made. */
export function sentenceOf(move: Move, view: View, seats: Seats, seat: number): string {
  const card = (slot: number) => titleAt(view, seat, slot)
  switch (move.type) {
    case 'armada':
      return `Sail with ${listed(move.heroes.map(titleOf))}. It stays secret until both have chosen.`
    case 'draft':
      return `Take ${titleOf(move.hero)} into your armada.`
    case 'place':
      return placeWords(view, seats, seat, move)
    case 'reroll':
      return `${card(move.by)}: roll the ${dieWords(view, seat, move.die)} again.`
    case 'turn':
      return `${card(move.by)}: turn the ${dieWords(view, seat, move.die)} to ${move.face}.`
    case 'done':
      return doneWords(view, seats, seat)
    case 'order':
      return `Challenges in this order: ${move.challenges
        .map((slot) => challengeAt(view, seat, slot)?.name ?? card(slot))
        .join(', then ')}.`
    case 'face': {
      const now = challengeNow(view)
      const hero = heroAt(view, seat, move.hero)
      if (!now || !hero) return `${card(move.hero)} faces the challenge.`
      const { challenge, by } = now
      const odds = percent(oddsOf(heroOf(hero), challenge, heroOf(by)))
      return `${titleOf(hero)} faces the ${challenge.name} and ${taskWords(challenge.task)}: ${odds}.`
    }
    case 'again': {
      const now = challengeNow(view)
      const hero = view.duel ? heroAt(view, seat, view.duel.hero) : undefined
      if (!move.roll) return `${hero ? titleOf(hero) : 'The hero'} leaves it at that, and has failed.`
      if (!now || !hero) return 'Roll once more.'
      const odds = secondOdds(heroOf(hero), now.challenge, heroOf(now.by), view.duel?.against ?? null)
      return `${titleOf(hero)} rolls once more: ${percent(odds)}.`
    }
  }
}

/** Why a zone of this seat is not lit now: for the chosen die, or at all; `undefined` where nothing stands against it. */
export function whyNot(
  view: View,
  seat: number,
  { hero, zone: at }: { readonly hero: number; readonly zone: number },
  die: number | null,
): string | undefined {
  const name = heroAt(view, seat, hero)
  const zone = name && heroOf(name).zones[at]
  if (!zone || view.phase !== 'play') return undefined
  const round = roundOf(view, seat)
  if (outNow(view, seat).includes(hero)) return `${titleOf(name)} sits out, and its zones are closed.`
  if ((zone.kind === 'loot' || zone.kind === 'barge') && zone.kind !== round)
    return `Closed now: ${roundTitles[zone.kind]} zones are for the round in which you ${zone.kind}.`
  if (diceOf(view, seat).some(({ on }) => on?.hero === hero && on.zone === at))
    return 'A die lies here already.'
  if (die === null) return undefined
  return `Your ${dieWords(view, seat, die)} does not fit: it takes ${fitWords(zone.fit)}.`
}
