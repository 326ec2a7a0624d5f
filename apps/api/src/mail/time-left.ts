const MINUTE = 60_000

/**
 * A due time as a reader in that zone says it, with the zone, and how long that is from now: "Tuesday,
 * 1 December at 18:00 GMT (2 days left)".
 */
export function timeLeft(due: Date, now: Date, timeZone: string): string {
  const date = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(due)
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(due)
  return `${date} at ${time} (${span(due.getTime() - now.getTime())} left)`
}

function span(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE))
  const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`
  if (minutes < 60) return count(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? count(hours, 'hour') : count(Math.floor(hours / 24), 'day')
}
