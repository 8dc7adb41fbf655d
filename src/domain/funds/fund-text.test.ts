import { expect, it } from 'vitest'
import { toRfc3339 } from '../calendar.ts'
import {
  formatRate,
  lotteryDays,
  phrasesOf,
  progressName,
  progressTone,
  shortFundName,
  splitFundName,
} from './fund-text.ts'
import { exampleFund } from '../support/examples.ts'

it.each([
  [820, '8.2％'],
  [700, '7.0％'],
  [725, '7.2％'],
  [1_250, '12.5％'],
  [0, '0.0％'],
  [-725, '−7.3％'],
])('%s basis points read %s', (bp, text) => expect(formatRate(bp)).toBe(text))

it.each([
  ['00:募集前', 'primary', '募集前'],
  ['02:募集中', 'primary', '募集中'],
  ['03:募集終了', 'warning', '募集終了'],
  ['05:不成立', 'warning', '不成立'],
])('%s is %s and reads %s', (label, tone, name) => {
  expect(progressTone(label)).toBe(tone)
  expect(progressName(label)).toBe(name)
})

it('tells a lottery’s days', () => {
  const { resultOn, depositDeadline } = lotteryDays(exampleFund().offeringEndAt)
  expect(resultOn).toBe('2026-04-11')
  expect(toRfc3339(depositDeadline)).toBe('2026-04-14T23:59:59+09:00')
})

it('separates number and name', () => {
  expect(splitFundName('糸funding 第12号　世田谷区三軒茶屋レジデンス')).toEqual({
    number: '糸funding 第12号',
    title: '世田谷区三軒茶屋レジデンス',
  })
  expect(splitFundName('浅草ゲストハウス')).toEqual({ number: null, title: '浅草ゲストハウス' })
})

it.each([
  ['第12号　世田谷区三軒茶屋レジデンス', '第12号'],
  ['さくらハイツ', 'さくらハイツ'],
  ['世田谷区三軒茶屋レジデンス', '世田谷区三軒茶屋レ…'],
])('%s is called %s in a subject', (name, short) => {
  expect(shortFundName(name)).toBe(short)
})

it.each([
  ['第12号　世田谷区三軒茶屋レジデンス', ['第12号　', '世田谷区三軒茶屋', 'レジデンス']],
  ['第16号　仙台青葉通りマンション', ['第16号　', '仙台青葉通り', 'マンション']],
  ['第9号　鎌倉小町通り商業ビル', ['第9号　', '鎌倉小町通り', '商業ビル']],
  ['第10号　京都東山 町家の宿', ['第10号　', '京都東山 ', '町家の宿']],
  ['第11号　浅草ゲストハウス', ['第11号　', '浅草ゲストハウス']],
  ['東京', ['東京']],
])('the lines of %s end between its words', (name, phrases) => {
  expect(phrasesOf(name)).toEqual(phrases)
  expect(phrasesOf(name).join('')).toBe(name)
})
