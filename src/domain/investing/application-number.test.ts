import { expect, it } from 'vitest'
import { applicationNumber, applicationNumberFault, parseApplicationNumber } from './application-number.ts'
import { idOf } from '../id.ts'

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

it.each([
  ['1-0001', '1-0001', null],
  ['１ー０００１', '1-0001', null],
  ['16-0001', '1-0001', /^16-0001 の申込はありません。.*1-0001 です/],
  ['1-0001', '16-0001', /^1-0001 の申込はありません。.*16-0001 です/],
  ['1-0002', '1-0001', /^1-0002 の申込はありません。/],
  ['16', '1-0001', /12-0107 の形で入力/],
])('%s for the application %s', (typed, own, expected) => {
  const fault = applicationNumberFault(typed, own)
  if (expected === null) expect(fault).toBeNull()
  else expect(fault).toMatch(expected)
})
