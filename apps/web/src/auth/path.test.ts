import { describe, expect, it } from 'vitest'
import { ownPath } from './path'

const origin = 'https://play.example.org'

describe('where to go on to', () => {
  it.each(['/m/1?invitation=x#log', '/', '/new?game=a'])('keeps our own path %s', (path) => {
    expect(ownPath(path, origin)).toBe(path)
    expect(ownPath(`${origin}${path}`, origin)).toBe(path)
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'https://play.example.org@evil.example/',
    'https://play.example.org.evil.example/',
    'http://play.example.org/',
    'http://',
    '/api/auth/signout',
    '/sign-in',
    '/sign-in/token',
    undefined,
    ['/a'],
  ])('goes nowhere else: %s', (path) => {
    expect(ownPath(path, origin)).toBe('/matches')
  })
})
