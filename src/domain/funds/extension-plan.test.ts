import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { judgePlan, stepState, stepWord } from './extension-plan.ts'

const today = japanDate('2026-11-02')
const newEndOn = japanDate('2027-04-30')
const judge = (...typed: [text: string, dueOn: string][]) =>
  judgePlan(
    typed.map(([text, dueOn]) => ({ text, dueOn })),
    { today, newEndOn },
  )

describe('the plan of an extension', () => {
  it('has at least one step, and no more than anybody reads', () => {
    expect(judge()).toEqual({ problems: { plan: '1件以上入力してください' } })
    const nine = Array.from({ length: 9 }, (): [string, string] => ['売却活動', '2026-12-01'])
    expect(judge(...nine)).toEqual({ problems: { plan: '8件以内で入力してください' } })
    expect(judge(...nine.slice(1))).toHaveProperty('steps')
  })

  it.each([
    ['売却活動を再開', '2026-11-02', null],
    ['売買契約の締結', '2027-04-30', null],
    [
      '売買契約の締結',
      '2027-05-01',
      { 'plan.0.due_on': '新しい終了予定日（2027年4月30日（金））までの日付を入力してください' },
    ],
    ['売却活動を再開', '2026-11-01', { 'plan.0.due_on': '今日以降の日付を入力してください' }],
    ['売却活動を再開', '2026-02-30', { 'plan.0.due_on': '今日以降の日付を入力してください' }],
    ['　', '2026-12-01', { 'plan.0.text': '必須です' }],
    ['あ'.repeat(61), '2026-12-01', { 'plan.0.text': '60文字以内で入力してください' }],
  ])('a step "%s" until %s', (text, dueOn, problems) => {
    const judged = judge([text, dueOn])
    if (problems === null) expect(judged).toEqual({ steps: [{ text, dueOn }] })
    else expect(judged).toEqual({ problems })
  })

  it('stands in the order of its days, however it was typed', () => {
    expect(judge(['決済・引き渡し', '2027-04-30'], ['売却活動を再開', '2026-11-10'])).toEqual({
      steps: [
        { text: '売却活動を再開', dueOn: '2026-11-10' },
        { text: '決済・引き渡し', dueOn: '2027-04-30' },
      ],
    })
  })

  it.each([
    ['2026-11-03', null, 'ahead', '予定'],
    ['2026-11-02', null, 'today', '本日の予定'],
    ['2026-11-01', null, 'overdue', '1日遅れ'],
    ['2026-10-09', null, 'overdue', '24日遅れ'],
    ['2026-10-09', '2026-11-01', 'done', '済み'],
    ['2026-11-03', '2026-11-02', 'done', '済み'],
  ] as const)('a step until %s, recorded on %s, is %s', (dueOn, doneOn, state, word) => {
    const step = { dueOn: japanDate(dueOn), doneOn: doneOn === null ? null : japanDate(doneOn) }
    expect(stepState(step, today)).toBe(state)
    expect(stepWord(step, today)).toBe(word)
  })
})
