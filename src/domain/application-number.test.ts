import { expect, it } from 'vitest'
import { applicationNumber, parseApplicationNumber } from './application-number.ts'
import { idOf } from './id.ts'

it.each([
  ['12-0107', { fundId: 12, investmentId: 107 }],
  [' １２－０１０７ ', { fundId: 12, investmentId: 107 }],
  ['12ー12345', { fundId: 12, investmentId: 12_345 }],
  ['12-107', null],
  ['12-0000', null],
  ['0-0107', null],
  ['第12号', null],
  ['', null],
])('%s', (text, expected) => expect(parseApplicationNumber(text)).toEqual(expected))

it('reads what it writes', () => {
  expect(parseApplicationNumber(applicationNumber(idOf(3), idOf(9)))).toEqual({ fundId: 3, investmentId: 9 })
})
