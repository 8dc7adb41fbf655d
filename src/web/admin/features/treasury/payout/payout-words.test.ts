import { expect, it } from 'vitest'
import { stateSentence } from './payout-words.ts'

const paid = { trouble: null }
const refused = { trouble: { problem: 'account_refused', detail: '' } } as const
const stopped = { trouble: { problem: 'payee_stopped', detail: '' } } as const

it.each([
  [[paid, paid], '銀行の結果をすべて取り込みました。全件、支払い済みです。'],
  [[paid, refused], '銀行の結果をすべて取り込みました。振込できなかった1件は、支払い待ちの一覧に戻りました。'],
  [
    [stopped, stopped],
    '支払いを停止している会員への振込が含まれていたため、送金の前に取り下げました。中の支払いは、すべて支払い待ちの一覧に戻っています。',
  ],
])('a settled payment says what became of all of it', (payouts, words) => {
  expect(stateSentence({ status: 'settled', coverage: null, payouts })).toBe(words)
})
