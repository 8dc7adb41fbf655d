import { expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { dayChangeSentence, type DayChange } from './day-change.ts'

const change: DayChange = {
  point: 'start',
  previousOn: japanDate('2026-05-01'),
  changedTo: japanDate('2026-04-28'),
  changedAt: new Date('2026-05-10T10:00:00+09:00'),
  words: '契約書の日付の読み違い',
}

it.each([
  [{}, '運用開始日を、2026年5月1日から2026年4月28日に訂正しました'],
  [{ point: 'end', changedTo: null } as const, '運用終了日（2026年5月1日）の登録を取り消しました'],
  [{ point: 'term' } as const, '運用終了の予定日を、2026年5月1日から2026年4月28日に変更しました'],
])('a changed day says both days, when and why', (facts, words) => {
  expect(dayChangeSentence({ ...change, ...facts })).toBe(`${words}（2026年5月10日）。理由：契約書の日付の読み違い`)
})

it('an end before its plan says both days and why', () => {
  expect(dayChangeSentence({ ...change, point: 'early_end', words: '売却が早く決まったため' })).toBe(
    '運用終了日は、予定の2026年5月1日より早い2026年4月28日です（2026年5月10日に登録）。理由：売却が早く決まったため',
  )
})
