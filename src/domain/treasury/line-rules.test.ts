import { describe, expect, it } from 'vitest'
import { linePatternProblems, matches, remarksKey, type LinePattern } from './line-rules.ts'

const rent: LinePattern = { remitter: remarksKey('ｻﾄｳ ﾊﾅｺ'), amountFrom: 85_000, amountUntil: 85_000 }
const fee: LinePattern = { remitter: remarksKey('カンリヒ'), amountFrom: -20_000, amountUntil: -10_000 }

describe('a rule speaks for a line', () => {
  it.each([
    ['of its remitter and amount, in any width', rent, { amount: 85_000, remarks: '振込　サトウ　ハナコ' }, true],
    ['not of a yen more', rent, { amount: 85_001, remarks: 'サトウ ハナコ' }, false],
    ['not of somebody else', rent, { amount: 85_000, remarks: 'サトウ ハナエ' }, false],
    ['not of the same amount going out', rent, { amount: -85_000, remarks: 'サトウ ハナコ' }, false],
    ['not of a longer name', rent, { amount: 85_000, remarks: 'サトウ ハナコ タロウ' }, false],
    ['not of the name within a longer one', rent, { amount: 85_000, remarks: 'オオサトウ ハナコ' }, false],
    ['at the lower end', fee, { amount: -20_000, remarks: 'ｶﾝﾘﾋ' }, true],
    ['at the upper end', fee, { amount: -10_000, remarks: 'カンリヒ' }, true],
    ['not beyond', fee, { amount: -20_001, remarks: 'カンリヒ' }, false],
  ])('%s', (_what, rule, line, does) => {
    expect(matches(rule, line)).toBe(does)
  })
})

describe('a rule is kept', () => {
  const line = { amount: 85_000, remarks: 'サトウ ハナコ', parts: 1 }
  it.each([
    ['as the line was', rent, line, null],
    ['for amounts up to a tenth more', { ...rent, amountUntil: 93_500 }, line, null],
    ['not for a yen beyond', { ...rent, amountUntil: 93_501 }, line, 'amount_until'],
    ['for amounts down to a tenth less', { ...rent, amountFrom: 76_500 }, line, null],
    ['not for a yen below', { ...rent, amountFrom: 76_499 }, line, 'amount_from'],
    ['not for a piece of the name', { ...rent, remitter: 'サトウ' }, line, 'remitter'],
    ['not where its own line does not fit', { ...rent, amountFrom: 90_000, amountUntil: 92_000 }, line, 'remitter'],
    ['not for the other direction', { ...rent, amountFrom: -85_000 }, line, 'amount_from'],
    ['not for one letter', { ...rent, remitter: 'サ' }, line, 'remitter'],
    ['not with a range of a line in parts', { ...rent, amountUntil: 90_000 }, { ...line, parts: 2 }, 'amount_until'],
    ['not upside down', { ...rent, amountUntil: 80_000 }, line, 'amount_until'],
  ])('%s', (_what, rule, made, field) => {
    const problems = linePatternProblems(rule, made)
    expect(problems === null ? null : Object.keys(problems)[0]).toBe(field)
  })
})
