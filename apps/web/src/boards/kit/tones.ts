// Cards, dice and pictures keep their colours in both themes, as paper and bone do.

export const INK = '#182833'
export const PAPER = '#fcfaf3'
export const GOLD = '#e2b13c'
export const STEEL = '#c3cdd0'
export const IRON = '#4c5a62'
export const WOOD = '#b98149'
export const SKIN = '#e6bd93'
export const SAND = '#ead9a6'
export const WATER = '#7fb2b8'
export const RED = '#a8402b'
export const NAVY = '#2f5b80'
export const GREEN = '#4d7d54'
