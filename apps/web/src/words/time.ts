/** Time as a person says it. Everything here is a pure function of instants; the page brings the clock. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`

/** A length of time in one or two words, rounded down: nobody should count on more than he has. */
export function span(milliseconds: number): string {
  if (milliseconds < MINUTE) return 'less than a minute'
  if (milliseconds < HOUR) return count(Math.floor(milliseconds / MINUTE), 'minute')
  if (milliseconds < 2 * DAY) return count(Math.floor(milliseconds / HOUR), 'hour')
  return count(Math.floor(milliseconds / DAY), 'day')
}

/** What is left until something is due. */
export function timeLeft(due: string, now: number): string {
  const left = Date.parse(due) - now
  return left <= 0 ? 'time is up' : `${span(left)} left`
}

/** How long ago something happened. */
export function ago(instant: string, now: number): string {
  const passed = now - Date.parse(instant)
  return passed < MINUTE ? 'just now' : `${span(passed)} ago`
}

/** An instant on the reader's clock, with the zone's offset, such as "Tue 18:00 GMT+1"; with a date beyond six days. */
export function onTheClock(instant: string, zone: string, now: number): string {
  const far = Math.abs(Date.parse(instant) - now) > 6 * DAY
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    ...(far && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZone: knownZone(zone),
    timeZoneName: 'shortOffset',
  })
    .format(Date.parse(instant))
    .replace(',', '')
}

/** The month of an instant on the reader's calendar, such as "March 2026". */
export const month = (instant: string, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: knownZone(zone) }).format(
    Date.parse(instant),
  )

/** The pace of a match. */
export function pace(hours: number): string {
  if (hours < 1) return `${count(Math.round(hours * 60), 'minute')} a decision`
  if (hours % 24 === 0) return `${count(hours / 24, 'day')} a decision`
  return `${count(hours, 'hour')} a decision`
}

/** The zone, or UTC if this machine does not know it. */
export function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
