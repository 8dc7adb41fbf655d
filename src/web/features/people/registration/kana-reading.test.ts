import { describe, expect, it } from 'vitest'
import { readingOf } from './kana-reading.ts'

describe('the reading of a name, from how it was typed', () => {
  it.each([
    ['romaji and conversion', ['い', 'いt', 'いと', 'いとk', 'いとか', 'いとかw', 'いとかわ', '糸川'], 'イトカワ'],
    ['full-width romaji', ['ｓ', 'さ', 'さｔ', 'さと', 'さとう', '佐藤'], 'サトウ'],
    ['a name in katakana', ['ろ', 'ろー', 'ろーら', 'ローラ'], 'ローラ'],
    ['a choice among several conversions', ['みさき', '岬', '美咲'], 'ミサキ'],
    ['a pasted name', ['美咲'], null],
    ['nothing', [], null],
  ])('%s', (_what, shown, reading) => {
    expect(readingOf(shown)).toBe(reading)
  })
})
