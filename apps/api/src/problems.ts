/**
 * Every way in which a request can fail, with its HTTP status. GraphQL gives the code in `extensions.code`,
 * REST in the body; docs/api.md lists them.
 */
export const catalogue = {
  bad_input: {
    status: 400,
    means: 'Something in the request does not have the shape that the schema gives.',
  },
  query_refused: {
    status: 400,
    means: 'The GraphQL query is malformed, too deep, too costly or has too many aliases.',
  },
  not_signed_in: {
    status: 401,
    means: 'The request needs a session or a token, or the one it carries has ended.',
  },
  missing_scope: { status: 403, means: 'The token was made without the scope that this needs.' },
  foreign_origin: { status: 403, means: 'A page of another site sent this with the session cookie.' },
  not_your_seat: {
    status: 403,
    means: 'The caller has no seat in this match, or the decision is another seat’s.',
  },
  not_allowed: { status: 403, means: 'Only another user may do this, or nobody any more.' },
  not_found: { status: 404, means: 'There is nothing under this id that the caller may see.' },
  unknown_game: { status: 404, means: 'The catalogue has no such game.' },
  not_open: { status: 409, means: 'The match is no longer waiting for players.' },
  not_playing: { status: 409, means: 'The match has not started or is over.' },
  seat_taken: { status: 409, means: 'Somebody else has this seat, or no seat is free.' },
  already_seated: { status: 409, means: 'The caller has a seat in this match already.' },
  already_invited: { status: 409, means: 'This address was invited to this match before.' },
  decision_closed: {
    status: 409,
    means: 'The decision was settled meanwhile; fetch the match to see what is asked now.',
  },
  key_reused: { status: 409, means: 'The idempotency key came before with another move.' },
  address_taken: { status: 409, means: 'The address belongs to another user.' },
  link_expired: { status: 410, means: 'The link from a mail is forged, used up or too old.' },
  too_large: { status: 413, means: 'The request body is larger than allowed.' },
  illegal_move: {
    status: 422,
    means: 'The rules do not allow the move; `rule` holds the game’s own code, `hint` what would be legal.',
  },
  too_many_requests: {
    status: 429,
    means: 'Too many requests; `Retry-After` says in how many seconds to come back.',
  },
  internal: { status: 500, means: 'Something broke on this side; nothing was changed.' },
  try_again: {
    status: 503,
    means: 'The match was too busy or the rules took too long; nothing was changed.',
  },
} as const

export type Code = keyof typeof catalogue

/** A request that fails, with what a caller needs to do better. */
export class Problem extends Error {
  readonly status: number
  /** The part of the request that is wrong, such as `move.to`. */
  readonly where: string | undefined
  /** One sentence: what would be right. */
  readonly hint: string
  /** The game's own code of an illegal move. */
  readonly rule: string | undefined
  /** In how many seconds to come back; every `too_many_requests` says so. */
  readonly retryAfter: number | undefined

  constructor(
    readonly code: Code,
    message: string,
    details: { where?: string; hint: string; rule?: string; retryAfter?: number },
  ) {
    super(message)
    this.status = catalogue[code].status
    this.where = details.where
    this.hint = details.hint
    this.rule = details.rule
    this.retryAfter = details.retryAfter
  }

  /** What a client gets beside the message. */
  extensions(): { code: Code; hint: string; where?: string; rule?: string; retryAfter?: number } {
    return {
      code: this.code,
      hint: this.hint,
      ...(this.where === undefined ? {} : { where: this.where }),
      ...(this.rule === undefined ? {} : { rule: this.rule }),
      ...(this.retryAfter === undefined ? {} : { retryAfter: this.retryAfter }),
    }
  }
}
