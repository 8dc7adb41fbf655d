import { describe, expect, it } from 'vitest'
import {
  countCharacters,
  emailKey,
  hasForbiddenCharacter,
  normaliseDate,
  normaliseDigits,
  normaliseEmail,
  normaliseKana,
  normaliseTel,
  normaliseText,
  normaliseTypedKana,
} from './normalise.ts'

describe('typed text', () => {
  it.each([
    ['150-0002', '1500002'],
    ['１５０－０００２', '1500002'],
    ['０９０ー１２３４ー５６７８', '09012345678'],
    ['(03) 1234-5678', '0312345678'],
    ['〒150 0002', '1500002'],
    ['', ''],
  ])('%s has the digits %s', (typed, digits) => expect(normaliseDigits(typed)).toBe(digits))

  it.each([
    ['090-1234-5678', '09012345678'],
    ['+81 90 1234 5678', '09012345678'],
    ['＋８１（0）90-1234-5678', '09012345678'],
    ['81-90-1234-5678', '09012345678'],
    ['81901234567', '0901234567'],
    ['010-81-3-1234-5678', '0312345678'],
    ['0081 3 1234 5678', '0312345678'],
    // Numbers at home that look alike.
    ['0810-12-3456', '0810123456'],
    ['0081', '0081'],
    ['8112345', '8112345'],
    // Of other countries: refused for what they are.
    ['+1 212 555 0100', '+12125550100'],
  ])('%s is the telephone number %s', (typed, number) => {
    expect(normaliseTel(typed)).toBe(number)
    expect(normaliseTel(normaliseTel(typed))).toBe(number)
  })

  it('keeps every kanji as its owner writes it', () => {
    for (const name of ['髙橋', '﨑', '神', '𠮷田', '葛\u{E0100}城']) expect(normaliseText(` ${name}　`)).toBe(name)
  })
  it.each([
    ['ﾔﾏﾀﾞ', 'ヤマダ', 'ヤマダ'],
    ['やまだ', 'やまだ', 'ヤマダ'],
    ['ﾛｰﾗ', 'ローラ', 'ローラ'],
    ['ロ-ラ', 'ローラ', 'ローラ'],
    ['　ヤマダ ', 'ヤマダ', 'ヤマダ'],
    ['Smith', 'Smith', 'Smith'],
  ])('%s reaches the server as %s, leaves the form as %s', (typed, atServer, atForm) => {
    expect(normaliseKana(typed)).toBe(atServer)
    expect(normaliseTypedKana(typed)).toBe(atForm)
  })
  it.each([
    ['1985/4/1', '1985-04-01'],
    ['１９８５年４月１日', '1985-04-01'],
    ['1985.04.01', '1985-04-01'],
    [' 1985-04-01 ', '1985-04-01'],
    ['4/1/1985', '4/1/1985'],
  ])('%s is the day %s', (typed, date) => expect(normaliseDate(typed)).toBe(date))
  it('compares mail addresses without regard to case', () => {
    expect(normaliseEmail(' Ｈａｎａ＠example.jp ')).toBe('Hana@example.jp')
    expect(emailKey('HANA@Example.JP')).toBe(emailKey('hana@example.jp'))
  })
  it('counts 𠮷 as one', () => expect(countCharacters('𠮷田')).toBe(2))
})

it.each(['a\u0000b', 'a\nb', 'a\u202Eb', 'a\u200Bb', 'a\u2066b', 'a\uD800b', 'a\uE000b', 'a\uFEFFb', 'a\u061Cb'])(
  'finds what hides or turns text in %j',
  (text) => expect(hasForbiddenCharacter(text)).toBe(true),
)
it.each(['山田 太郎', '𠮷', '東京都渋谷区1-2-3　ビル１０１', '葛\u{E0100}'])('lets %s be', (text) =>
  expect(hasForbiddenCharacter(text)).toBe(false),
)
