import { describe, expect, it } from 'vitest'
import { yen } from '../money.ts'
import { appliedPercent, mayBeJoined, offeringWord, type OfferingFacts } from './offering-word.ts'

const facts: OfferingFacts = {
  offeringMethod: 'first_come',
  hasLine: true,
  goal: 'all_or_nothing',
  offeringStartAt: new Date('2026-04-01T19:00:00+09:00'),
  offeringEndAt: new Date('2026-04-20T23:59:59+09:00'),
  fundTotal: yen(5_000_000),
  subordinatedAmount: yen(1_000_000),
  investTotal: yen(3_000_000),
  held: yen(0),
  isGoaled: false,
  hasFailed: false,
  hasBegun: false,
}
const lottery = { ...facts, offeringMethod: 'lottery', hasLine: false } as const
const during = new Date('2026-04-10T12:00:00+09:00')
const after = new Date('2026-04-21T00:00:00+09:00')

describe('the word beside the progress of an offering', () => {
  it.each<[string, OfferingFacts, Date, string | null, string | null]>([
    [
      'nothing before the start',
      { ...facts, investTotal: yen(5_000_000) },
      new Date('2026-04-01T18:59:59+09:00'),
      null,
      null,
    ],
    ['nothing while there is room', facts, during, null, null],
    [
      'full, with a line to wait in',
      { ...facts, investTotal: yen(5_000_000) },
      during,
      '満額・受付停止中',
      'キャンセル待ち受付中',
    ],
    [
      'full where the rest is held',
      { ...facts, investTotal: yen(4_500_000), held: yen(500_000) },
      during,
      '満額・受付停止中',
      'キャンセル待ち受付中',
    ],
    [
      'full, with no line to wait in',
      { ...facts, investTotal: yen(5_000_000), hasLine: false },
      during,
      '満額・受付停止中',
      null,
    ],
    [
      'paid in full before the end',
      { ...facts, investTotal: yen(5_000_000), isGoaled: true },
      during,
      '満額・募集終了',
      null,
    ],
    ['nothing for a lottery that is just full', { ...lottery, investTotal: yen(5_000_000) }, during, null, null],
    ['the odds of a lottery, floored', { ...lottery, investTotal: yen(5_070_000) }, during, '応募倍率 1.01倍', null],
    ['open after the end', facts, after, '成立の判定中', null],
    ['decided where it failed', { ...facts, hasFailed: true }, after, null, null],
    ['decided where it is paid in full', { ...facts, isGoaled: true }, after, null, null],
    ['decided where its operation has begun', { ...facts, hasBegun: true }, after, null, null],
    ['nothing to judge with an all-in fund', { ...facts, goal: 'all_in' }, after, null, null],
  ])('%s', (_what, given, now, label, detail) => {
    const word = offeringWord(given, now)
    expect([word?.label ?? null, word?.detail ?? null]).toEqual([label, detail])
  })

  it('tells which funds can be joined', () => {
    expect(mayBeJoined(facts, during)).toBe(true)
    expect(mayBeJoined({ ...lottery, investTotal: yen(6_000_000) }, during)).toBe(true)
    expect(mayBeJoined({ ...facts, investTotal: yen(5_000_000) }, during)).toBe(false)
    expect(mayBeJoined(facts, after)).toBe(false)
  })
})

it('counts the investors’ part alone', () => {
  expect(appliedPercent(facts)).toBe(50)
  expect(appliedPercent({ ...facts, investTotal: yen(5_719_999) })).toBe(117)
})
