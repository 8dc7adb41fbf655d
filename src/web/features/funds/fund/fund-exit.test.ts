import { expect, test } from 'vitest'
import { exitSteps } from './fund-exit.tsx'

const plan = '運用期間の終わりまでに、第三者へ売却します。'
const says = { exit_plan: plan, is_auto_continue: false, extension_months: 12, extension_notice_days: 30 }
const titles = (fund: Parameters<typeof exitSteps>[0]) => exitSteps(fund).map(({ title }) => title)

test('the ways to the end are told in their order, with who decides', () => {
  expect(titles(says)).toEqual(['物件を売却する予定です', '時期と相手は、当社が決めます', '予定日までに終わらないとき'])
  expect(exitSteps(says)[0]?.text).toBe(plan)
})

test('whoever may buy is named, one of ours too', () => {
  expect(exitSteps(says)[1]?.text).toContain(
    '「第三者へ売却」「自社買取」「次のファンドへ（再組成）」「利害関係人へ売却」のどれになったかは、運用実績に掲載します。',
  )
})

test('the longest extension is that of the contract', () => {
  expect(exitSteps(says).at(-1)?.text).toContain(
    '当初の運用終了予定日から最長12か月です。運用終了予定日の30日前までにお知らせします。',
  )
  expect(exitSteps({ ...says, extension_months: 0 }).at(-1)?.text).toContain('出資者全員の同意が必要です')
})

test('a fund that renews itself is left by choice, term by term, and is not extended', () => {
  expect(titles({ ...says, is_auto_continue: true })).toEqual([
    '期ごとに、続けるかを選べます',
    '物件を売却する予定です',
    '時期と相手は、当社が決めます',
  ])
})

test('a fund that says nothing of its end promises nothing', () => {
  expect(exitSteps({ ...says, exit_plan: null })).toEqual([])
})
