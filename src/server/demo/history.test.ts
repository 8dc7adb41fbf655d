import { expect, test } from 'vitest'
import { isBusinessDay } from '../../domain/business-day.ts'
import { addDays, japanDate, japanDateOf, timeOfDay } from '../../domain/calendar.ts'
import { demoFunds } from '../../features/funds/fund/demo-funds.ts'
import { dayOf, historyOf } from './history.ts'

// The demo's days are counted back from its first start, which may be on any day of a year.
const starts = Array.from({ length: 366 }, (_, index) => timeOfDay(addDays(japanDate('2026-11-23'), index), 12, 0))

test('what a term earned is fixed after its end and paid on a business day, whenever the demo is first started', () => {
  for (const seedAt of starts) {
    for (const fund of demoFunds) {
      const events = historyOf(fund, seedAt)
      for (const term of fund.paidTerms) {
        const days = (does: 'fix_distribution' | 'pay_distribution') =>
          events.flatMap((event) => (event.does === does && event.term === term ? [japanDateOf(event.at)] : []))
        const [fixed, paid] = [days('fix_distribution'), days('pay_distribution')]
        const inOrder = [dayOf(term.endDay, seedAt), ...fixed, ...paid]
        expect(inOrder).toHaveLength(3)
        expect(inOrder).toEqual(inOrder.toSorted())
        expect(paid.filter((day) => !isBusinessDay(day))).toEqual([])
      }
    }
  }
})

test('the money of a failed fund goes back once, on a business day', () => {
  for (const seedAt of starts) {
    for (const fund of demoFunds) {
      const days = historyOf(fund, seedAt).flatMap((event) =>
        event.does === 'pay_refunds' ? [japanDateOf(event.at)] : [],
      )
      expect(days).toHaveLength(fund.investments.some(({ outcome }) => outcome === 'fund_failed') ? 1 : 0)
      expect(days.filter((day) => !isBusinessDay(day))).toEqual([])
    }
  }
})
