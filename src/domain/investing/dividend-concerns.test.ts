import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { dividendConcerns, type DividendFacts } from './dividend-concerns.ts'
import { yen } from '../money.ts'

const day = japanDate

describe('what is asked of a dividend', () => {
  const facts: DividendFacts = {
    dividend: yen(39_315),
    payday: day('2026-12-30'),
    startOn: day('2026-10-14'),
    endOn: day('2026-11-23'),
    isTerm: false,
    invested: yen(5_000_000),
    plannedRateBp: 700,
    rateBp: 690,
    today: day('2026-12-01'),
  }
  const codesOf = (changes: Partial<DividendFacts>): string[] =>
    dividendConcerns({ ...facts, ...changes }).map(({ code }) => code)

  it.each<[name: string, changes: Partial<DividendFacts>, codes: string[]]>([
    ['nothing at the cap, on the due day', {}, []],
    ['a yen above the cap', { dividend: yen(39_316) }, ['above_cap']],
    ['a day without banking: paid the day before', { payday: day('2026-12-31') }, ['not_business_day']],
    ['a day after the due day, in the next year', { payday: day('2027-01-04') }, ['after_due', 'other_year']],
    ['a day far off', { payday: day('2099-12-30') }, ['after_due', 'far_off', 'other_year']],
    ['a day that is over', { payday: day('2026-11-30') }, ['already_past']],
    [
      'fixed late in December for a holiday in January: paid in January',
      { payday: day('2027-01-01'), today: day('2026-12-31') },
      ['not_business_day', 'after_due', 'other_year'],
    ],
    ["a term's own due day", { isTerm: true, payday: day('2026-12-24') }, ['after_due']],
  ])('%s', (_, changes, codes) => expect(codesOf(changes)).toEqual(codes))

  it('says the numbers', () => {
    const concerns = dividendConcerns({ ...facts, dividend: yen(393_150), rateBp: 6_990, payday: day('2027-01-04') })
    expect(concerns[0]).toEqual({
      code: 'above_cap',
      expected: '契約の上限 39,315円（予定 年率7.0％、41日）',
      entered: '393,150円（上限を353,835円超過、年率69.9％）。例外として確定します',
    })
    expect(concerns[1]?.entered).toBe('2027年1月4日（月）の支払い（期限から5日の遅れ）')
    expect(concerns[2]?.entered).toContain('確定は2026年、支払いは2027年です')
  })
})
