import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  bankSearchKey,
  halfWidthKanaToFull,
  hiraganaToKatakana,
  isWrittenOtherwiseByBanks,
  katakanaToHiragana,
  smallKanaToLarge,
  toZenginText,
} from './kana.ts'
import { kanaField } from './validation/fields.ts'

describe('foldings', () => {
  it.each([
    ['ﾔﾏﾀﾞ ﾀﾛｳ', 'ヤマダ タロウ'],
    ['ﾊﾟﾋﾟｳﾞ', 'パピヴ'],
    ['か\u3099', 'が'],
    ['漢字 ABC ＡＢＣ', '漢字 ABC ＡＢＣ'],
    ['神田', '神田'],
  ])('%s in full width is %s', (half, full) => expect(halfWidthKanaToFull(half)).toBe(full))
  it.each([
    ['さくらーゔゖ', 'サクラーヴヶ'],
    ['ヤマダ', 'ヤマダ'],
    ['abc漢', 'abc漢'],
  ])('%s in katakana is %s', (from, to) => expect(hiraganaToKatakana(from)).toBe(to))
  it('turns katakana back', () => expect(katakanaToHiragana('サクラーヴ')).toBe('さくらーゔ'))
  it('writes small kana large', () => {
    expect(smallKanaToLarge('ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶしょ')).toBe(
      'あいうえおつやゆよわかけアイウエオツヤユヨワカケしよ',
    )
  })
})

describe('bank readings', () => {
  it.each([
    ['しょうこう', 'しようこう'],
    ['ジーエムオー', 'じ－えむお－'],
    ['ｿﾆｰ', 'そに－'],
    ['ゆ－あい', 'ゆ－あい'],
    ['ゆーあい', 'ゆ－あい'],
    ['ui', 'ＵＩ'],
    [' みずほ ', 'みずほ'],
    ['A B', 'Ａ　Ｂ'],
  ])('%s is looked up as %s', (query, key) => expect(bankSearchKey(query)).toBe(key))
  it('finds by prefix and nothing else', () => {
    expect(bankSearchKey('ゆ－あい').startsWith(bankSearchKey('ゆー'))).toBe(true)
    expect(bankSearchKey('ゆ－あい').startsWith(bankSearchKey('ゆうあい'))).toBe(false)
  })
})

describe('names in a transfer file', () => {
  it.each([
    ['ヤマダ　タロウ', 'ﾔﾏﾀﾞ ﾀﾛｳ'],
    ['しょうじ　りょうこ', 'ｼﾖｳｼﾞ ﾘﾖｳｺ'],
    ['キュウヨ　ジュンイチ', 'ｷﾕｳﾖ ｼﾞﾕﾝｲﾁ'],
    ['サーファー　ヴィクトリア', 'ｻ-ﾌｱ- ｳﾞｲｸﾄﾘｱ'],
    ['カ）サンプル', 'ｶ)ｻﾝﾌﾟﾙ'],
    ['ヲノ　ミホ', 'ｵﾉ ﾐﾎ'],
    ['ﾔﾏﾀﾞ', 'ﾔﾏﾀﾞ'],
    ['ａｂｃ－１', 'ABC-1'],
  ])('%s is written %s', (name, text) => expect(toZenginText(name)).toBe(text))
  it.each(['山田太郎', 'ﾔﾏﾀﾞ*', 'ヤマダ＆スズキ', 'ヷ😀'])('%s cannot be written', (name) =>
    expect(toZenginText(name)).toBeNull(),
  )
  it.each([
    ['スミス・ジョーンズ', 'ｽﾐｽ ｼﾞﾖ-ﾝｽﾞ'],
    ['ヸクトル', 'ﾋﾞｸﾄﾙ'],
    ['ヰ', 'ｲ'],
  ])('%s is written %s, and its owner is told', (name, text) => {
    expect(toZenginText(name)).toBe(text)
    expect(isWrittenOtherwiseByBanks(name)).toBe(true)
  })
  it('every kana of a member’s name is written', () => {
    for (let code = 0x30a1; code <= 0x30fa; code += 1) {
      const name = `ア${String.fromCharCode(code)}ー　・`
      expect(v.is(kanaField, name), name).toBe(true)
      expect(toZenginText(name), name).not.toBeNull()
    }
  })
})
