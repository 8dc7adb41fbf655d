import { describe, expect, it } from 'vitest'
import { remitterCases } from '../../../tests/support/remitter-cases.ts'
import { formsOfRemitter, isAmongWords, remitsAs } from './remitter.ts'

describe('a remitter is known', () => {
  it.each(remitterCases)('$how: $remarks', ({ remarks, name, kana, isPerson, is }) => {
    expect(remitsAs(formsOfRemitter(remarks), { name, kana }, isPerson)).toBe(is)
  })
})

it('a name is among the words of the remarks, or a part of a longer one', () => {
  expect(isAmongWords('フリコミ　カ)イト　ヤチン', '糸')).toBe(false)
  expect(isAmongWords('フリコミ　カ)イト　ヤチン', 'イト')).toBe(true)
  expect(isAmongWords('サイトウ　ヤチン', 'イト')).toBe(false)
})
