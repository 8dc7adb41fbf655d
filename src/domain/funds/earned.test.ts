import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, japanDate } from '../calendar.ts'
import { earnedAfterLossBp, earnedBp, type Earning } from './earned.ts'
import { yen } from '../money.ts'

const earning = (dividend: number, invested: number, start: string, end: string): Earning => ({
  dividend: yen(dividend),
  invested: yen(invested),
  startOn: japanDate(start),
  endOn: japanDate(end),
})

describe('what one yen of an investor earned', () => {
  it.each([
    ['a whole year', 2_800_000, 40_000_000, '2026-05-01', '2027-04-30', 700],
    ['half a year', 1_400_000, 40_000_000, '2026-05-01', '2026-10-29', 700],
    ['a fraction of a tenth is cut', 1_000_000, 40_000_000, '2026-05-01', '2026-10-31', 490],
    ['nothing', 0, 40_000_000, '2026-05-01', '2027-04-30', 0],
    ['a yen below the tenth', 2_919_999, 40_000_000, '2026-05-01', '2027-04-30', 720],
    ['the tenth', 2_920_000, 40_000_000, '2026-05-01', '2027-04-30', 730],
    // An all-in fund of 4,000,000 yen in which 3,000,000 were raised.
    ['what was raised counts, not what was planned', 141_880, 3_000_000, '2025-12-01', '2026-08-31', 630],
    ['half was raised', 800_000, 20_000_000, '2026-01-01', '2026-07-01', 800],
    // 7.0 % for 41 days is 39,315 yen: the cap is floored too.
    ['the most that the contract allows may read a tenth less', 39_315, 5_000_000, '2026-10-14', '2026-11-23', 690],
    ['366 days of a leap year', 100_274, 1_000_000, '2024-01-01', '2024-12-31', 1_000],
    ['one day', 192, 1_000_000, '2026-05-01', '2026-05-01', 700],
  ])('%s: %i yen on %i from %s to %s is %i basis points', (_what, dividend, invested, start, end, bp) => {
    expect(earnedBp([earning(dividend, invested, start, end)])).toBe(bp)
  })

  it('weighs each period by its money and its days, and floors once', () => {
    const first = earning(1_400_000, 40_000_000, '2026-05-01', '2026-10-29')
    expect(earnedBp([first, earning(700_000, 20_000_000, '2026-10-30', '2027-04-29')])).toBe(700)
    expect(earnedBp([first, earning(0, 20_000_000, '2026-10-30', '2027-04-29')])).toBe(460)
    // Floored apart, 6.96 and 7.06 percent would make less than the 7.01 that they are together.
    expect(
      earnedBp([
        earning(69_600, 1_000_000, '2025-01-01', '2025-12-31'),
        earning(70_600, 1_000_000, '2026-01-01', '2026-12-31'),
      ]),
    ).toBe(700)
  })

  it.each([
    ['nobody lost anything: the other figure says it all', 280_000, 0, null],
    ['less was lost than earned', 280_000, 80_000, 500],
    ['as much', 280_000, 280_000, 0],
    ['a tenth of a percent is cut downwards: a loss is never made smaller', 280_000, 280_001, -10],
    ['half of the principal', 0, 2_000_000, -5_000],
    ['everything', 0, 4_000_000, -10_000],
  ])('with losses taken off, where %s', (_what, dividend, loss, bp) => {
    expect(earnedAfterLossBp([{ ...earning(dividend, 4_000_000, '2026-05-01', '2027-04-30'), loss: yen(loss) }])).toBe(
      bp,
    )
  })

  it('takes a loss of the last term off all terms', () => {
    const terms = [
      { ...earning(1_400_000, 40_000_000, '2026-05-01', '2026-10-29'), loss: yen(0) },
      { ...earning(0, 40_000_000, '2026-10-30', '2027-04-29'), loss: yen(2_800_000) },
    ]
    expect([earnedBp(terms), earnedAfterLossBp(terms)]).toEqual([350, -360])
  })

  it('is unknown where nobody’s money worked', () => {
    expect(earnedBp([])).toBeNull()
    expect(earnedBp([earning(0, 0, '2026-05-01', '2026-10-31')])).toBeNull()
  })

  it('is not asked of days that run backwards', () => {
    expect(() => earnedBp([earning(1, 1, '2026-05-02', '2026-05-01')])).toThrow(RangeError)
  })

  // Person by person, and without a division: another way than the one above.
  it('agrees with the sum over the investors, each with the own amount and days', () => {
    const investor = fc.record({
      units: fc.integer({ min: 1, max: 10 }),
      dividend: fc.integer({ min: 0, max: 90_000 }),
    })
    const period = fc.record({
      investors: fc.array(investor, { minLength: 1, maxLength: 40 }),
      days: fc.integer({ min: 1, max: 1_200 }),
    })
    fc.assert(
      fc.property(fc.array(period, { minLength: 1, maxLength: 4 }), (periods) => {
        let paid = 0n
        let worked = 0n
        for (const { investors, days } of periods) {
          for (const { units, dividend } of investors) {
            paid += BigInt(dividend)
            worked += BigInt(units) * 100_000n * BigInt(days)
          }
        }
        const bp = earnedBp(
          periods.map(({ investors, days }) => ({
            dividend: yen(investors.reduce((sum, { dividend }) => sum + dividend, 0)),
            invested: yen(investors.reduce((sum, { units }) => sum + units * 100_000, 0)),
            startOn: japanDate('2026-01-01'),
            endOn: addDays(japanDate('2026-01-01'), days - 1),
          })),
        )
        const tenths = BigInt((bp ?? -10) / 10)
        // tenths / 1000 a year is the largest such number that is not above paid * 365 / worked.
        expect(tenths * worked <= paid * 365_000n && paid * 365_000n < (tenths + 1n) * worked).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})
