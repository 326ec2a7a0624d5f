import { describe, expect, it } from 'vitest'
import { Batches } from './batches.js'

/** Something that works only when it is told to, and remembers what it was given at once. */
function workshop(lanes: number, key?: (item: string) => string) {
  const batches: string[][] = []
  const pending: { finish: () => void; fail: () => void }[] = []
  const work = new Batches<string, string>({
    lanes,
    ...(key ? { key } : {}),
    run: (items) => {
      batches.push([...items])
      return new Promise((resolve, reject) => {
        pending.push({
          finish: () => resolve(items.map((item) => item.toUpperCase())),
          fail: () => reject(new Error(`failed at ${items.join()}`)),
        })
      })
    },
  })
  const next = async () => {
    while (pending.length === 0) await new Promise((resolve) => setImmediate(resolve))
    const one = pending.shift()
    if (!one) throw new Error('nothing under way')
    return one
  }
  return { batches, work, next }
}

describe('work in batches', () => {
  it('does together what comes at once, and each gets its own result', async () => {
    const { batches, work, next } = workshop(1)
    const results = Promise.all(['a', 'b', 'c'].map((item) => work.do(item)))
    ;(await next()).finish()
    expect(await results).toEqual(['A', 'B', 'C'])
    expect(batches).toEqual([['a', 'b', 'c']])
  })

  it('does together what comes while it is busy', async () => {
    const { batches, work, next } = workshop(1)
    const first = work.do('a')
    const busy = await next()
    const later = [work.do('b'), work.do('c')]
    busy.finish()
    await first
    ;(await next()).finish()
    expect(await Promise.all(later)).toEqual(['B', 'C'])
    expect(batches).toEqual([['a'], ['b', 'c']])
  })

  it('never has two of one key under way', async () => {
    const { batches, work, next } = workshop(2, (item) => item.charAt(0))
    const results = Promise.all(['a1', 'a2', 'b1'].map((item) => work.do(item)))
    ;(await next()).finish()
    ;(await next()).finish()
    expect(await results).toEqual(['A1', 'A2', 'B1'])
    expect(batches).toEqual([['a1', 'b1'], ['a2']])
  })

  it('a batch that fails is done one by one, and only the bad one fails', async () => {
    const { batches, work, next } = workshop(1)
    const results = Promise.allSettled(['good', 'bad', 'fine'].map((item) => work.do(item)))
    ;(await next()).fail()
    ;(await next()).finish()
    ;(await next()).fail()
    ;(await next()).finish()
    expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(batches).toEqual([['good', 'bad', 'fine'], ['good'], ['bad'], ['fine']])
  })
})
