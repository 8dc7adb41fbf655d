import { expect, it } from 'vitest'
import { encodeShiftJis, outsideShiftJis } from './shift-jis.ts'

it.each([
  ['320,', '3332302c'],
  ['　', '8140'],
  ['－', '817c'],
  ['～', '8160'],
  ['Ａ', '8260'],
  ['亜', '889f'],
  ['腕', '9872'],
  ['弌', '989f'],
  ['熙', 'eaa4'],
  ['\r\n', '0d0a'],
])('%s is %s', (text, hex) => expect(Buffer.from(encodeShiftJis(text)).toString('hex')).toBe(hex))

it('what reads Shift_JIS reads what was written', () => {
  const text = '東京都千代田区一番町　０－０,糸ファンディング株式会社'
  expect(new TextDecoder('shift_jis').decode(encodeShiftJis(text))).toBe(text)
})

it.each([
  ['髙橋', ['髙']],
  ['宮﨑', ['﨑']],
  ['𠮷野家𠮷', ['𠮷']],
  ['①㈱', ['①', '㈱']],
  ['ｱ', ['ｱ']],
  ['高橋', []],
])('of %s it lacks %o', (text, lacking) => {
  expect(outsideShiftJis(text)).toEqual(lacking)
  if (lacking.length > 0) expect(() => encodeShiftJis(text)).toThrow(RangeError)
})
