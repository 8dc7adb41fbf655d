import { describe, expect, it, test } from 'vitest'
import { yen } from '../money.ts'
import { comparedRows, comparedState, type ComparedState } from './plan-and-record.ts'

const of = (planned: number | null, recorded: number | null) => ({
  planned: planned === null ? null : yen(planned),
  recorded: recorded === null ? null : yen(recorded),
})

describe('plan and record of a period', () => {
  test.each<[string, ComparedState, ReturnType<typeof of>, [number | null, number | null, number | null] | null]>([
    ['less than planned', 'closed', of(570_000, 551_000), [570_000, 551_000, -19_000]],
    ['more than planned', 'closed', of(285_000, 297_000), [285_000, 297_000, 12_000]],
    ['as planned', 'closed', of(360_000, 360_000), [360_000, 360_000, 0]],
    ['nothing came of a plan', 'closed', of(360_000, 0), [360_000, 0, -360_000]],
    ['no plan: no difference', 'closed', of(null, 201_000), [null, 201_000, null]],
    ['no record: no difference', 'closed', of(570_000, null), [570_000, null, null]],
    ['neither: no row', 'closed', of(null, null), null],
    ['books of a running period are not told', 'running', of(285_000, 297_000), [285_000, null, null]],
    ['nor those of one that is being counted', 'counting', of(285_000, 297_000), [285_000, null, null]],
    ['and without a plan nothing is left to tell', 'running', of(null, 98_300), null],
    ['what lies ahead is a plan', 'planned', of(570_000, null), [570_000, null, null]],
  ])('%s', (_name, state, rent, expected) => {
    const rows = comparedRows(state, { rent })
    expect(rows.map(({ planned, recorded, difference }) => [planned, recorded, difference])).toEqual(
      expected === null ? [] : [expected],
    )
  })

  it('stands in the order in which money goes its way, whatever order it is given in', () => {
    const amount = of(null, 1)
    const rows = comparedRows('closed', { dividend: amount, sale: amount, costs: amount, rent: amount })
    expect(rows.map(({ item }) => item)).toEqual(['rent', 'costs', 'sale', 'dividend'])
  })

  test.each<[ComparedState, { hasBegun: boolean; isOver: boolean; isClosed: boolean }]>([
    ['planned', { hasBegun: false, isOver: false, isClosed: false }],
    ['running', { hasBegun: true, isOver: false, isClosed: false }],
    ['counting', { hasBegun: true, isOver: true, isClosed: false }],
    ['closed', { hasBegun: true, isOver: true, isClosed: true }],
  ])('is %s', (state, period) => {
    expect(comparedState(period)).toBe(state)
  })
})
