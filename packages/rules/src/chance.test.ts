import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commitment, matchChance, pickOne, roll, seededChance, shuffle } from './chance.js'

const secret = Uint8Array.from({ length: 32 }, (_, index) => index)

/** The words of a stream, computed by another library straight from the description. */
function words(entropy: readonly string[], stream: string, blocks: number): number[] {
  const key = createHmac('sha256', secret)
    .update(JSON.stringify([entropy, stream]))
    .digest()
  return Array.from({ length: blocks }, (_, counter) => {
    const block = createHmac('sha256', key)
      .update(Buffer.from([0, 0, 0, counter]))
      .digest()
    return Array.from({ length: 8 }, (_, index) => block.readUInt32BE(4 * index))
  }).flat()
}

describe('chance of a match', () => {
  it.each([
    [['', ''], 'setup'],
    [['tide', 'ebb', ''], '12'],
    [['ünïcode ☠', ''], 'absent:7'],
  ] as const)('draws the words of HMAC-SHA-256 for %j, %s', (entropy, stream) => {
    const chance = matchChance({ secret, entropy, stream })
    const drawn = Array.from({ length: 20 }, () => chance.below(2 ** 32))
    expect(drawn).toEqual(words(entropy, stream, 3).slice(0, 20))
  })

  it('keeps to pinned numbers', () => {
    const chance = matchChance({ secret, entropy: ['tide', 'ebb'], stream: 0 })
    expect(Array.from({ length: 6 }, () => chance.below(100))).toMatchInlineSnapshot(`
      [
        96,
        36,
        73,
        32,
        41,
        64,
      ]
    `)
    expect(commitment(secret)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd')
    expect(commitment(secret)).toBe(createHash('sha256').update(secret).digest('hex'))
  })

  it('throws away words that would favour small numbers', () => {
    const n = 3 * 2 ** 30
    const chance = matchChance({ secret, entropy: ['', ''], stream: 3 })
    const expected = words(['', ''], '3', 8).filter((word) => word < n)
    expect(expected.length).toBeLessThan(60)
    expect(expected.map(() => chance.below(n))).toEqual(expected)
  })

  it('gives every stream and every split of the entropy numbers of its own', () => {
    const sources = [
      { entropy: ['ab', ''], stream: 1 },
      { entropy: ['a', 'b'], stream: 1 },
      { entropy: ['', 'ab'], stream: 1 },
      { entropy: ['ab', ''], stream: 11 },
      { entropy: ['ab', ''], stream: 'absent:1' },
      { entropy: ['ab'], stream: 1 },
    ]
    const first = sources.map((source) => matchChance({ secret, ...source }).below(2 ** 32))
    expect(new Set(first).size).toBe(sources.length)
    expect(matchChance({ secret, entropy: ['ab', ''], stream: '1' }).below(2 ** 32)).toBe(first[0])
  })

  it('refuses a secret of the wrong length', () => {
    expect(() => matchChance({ secret: new Uint8Array(31), entropy: [], stream: 0 })).toThrow(RangeError)
  })
})

describe('seeded chance', () => {
  it('repeats itself for the same seed only', () => {
    const draw = (seed: number) => {
      const chance = seededChance(seed)
      return Array.from({ length: 8 }, () => chance.below(1000))
    }
    expect(draw(1)).toEqual(draw(1))
    expect(new Set(Array.from({ length: 100 }, (_, seed) => draw(seed).join())).size).toBe(100)
  })

  it.each([0, 1.5, -1, 2 ** 32 + 1, Number.NaN])('refuses below(%d)', (n) => {
    expect(() => seededChance(1).below(n)).toThrow(RangeError)
  })

  it('rolls every face about equally often', () => {
    const chance = seededChance(5)
    const faces = new Map<number, number>()
    for (let count = 0; count < 6000; count++) {
      const face = roll(chance, 6)
      faces.set(face, (faces.get(face) ?? 0) + 1)
    }
    expect([...faces.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6])
    for (const count of faces.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  it('shuffles into every order, leaving the original alone', () => {
    const chance = seededChance(7)
    const items = Object.freeze(['a', 'b', 'c'])
    const orders = new Map<string, number>()
    for (let count = 0; count < 6000; count++) {
      const order = shuffle(chance, items).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(6)
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
    expect(['a', 'b', 'c']).toContain(pickOne(chance, items))
    expect(() => pickOne(chance, [])).toThrow(RangeError)
  })
})
