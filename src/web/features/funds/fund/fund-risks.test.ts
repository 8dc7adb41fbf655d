import { expect, test } from 'vitest'
import { riskRows } from './fund-risks.ts'

type Says = Parameters<typeof riskRows>[0]
const plan = { loss_line_permille: 82 } as NonNullable<Says['sale_plan']>
const says: Says = {
  sale_plan: plan,
  subordination_amount: 4_000_000,
  is_auto_continue: false,
  extension_months: 12,
}
const textOf = (title: string, changes: Partial<Says> = {}) =>
  riskRows({ ...says, ...changes }).find((row) => row.title === title)?.text

test.each<[string, string, Partial<Says>, string]>([
  ['how far the price may fall', '売却価格が下がる', {}, '約8.2％を超えて下がると、元本に損失が生じます。'],
  ['who bears a loss first', '売却価格が下がる', {}, 'まず運営会社の劣後出資（400万円）が負担し'],
  ['that nobody bears it first', '売却価格が下がる', { subordination_amount: 0 }, '運営会社の劣後出資はありません。'],
  ['the longest extension', '売却が遅れる', {}, '最長12か月です。'],
  ['that all must agree', '売却が遅れる', { extension_months: 0 }, '出資者全員の同意が必要です。'],
  ['that terms go on', '売却が遅れる', { is_auto_continue: true }, '運用の期が続きます。'],
])('the risks tell %s', (_what, title, changes, words) => {
  expect(textOf(title, changes)).toContain(words)
})

test('a fund without a plan of its sale names no price', () => {
  expect(textOf('売却価格が下がる', { sale_plan: null })).toMatch(/^損失が出た場合は、/)
})
