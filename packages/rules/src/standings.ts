import type { Outcome } from './game.js'

/**
 * How a match stands with regard to those who left it: the outcome, or `undefined` while it goes on.
 *
 * A match is over when the game is, or when only one seat has not left. Who left ranks below all who
 * stayed, and the later leaver above the earlier one. Those who stayed are ranked as the game ranked them.
 *
 * @param left the seats that left, in the order of leaving
 */
export function standings(
  outcome: Outcome | undefined,
  left: readonly number[],
  seats: number,
): Outcome | undefined {
  if (left.length === 0) return outcome
  if (!outcome && left.length < seats - 1) return undefined
  const stayed = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !left.includes(seat))
  const place = (seat: number) => outcome?.ranking[seat] ?? 1
  const ranking = Array.from({ length: seats }, (_, seat) => {
    const leaving = left.indexOf(seat)
    if (leaving >= 0) return seats - leaving
    return 1 + stayed.filter((other) => place(other) < place(seat)).length
  })
  return { ranking, how: outcome?.how ?? 'left' }
}
