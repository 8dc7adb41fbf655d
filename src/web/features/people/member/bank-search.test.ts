import { describe, expect, it } from 'vitest'
import { nameKanaOf, nextOption, searchMessage } from './bank-search.ts'

describe('the search for a bank', () => {
  it.each([
    ['み', null, null],
    ['みず', null, 'みず'],
    ['ミズホ', null, 'みずほ'],
    ['ﾐｽﾞﾎ', null, 'みずほ'],
    ['しょうこう', null, 'しようこう'],
    ['さ', '0001', null],
    ['さ', '0044', 'さ'],
    ['', '0044', null],
  ])('%s at bank %s asks for %s', (typed, bankCode, sent) => {
    expect(nameKanaOf(typed, bankCode)).toBe(sent)
  })

  it.each([
    [-1, 3, 'ArrowDown', 0],
    [2, 3, 'ArrowDown', 0],
    [-1, 3, 'ArrowUp', 2],
    [0, 3, 'ArrowUp', 2],
    [1, 3, 'Tab', 1],
    [0, 0, 'ArrowDown', -1],
  ])('from option %i of %i, %s leads to %i', (active, count, key, next) => {
    expect(nextOption(active, count, key)).toBe(next)
  })

  it('tells how many were found', () => {
    expect(searchMessage({ asked: false, searching: false, count: 0 })).toBe('')
    expect(searchMessage({ asked: true, searching: false, count: 0 })).toMatch('見つかりませんでした')
    expect(searchMessage({ asked: true, searching: false, count: 4 })).toMatch('4件')
  })
})
