import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { idOf } from '../id.ts'
import { yen } from '../money.ts'
import { missingForStart, readyPurchases, type RecordedPurchase } from './ready-purchases.ts'

const startOn = japanDate('2026-05-01')
const purchase = (facts: Partial<RecordedPurchase> & { number?: number } = {}) => ({
  id: idOf<'property_deal'>(facts.number ?? 1),
  settledOn: startOn,
  price: yen(1_000_000),
  otherRelation: 'self' as const,
  booked: null,
  isAgreed: true,
  partName: '301号室',
  ...facts,
})
const judge = (
  recorded: ReturnType<typeof purchase>[],
  { named = [] as number[], advancePaid = 0 }: { named?: number[]; advancePaid?: number } = {},
) =>
  readyPurchases(recorded, {
    startOn,
    named: named.map((id) => idOf<'property_deal'>(id)),
    advancePaid: yen(advancePaid),
  })

describe('a start buys', () => {
  it.each([
    ['what two have agreed to', purchase(), {}, null],
    ['what is named with the day', purchase({ isAgreed: false }), { named: [1] }, null],
    ['nothing that nobody agreed to', purchase({ isAgreed: false }), { named: [2] }, 'not_agreed'],
    ['nothing that is settled a day later', purchase({ settledOn: japanDate('2026-05-02') }), {}, 'settled_later'],
    [
      'of a stranger what his price was paid for',
      purchase({ otherRelation: 'third' }),
      { advancePaid: 1_000_000 },
      null,
    ],
    [
      'of a stranger nothing for a yen less',
      purchase({ otherRelation: 'third' }),
      { advancePaid: 999_999 },
      'not_paid',
    ],
    ['of an officer as of a stranger by lines of the bank', purchase({ otherRelation: 'officer' }), {}, 'not_paid'],
    ['nothing of another fund', purchase({ otherRelation: 'fund' }), {}, 'of_another_fund'],
  ])('%s', (_what, recorded, facts, because) => {
    const judged = judge([recorded], facts)
    expect(judged.ready).toEqual(because === null ? [recorded] : [])
    expect(judged.waiting.map((each) => each.because)).toEqual(because === null ? [] : [because])
  })

  it('each yen that was paid to strangers once, and nothing that is booked or has no price', () => {
    const [one, other] = [purchase({ otherRelation: 'third' }), purchase({ otherRelation: 'third', number: 2 })]
    expect(judge([one, other], { advancePaid: 1_999_999 })).toEqual({
      ready: [one],
      waiting: [{ purchase: other, because: 'not_paid' }],
    })
    expect(judge([purchase({ booked: yen(1) }), purchase({ price: yen(0) })])).toEqual({ ready: [], waiting: [] })
  })
})

describe('what a start lacks', () => {
  it('is said with the screen on which it is recorded', () => {
    expect(missingForStart({ ready: [], waiting: [] })).toMatch(
      /^対象不動産の取得が記録されていません。「物件」の画面で/,
    )
    const waiting = (['settled_later', 'not_agreed', 'not_paid', 'of_another_fund'] as const).map((because) =>
      missingForStart({ ready: [], waiting: [{ purchase: purchase(), because }] }),
    )
    for (const text of waiting) expect(text).toMatch(/^「301号室」/)
    expect(new Set(waiting).size).toBe(4)
    expect(missingForStart({ ready: [purchase()], waiting: [] })).toBeNull()
  })
})
