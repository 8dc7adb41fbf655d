import { expect, it } from 'vitest'
import { searchPrefix } from './bank-search.ts'

it.each([
  ['みず', null, 'みず'],
  ['み', null, null],
  [' み ', null, null],
  ['', null, null],
  ['ほ', '0044', 'ほ'],
  ['', '0044', null],
  ['ほ', '0001', null],
  ['ｼﾌﾞ', '0001', 'しぶ'],
])('%s in bank %s asks for %s', (query, bankCode, prefix) => expect(searchPrefix(query, bankCode)).toBe(prefix))
