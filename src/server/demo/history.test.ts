import { beforeAll, expect, test } from 'vitest'
import { isBusinessDay } from '../../domain/business-day.ts'
import { addDays, japanDate, japanDateOf, timeOfDay } from '../../domain/calendar.ts'
import { demoFunds } from '../../features/funds/fund/demo-funds.ts'
import { dayOf, historyOf, type HistoryEvent } from './history.ts'

type Fund = (typeof demoFunds)[number]
let histories: { seedAt: Date; fund: Fund; events: HistoryEvent[] }[]

// The demo's days are counted back from its first start, which may be on any day of a year.
beforeAll(() => {
  const starts = Array.from({ length: 366 }, (_, index) => timeOfDay(addDays(japanDate('2026-11-23'), index), 12, 0))
  histories = starts.flatMap((seedAt) => demoFunds.map((fund) => ({ seedAt, fund, events: historyOf(fund, seedAt) })))
})

test('what a term earned is fixed after its end and paid on a business day, whenever the demo is first started', () => {
  const terms = histories.flatMap(({ seedAt, fund, events }) =>
    fund.paidTerms.map((term) => {
      const days = (does: 'fix_distribution' | 'pay_distribution') =>
        events.flatMap((event) => (event.does === does && event.term === term ? [japanDateOf(event.at)] : []))
      return { ended: dayOf(term.endDay, seedAt), fixed: days('fix_distribution'), paid: days('pay_distribution') }
    }),
  )
  expect(terms.length).toBeGreaterThan(366)
  const wrong = terms.filter(({ ended, fixed: [fixed, ...fixedAgain], paid: [paid, ...paidAgain] }) => {
    const isOnce = fixed !== undefined && paid !== undefined && [...fixedAgain, ...paidAgain].length === 0
    return !isOnce || fixed < ended || paid < fixed || !isBusinessDay(paid)
  })
  expect(wrong).toEqual([])
})

test('the money of a failed fund goes back once, on a business day', () => {
  const refunds = histories.map(({ fund, events }) => ({
    isFailed: fund.investments.some(({ outcome }) => outcome === 'fund_failed'),
    days: events.flatMap((event) => (event.does === 'pay_refunds' ? [japanDateOf(event.at)] : [])),
  }))
  expect(refunds.some(({ isFailed }) => isFailed)).toBe(true)
  expect(
    refunds.filter(({ isFailed, days }) => days.length !== (isFailed ? 1 : 0) || !days.every(isBusinessDay)),
  ).toEqual([])
})
