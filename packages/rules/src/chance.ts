import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The only source of randomness in the rules. */
export interface Chance {
  /** A whole number from 0 to n−1, each equally likely. n is 1 … 2³². */
  below(n: number): number
}

const WORDS = 2 ** 32

/** The same items in a random order, as a new array. */
export function shuffle<T>(chance: Chance, items: readonly T[]): T[] {
  const left = [...items]
  const mixed: T[] = []
  while (left.length > 0) mixed.push(...left.splice(chance.below(left.length), 1))
  return mixed
}

/** One of the items, each equally likely. */
export function pickOne<T>(chance: Chance, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('There is nothing to pick from')
  const [item] = items.slice(chance.below(items.length))
  // The slice starts inside the array, so this is an item even where T allows undefined.
  return item as T
}

/** A roll of a die: 1 … sides. */
export function roll(chance: Chance, sides: number): number {
  return 1 + chance.below(sides)
}

/** A number that chance gave, read as a roll: `result` is 1 … `of`, and was `below(of)` plus one. */
export type Draw = { readonly of: number; readonly result: number }

/** The same chance, with word of every number that is drawn. */
export function noted(chance: Chance, note: (draw: Draw) => void): Chance {
  return {
    below(n) {
      const value = chance.below(n)
      note({ of: n, result: value + 1 })
      return value
    },
  }
}

/**
 * Fast chance for tests, bots and benchmarks (the sfc32 generator). Anyone who sees a few of its numbers
 * can compute the rest, so it must never decide anything in a match.
 */
export function seededChance(seed: number): Chance {
  let a = seed >>> 0
  let b = Math.floor(seed / WORDS) >>> 0
  let c = 0x9e3779b9
  let counter = 1
  const word = () => {
    const sum = (a + b + counter) >>> 0
    counter = (counter + 1) >>> 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) >>> 0
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0
    return sum
  }
  // Neighbouring seeds start out alike; a few rounds drive them apart.
  for (let round = 0; round < 15; round++) word()
  return fromWords(word)
}

/** What a match's chance is made from. */
export type ChanceSource = {
  /** 32 bytes from the operating system, kept until the match is over. */
  readonly secret: Uint8Array
  /** What each player added, by seat; '' where nothing. */
  readonly entropy: readonly string[]
  /**
   * `setup`, an action's index, `absent:` and the index for the choice of an absent player's move, or `leave:` and
   * the index where a seat is left.
   */
  readonly stream: string | number
}

/**
 * The chance of one step of a match: the same source always gives the same numbers, and nobody can compute
 * them without the secret.
 *
 * The stream's key is HMAC-SHA-256(secret, JSON array of the entropies and the stream's name), its blocks
 * are HMAC-SHA-256(key, counter as 4 bytes, big-endian, from 0), and each block gives eight big-endian
 * words. Nothing is computed before the first number is drawn.
 */
export function matchChance({ secret, entropy, stream }: ChanceSource): Chance {
  if (secret.length !== 32) throw new RangeError('The secret of a match has 32 bytes')
  let key: Uint8Array | undefined
  let counter = 0
  let block: DataView | undefined
  let offset = 0
  const word = () => {
    if (!block || offset === block.byteLength) {
      key ??= hmac(sha256, secret, utf8ToBytes(JSON.stringify([entropy, String(stream)])))
      const index = new Uint8Array(4)
      new DataView(index.buffer).setUint32(0, counter++)
      const bytes = hmac(sha256, key, index)
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      offset = 0
    }
    const value = block.getUint32(offset)
    offset += 4
    return value
  }
  return fromWords(word)
}

/** The SHA-256 of a match's secret, in hex: shown from the start, so that the secret cannot be exchanged. */
export function commitment(secret: Uint8Array): string {
  return bytesToHex(sha256(secret))
}

/** Unbiased numbers from 32-bit words: words above the last whole multiple of n are thrown away. */
function fromWords(word: () => number): Chance {
  return {
    below(n) {
      if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`below(${n}): n must be 1 … 2³²`)
      if (n === 1) return 0
      const limit = WORDS - (WORDS % n)
      let value = word()
      while (value >= limit) value = word()
      return value % n
    },
  }
}
