/** The paces that a match can be played at, from an evening to a winter. */
export const paces = [
  { hours: 1, title: 'Brisk', explain: 'An hour for each decision: an evening’s match' },
  { hours: 24, title: 'Daily', explain: 'A day for each decision: a move over breakfast' },
  { hours: 48, title: 'Unhurried', explain: 'Two days for each decision: nobody minds a busy day' },
  { hours: 168, title: 'By slow boat', explain: 'A week for each decision: for the long winter' },
] as const

/** The pace of those who have not thought about it. */
export const usualPace = 48
