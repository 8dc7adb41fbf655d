import { describe, expect, test } from 'vitest'
import { readTransferResults } from './transfer-results.ts'

const read = (text: string) => readTransferResults(new TextEncoder().encode(text))
const done = { payoutId: 61, result: 'done' }

describe('a result file of the bank', () => {
  test.each([
    ['as our own page asks for it', '61,済', [done]],
    ['with headings', '支払番号,結果,理由\r\n61,済,\r\n', [done]],
    ["with the number in the customer code's ten places", '0000000061,済', [done]],
    ['with the sign of the end of a file', '61,済\r\n\u001a', [done]],
    ['with several of them, without a last line break', '61,済\u001a\u001a', [done]],
    ['separated by tabs', '61\t振込済', [done]],
    [
      'with a comma in a quoted reason',
      '61,不能,"口座なし,名義相違"',
      [{ payoutId: 61, result: 'failed', reason: '口座なし,名義相違' }],
    ],
    [
      'with a quotation mark in one',
      '"61","不能","名義""イト""相違"',
      [{ payoutId: 61, result: 'failed', reason: '名義"イト"相違' }],
    ],
    ['with blanks around', ' 61 , 不能 , 口座なし ', [{ payoutId: 61, result: 'failed', reason: '口座なし' }]],
  ])('is read %s', (_how, text, rows) => {
    expect(read(text)).toEqual({ ok: true, rows })
  })

  test.each([
    ['with nothing in it', ''],
    ['with the end of a file alone', '\u001a'],
    ['with a number that is none', '0,済'],
    ['with a word that is no result', '61,多分'],
    ['with a payout twice, once with zeros', '61,済\n0000000061,済'],
  ])('is refused %s', (_how, text) => {
    expect(read(text)).toMatchObject({ ok: false })
  })
})
