import { expect, it } from 'vitest'
import { cancelText } from './investment-text.ts'

const deadline = new Date('2026-04-05T23:59:59+09:00')

it.each([
  ['deadline', deadline, '2026年4月5日（日）の入金期限までに全額の入金を確認できなかったため、申し込みは取り消されました。'],
  ['cooling_off', deadline, 'クーリング・オフのお申し出により、契約は解除されました。'],
  ['member_before_deposit', null, 'お申し出により、申し込みは取り消されました。'],
  ['operator', deadline, '運営会社により、申し込みは取り消されました。'],
] as const)('canceled by %s', (reason, limit, sentence) => expect(cancelText(reason, limit)).toBe(sentence))
