import type { Telling } from '../game.js'
import { OTHER } from './board.js'
import { CREWS } from './refusals.js'
import type { Kind, Move, RaftEvent, Ship, VengeanceReason, WonEvent } from './types.js'

const KIND_NAMES: Readonly<Record<Kind, string>> = {
  gold: 'gold',
  spice: 'spice',
  round: 'round-rigged',
  square: 'square-rigged',
}
const REASONS: Readonly<Record<VengeanceReason, string>> = {
  rafts: 'Both crews have a raft',
  both_passed: 'Both crews passed',
  four_passes: 'One crew passed four times running',
  calm: 'Nobody has scuppered a ship for too long',
}

/** "spice square-rigger" */
export const shipName = ({ cargo, rig }: Ship) => `${cargo} ${rig}-rigger`

/** What happened, in one sentence; everything in this game is told to everybody. */
export function describe(event: RaftEvent, { viewer, names }: Telling): string {
  const you = event.seat === viewer
  const name = names[event.seat] ?? `Player ${event.seat + 1}`
  const verb = (word: string) => `${you ? 'You' : who()} ${word}${you ? '' : endingOf(word)}`
  const who = () => ('side' in event && event.type !== 'chose' ? `${name} (${CREWS[event.side]})` : name)
  switch (event.type) {
    case 'placed':
      return `${verb('place')} the Yellowbeards on ${event.yellow.join(' and ')}, the Blackbeards on ${event.black.join(' and ')}.`
    case 'chose':
      return event.side === 'yellow'
        ? `${verb('take')} the Yellowbeards and ${you ? 'begin' : 'begins'}.`
        : `${verb('take')} the Blackbeards; the Yellowbeards begin.`
    case 'jumped':
      return `${verb('jump')} from ${event.from} to ${event.to}.`
    case 'sailed':
      return `${verb('sail')} from ${event.from} to ${event.to}.`
    case 'scuppered':
      return `${verb('scupper')} the ${shipName(event.ship)} at ${event.at}; ${event.count} in a row.`
    case 'passed':
      return `${verb('pass')}${event.count > 1 ? `, ${event.count} times running` : ''}.`
    case 'won':
      return won(event, verb('win'), you ? 'you' : who())
  }
}

function won(event: WonEvent, wins: string, winner: string): string {
  if (event.how === 'raft')
    return `${wins}: all ${event.kind ? KIND_NAMES[event.kind] : ''} ships lie in one raft.`
  if (event.how === 'scupper')
    return `${wins}: four ships scuppered while the ${CREWS[OTHER[event.side]]} sank none.`
  const ground = event.scupperedLast
    ? 'the last to scupper a ship'
    : 'as the Yellowbeards, since no ship was sunk'
  return `${event.vengeance ? REASONS[event.vengeance] : 'It is over'}: vengeance goes to ${winner}, ${ground}.`
}

const endingOf = (word: string) => (word.endsWith('s') ? 'es' : 's')

/** What a move would do, as a button says it. */
export function describeMove(move: Move): string {
  switch (move.type) {
    case 'place':
      return `Place the Yellowbeards on ${move.yellow.join(' and ')}, the Blackbeards on ${move.black.join(' and ')}`
    case 'side':
      return `Take the ${CREWS[move.side]}`
    case 'jump':
      return `Jump from ${move.from} to ${move.to}`
    case 'sail':
      return `Sail from ${move.from} to ${move.to}`
    case 'scupper':
      return `Scupper the ship at ${move.at}`
    case 'pass':
      return 'Pass'
  }
}
