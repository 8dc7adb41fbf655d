import { expect, it } from 'vitest'
import { conversionFrame } from './conversion-address.ts'

it.each([
  ['inv=PARTNER2&uid=123', ['PARTNER2'], '/regist/conversion?inv=PARTNER2&uid=00000123'],
  ['inv=PARTNER2&uid=48201937', ['PARTNER2'], '/regist/conversion?inv=PARTNER2&uid=48201937'],
  ['inv=PARTNER2&uid=48201937', [], null],
  ['inv=SOMEBODY&uid=48201937', ['PARTNER2'], null],
  ['inv=PARTNER2', ['PARTNER2'], null],
  ['inv=PARTNER2&uid=123456789', ['PARTNER2'], null],
  ['inv=PARTNER2&uid=%3Cscript%3E', ['PARTNER2'], null],
])('after %s, with tags for %j: %s', (query, codes, expected) => {
  expect(conversionFrame(new URLSearchParams(query), codes)).toBe(expected)
})
