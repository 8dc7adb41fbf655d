import { expect, it } from 'vitest'
import { cancelText } from './investment-text.ts'

const deadline = new Date('2026-04-05T23:59:59+09:00')

it.each([
  [
    'deadline',
    deadline,
    '2026年4月5日（日）の入金期限までに全額の入金を確認できなかったため、お申し込みを取り消しました。',
  ],
  ['cooling_off', deadline, 'クーリング・オフのお申し出により、契約は解除されました。'],
  ['member_before_deposit', null, 'お申し出により、お申し込みを取り消しました。'],
  ['operator', deadline, '運営会社により、お申し込みを取り消しました。'],
] as const)('canceled by %s', (reason, limit, sentence) => expect(cancelText(reason, limit)).toBe(sentence))
