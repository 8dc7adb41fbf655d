import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, japanDate } from '../calendar.ts'
import { choiceUntilOf, isChoiceOpen, renewalNoticeOn, renewalTerm } from './auto-renewal.ts'

const day = japanDate

describe('a term', () => {
  it.each([
    ['2026-05-01', 0, '2026-05-01', '2026-10-31', '2026-08-31', '2026-11-30'],
    ['2026-05-01', 1, '2026-11-01', '2027-04-30', '2027-02-28', '2027-05-28'],
    ['2026-08-31', 0, '2026-08-31', '2027-02-27', '2026-12-27', '2027-03-26'],
    ['2026-08-31', 1, '2027-02-28', '2027-08-30', '2027-06-30', '2027-09-30'],
    // Leap years: 29 February is a term's first day, and the day on which a choice closes.
    ['2027-08-31', 1, '2028-02-29', '2028-08-30', '2028-06-30', '2028-09-29'],
    ['2027-11-01', 0, '2027-11-01', '2028-04-30', '2028-02-29', '2028-05-30'],
    ['2028-02-29', 0, '2028-02-29', '2028-08-28', '2028-06-28', '2028-09-28'],
    ['2028-02-29', 2, '2029-02-28', '2029-08-28', '2029-06-28', '2029-09-28'],
    ['2026-07-31', 0, '2026-07-31', '2027-01-30', '2026-11-30', '2027-02-26'],
  ])(
    'begun %s, index %s runs from %s to %s, the choice until %s, the distribution by %s',
    (begun, index, startOn, endOn, choiceUntil, distributionDueOn) => {
      expect(renewalTerm(day(begun), index)).toEqual({ startOn, endOn, choiceUntil, distributionDueOn })
    },
  )

  // Two months before a day that February lacks is its last day (civil code, article 143, paragraph 2): the choice never closes earlier than that.
  it.each([
    ['2026-10-28', '2027-04-27', '2027-02-27'],
    ['2026-10-29', '2027-04-28', '2027-02-28'],
    ['2026-10-30', '2027-04-29', '2027-02-28'],
    ['2026-10-31', '2027-04-29', '2027-02-28'],
    ['2026-11-01', '2027-04-30', '2027-02-28'],
    ['2027-10-29', '2028-04-28', '2028-02-28'],
    ['2027-10-30', '2028-04-29', '2028-02-29'],
    ['2027-11-01', '2028-04-30', '2028-02-29'],
    ['2026-08-29', '2027-02-27', '2026-12-27'],
    ['2026-08-31', '2027-02-27', '2026-12-27'],
    ['2026-09-01', '2027-02-28', '2026-12-28'],
    ['2027-09-01', '2028-02-29', '2027-12-29'],
    ['2026-07-01', '2026-12-31', '2026-10-31'],
    ['2026-03-01', '2026-08-31', '2026-06-30'],
  ])('begun on %s ends on %s, and may be left until %s', (begun, endOn, choiceUntil) => {
    const term = renewalTerm(day(begun), 0)
    expect([term.endOn, term.choiceUntil]).toEqual([endOn, choiceUntil])
    expect([isChoiceOpen(term, term.choiceUntil), isChoiceOpen(term, addDays(term.choiceUntil, 1))]).toEqual([
      true,
      false,
    ])
    expect(renewalNoticeOn(term, term.choiceUntil)).toBe('reminder')
  })

  it.each(['2026-05-01', '2026-08-31', '2027-08-30', '2028-02-29', '2026-12-31'])(
    'begun on %s leaves no day between two and none in both',
    (begun) => {
      for (let index = 0; index < 20; index += 1) {
        expect(daysBetween(renewalTerm(day(begun), index).endOn, renewalTerm(day(begun), index + 1).startOn)).toBe(1)
      }
    },
  )
})

describe('the choice', () => {
  const term = renewalTerm(day('2026-05-01'), 0)
  it.each([
    ['on the first day', '2026-05-01', '2026-08-31'],
    ['six weeks before it would close', '2026-07-20', '2026-08-31'],
    ['a day before it would close', '2026-08-30', '2026-09-13'],
    ['long after', '2026-10-01', '2026-10-15'],
    ['at the very end', '2026-10-25', '2026-10-31'],
  ])('of a term written down %s (%s) closes on %s', (_, writtenOn, expected) => {
    expect(choiceUntilOf(term, day(writtenOn))).toBe(expected)
  })
  it.each([
    ['2026-04-30', false],
    ['2026-05-01', true],
    ['2026-08-31', true],
    ['2026-09-01', false],
  ])('is open on %s: %s', (today, expected) => {
    expect(isChoiceOpen(term, day(today))).toBe(expected)
  })
})

describe('the notices', () => {
  const term = renewalTerm(day('2026-05-01'), 0)
  it.each([
    ['2026-08-16', null],
    ['2026-08-17', 'announcement'],
    ['2026-08-30', 'announcement'],
    ['2026-08-31', 'reminder'],
    ['2026-09-01', null],
    ['2026-10-16', null],
    ['2026-10-17', 'forecast'],
    ['2026-10-31', 'forecast'],
    ['2026-11-01', null],
  ])('on %s: %s', (today, notice) => {
    expect(renewalNoticeOn(term, day(today))).toBe(notice)
  })
  it('announce nothing as certain while a choice that was opened late can still change it', () => {
    const late = { ...term, choiceUntil: choiceUntilOf(term, day('2026-10-10')) }
    for (let today = day('2026-10-10'); today <= late.choiceUntil; today = addDays(today, 1))
      expect(renewalNoticeOn(late, today)).not.toBe('forecast')
    expect(renewalNoticeOn(late, addDays(late.choiceUntil, 1))).toBe('forecast')
  })
})
