import { expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { coolingOffDay, coolingOffObstacle, mayCoolOffOn } from './cooling-off.ts'

const delivered = new Date('2026-02-01T10:00:00+09:00')

it.each([
  ['the day of delivery', '2026-02-01', true],
  ['the eighth day', '2026-02-08', true],
  ['the ninth day', '2026-02-09', false],
])('%s', (_, day, may) => expect(mayCoolOffOn(delivered, japanDate(day))).toBe(may))

it('has no end while the document was not delivered', () => {
  expect(mayCoolOffOn(null, japanDate('2030-01-01'))).toBe(true)
})

it('counts the last second of the eighth day in Japan, and a postmark by its own date', () => {
  const lastSecond = coolingOffDay({ declaredAt: new Date('2026-02-08T23:59:59+09:00') })
  expect(mayCoolOffOn(delivered, lastSecond)).toBe(true)
  expect(mayCoolOffOn(delivered, coolingOffDay({ declaredAt: new Date('2026-02-08T15:00:00Z') }))).toBe(false)
  expect(mayCoolOffOn(delivered, coolingOffDay({ postmarkedOn: japanDate('2026-02-08') }))).toBe(true)
})

const today = japanDate('2026-02-08')
it.each([
  ['a drawn or first-come contract that awaits its deposit', { status: 'awaiting_deposit' }, null],
  ['a contract whose document nobody has fetched', { status: 'awaiting_deposit', deliveredAt: null }, null],
  ['a paid contract', { status: 'participating' }, null],
  [
    'a paid contract on the ninth day',
    { status: 'participating', deliveredAt: new Date('2026-01-31T23:59:59+09:00') },
    'too_late',
  ],
  ['a paid contract with a fixed distribution', { status: 'participating', isDistributed: true }, 'distributed'],
  ['an application that was not drawn yet', { status: 'lottery_pending', deliveredAt: null }, 'no_contract'],
  ['an application that lost the draw', { status: 'not_selected', deliveredAt: null }, 'ended'],
  ['a contract of a fund that failed', { status: 'fund_failed' }, 'ended'],
  ['a canceled contract', { status: 'canceled' }, 'ended'],
] as const)('%s', (_, facts, obstacle) => {
  expect(coolingOffObstacle({ deliveredAt: delivered, isDistributed: false, ...facts }, today)).toBe(obstacle)
})
