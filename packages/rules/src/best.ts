/** The one of most worth, the first among equals; nothing out of nothing. */
export function best<T>(items: readonly T[], worthOf: (item: T) => number): T | undefined {
  let found: { readonly item: T; readonly worth: number } | undefined
  for (const item of items) {
    const worth = worthOf(item)
    if (!found || worth > found.worth) found = { item, worth }
  }
  return found?.item
}
