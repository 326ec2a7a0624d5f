/** One line of the table that is printed. */
export type Row = { readonly what: string; readonly value: number; readonly unit: string }

export function print(rows: readonly Row[]): void {
  for (const { what, value, unit } of rows)
    console.log(`${what.padEnd(64)}${value.toFixed(value < 100 ? 1 : 0).padStart(10)} ${unit}`)
}

/** The value that so much of all lies below: 0.5 for the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
