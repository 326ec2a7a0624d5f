export * from '../../kit/tones'

export const BROWN = '#a9714b'
export const GREY = '#9aa39f'
