import { COLOURS } from '@marque/rules/lootquest/facts'
import { expect, it } from 'vitest'
import { dyes, GREY, INK, PAPER } from './tones'

/** WCAG 2.2: relative luminance of "#rrggbb". */
function luminance(tone: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(tone.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2.2: contrast of two tones. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

it.each(COLOURS)(
  'what is written on %s is read: 4.5 : 1, and 3 : 1 between the rims of a die and any ground',
  (colour) => {
    expect(contrast(dyes[colour].body, dyes[colour].on)).toBeGreaterThan(4.5)
    expect(contrast(dyes[colour].wash, INK)).toBeGreaterThan(4.5)
    // The sheet by lantern light, and by day: one of the two rims stands out from each.
    expect(contrast(PAPER, '#13232d')).toBeGreaterThan(3)
    expect(contrast(INK, '#fcfaf3')).toBeGreaterThan(3)
  },
)

it('what is written on grey is read', () => expect(contrast(GREY, INK)).toBeGreaterThan(4.5))

it('each colour has a letter of its own', () =>
  expect(new Set(COLOURS.map((colour) => dyes[colour].letter)).size).toBe(COLOURS.length))
