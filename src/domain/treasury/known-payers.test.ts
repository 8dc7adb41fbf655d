import { expect, it } from 'vitest'
import { payerKey, payersText } from './known-payers.ts'

it('a name that is near is said to be like it', () => {
  const payers = [
    { kind: 'member', id: '1', name: '佐藤 花子' },
    { kind: 'related', id: '2', name: '渡辺 一郎', isNear: true },
  ] as const
  expect(payersText(payers, 100)).toBe(
    '会員「佐藤 花子」と一致します。当社の役員・グループ会社「渡辺 一郎」に似た名前です。第三者からの収入かどうかを確かめてください。',
  )
  expect(payersText(payers, -100)).toMatch(/第三者への支払いかどうかを確かめてください。$/)
})

it('a key is the key of itself', () => {
  for (const name of ['カ)イトフアンデイング', 'ｼｰﾗ･ﾕｶ', '糸ファンディング株式会社', 'Room & Co.'])
    expect(payerKey(payerKey(name))).toBe(payerKey(name))
})
