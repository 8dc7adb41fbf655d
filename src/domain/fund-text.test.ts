import { describe, expect, it } from 'vitest'
import { toRfc3339 } from './calendar.ts'
import { formatRate, lotteryDays, progressName, progressTone, scheduleRows } from './fund-text.ts'
import { exampleFund } from './support/examples.ts'

it.each([
  [820, '8.2％'],
  [700, '7.0％'],
  [725, '7.2％'],
  [1_250, '12.5％'],
  [0, '0.0％'],
  [-725, '−7.3％'],
])('%s basis points read %s', (bp, text) => expect(formatRate(bp)).toBe(text))

it.each([
  ['00:募集前', 'primary', '募集前'],
  ['02:募集中', 'primary', '募集中'],
  ['03:募集終了', 'warning', '募集終了'],
  ['05:不成立', 'warning', '不成立'],
])('%s is %s and reads %s', (label, tone, name) => {
  expect(progressTone(label)).toBe(tone)
  expect(progressName(label)).toBe(name)
})

describe('the schedule', () => {
  it('plans the dividend for the end of the month after the operation', () => {
    expect(scheduleRows(exampleFund(), null)).toEqual([
      { name: '募集開始', planned: '2026年4月1日（水）00:00', actual: null },
      { name: '募集終了', planned: '2026年4月10日（金）18:00', actual: null },
      { name: '運用開始', planned: '2026年5月1日（金）', actual: null },
      { name: '運用終了', planned: '2027年4月30日（金）', actual: null },
      { name: '配当支払', planned: '2027年5月31日（月）', actual: null },
    ])
  })
  it('leaves open what is not planned', () => {
    const open = exampleFund({ operationStartOn: null, operationEndOn: null })
    expect(scheduleRows(open, null).map(({ planned }) => planned).slice(2)).toEqual([null, null, null])
  })
  it('tells a lottery’s days', () => {
    const { resultOn, depositDeadline } = lotteryDays(exampleFund().offeringEndAt)
    expect(resultOn).toBe('2026-04-11')
    expect(toRfc3339(depositDeadline)).toBe('2026-04-14T23:59:59+09:00')
  })
})
