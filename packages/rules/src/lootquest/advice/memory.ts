/** Remembers what was reckoned, and forgets the oldest beyond `most`: reckoning is pure, so that nothing but time is lost. */
export function memory<V>(most: number): (key: string, reckon: () => V) => V {
  const known = new Map<string, V>()
  return (key, reckon) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = reckon()
    for (const oldest of known.keys()) {
      if (known.size < most) break
      known.delete(oldest)
    }
    known.set(key, value)
    return value
  }
}
