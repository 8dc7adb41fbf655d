import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { isApprovalInTime, isMethodValid, methodFor } from './identity-method.ts'

describe('by which method a member is checked', () => {
  it.each([
    ['2027-03-31', 'image', 'first', 'image'],
    ['2027-04-01', 'image', 'first', 'ic_chip'],
    ['2027-04-01', 'image', 'recheck', 'ic_chip'],
    ['2027-04-01', 'jpki', 'first', 'jpki'],
    ['2040-01-01', 'ic_chip', 'renewal', 'ic_chip'],
    ['2018-11-29', 'image', 'first', null],
    ['2027-04-01', 'auth', 'recheck', 'auth'],
    // The user certificate alone knows nobody for the first time.
    ['2027-04-01', 'auth', 'first', 'ic_chip'],
    ['2027-04-01', 'auth', 'renewal', 'ic_chip'],
  ] as const)('on %s, %s wished, %s: %s', (day, wished, purpose, method) => {
    expect(methodFor(japanDate(day), { wished, successor: 'ic_chip' }, purpose)).toBe(method)
  })

  it('posting goes on', () => expect(isMethodValid('mail', japanDate('2027-04-01'), 'first')).toBe(true))
})

describe('an approval of photographs', () => {
  it.each([
    ['the evening before', '2027-03-31T23:59:59+09:00', '2027-03-31T23:50:00+09:00', true],
    ['at midnight, submitted a second before', '2027-04-01T00:00:00+09:00', '2027-03-31T23:59:59+09:00', true],
    ['days after, submitted before', '2027-04-05T10:00:00+09:00', '2027-03-31T23:59:59+09:00', true],
    ['at midnight, submitted then', '2027-04-01T00:00:00+09:00', '2027-04-01T00:00:00+09:00', false],
    ['at midnight, of whose submission nothing is known', '2027-04-01T00:00:00+09:00', null, false],
  ])('%s', (_what, approvedAt, submittedAt, counts) => {
    expect(
      isApprovalInTime({
        method: 'image',
        purpose: 'first',
        approvedAt: new Date(approvedAt),
        submittedAt: submittedAt === null ? null : new Date(submittedAt),
      }),
    ).toBe(counts)
  })
})
