import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BRANCH_EXAMPLES } from '../../domain/treasury/bank-search.ts'
import { yuchoBranchReading } from '../../domain/treasury/yucho.ts'
import { createOfflineBankDirectory } from './offline-bank-directory.ts'
import { toReadingKey } from './reading-key.ts'

const vectors: { banks: Record<string, string[]>; branches: Record<string, string[]> } = JSON.parse(
  readFileSync(new URL('fixtures/search-vectors.json', import.meta.url), 'utf8'),
)
const directory = createOfflineBankDirectory()
const lines = (entries: { code: string; name: string }[]) => entries.map(({ code, name }) => `${code} ${name}`)

it.each(Object.entries(vectors.banks))('finds the banks that begin with %s', async (reading, expected) => {
  expect(lines(await directory.searchBanks(reading))).toEqual(expected.toSorted())
})

it.each(Object.entries(vectors.branches))('finds the branches %s', async (question, expected) => {
  const [bankCode = '', reading = ''] = question.split(' ')
  expect(lines(await directory.searchBranches(bankCode, reading))).toEqual(expected.toSorted())
})

describe('names as people type them', () => {
  it.each([
    ['みずほぎんこう', '0001 みずほ'],
    ['みずほぎん', '0001 みずほ'],
    ['ゆうちょぎんこう', '9900 ゆうちょ'],
    ['ゆうちょ銀行', '9900 ゆうちょ'],
    ['みつびしＵＦＪ', '0005 三菱ＵＦＪ'],
    ['みつびしUFJぎんこう', '0005 三菱ＵＦＪ'],
    ['三菱ufj銀行', '0005 三菱ＵＦＪ'],
    ['みつびしぎんこう', '0005 三菱ＵＦＪ'],
    ['ＵＦＪ銀行', null],
    ['ＧＭＯあおぞら', '0310 ＧＭＯあおぞらネット'],
    ['ＰａｙＰａｙ銀行', '0033 ＰａｙＰａｙ'],
    ['SBI新生銀行', '0397 ＳＢＩ新生'],
    ['SBJぎんこう', '0472 ＳＢＪ'],
    ['楽天銀行', '0036 楽天'],
    ['京都信用金庫', '1610 京都信金'],
    ['きょうとしんようきんこ', '1610 京都信金'],
    ['とうきょうべいしんようきんこ', '1262 東京ベイ信金'],
  ])('%s leads first to %s', async (typed, first) => {
    expect(lines(await directory.searchBanks(typed))[0] ?? null).toBe(first)
  })

  it.each([
    ['新宿支店', '0005', /新宿/],
    ['しんじゅくしてん', '0005', /新宿/],
    ['本店', '0001', /東京営業部|本店/],
  ])('the branch %s', async (typed, bankCode, name) => {
    const [first] = await directory.searchBranches(bankCode, typed)
    expect(first === undefined ? null : first.name).toMatch(name)
  })
})

describe('too little to search by', () => {
  it.each(['', ' ', 'み', ' み ', 'ﾐ', 'ｶﾞ'])('no bank for "%s"', async (reading) => {
    expect(await directory.searchBanks(reading)).toEqual([])
  })

  it('one character is enough at bank 0044 alone', async () => {
    expect(await directory.searchBranches('0044', 'ほ')).not.toEqual([])
    expect(await directory.searchBranches('0001', 'ほ')).toEqual([])
    expect(await directory.searchBranches('0044', '')).toEqual([])
  })
})

it.each(Object.entries(BRANCH_EXAMPLES))('at bank %s the example %s finds a branch', async (bankCode, reading) => {
  expect(await directory.searchBranches(bankCode, reading)).not.toEqual([])
})

it('has each branch of the Japan Post Bank under the reading of its three digits', async () => {
  const found = await directory.searchBranches('9900', yuchoBranchReading('058'))
  expect(lines(found)).toEqual(['058 〇五八'])
  const readings = ['108', '219', '328', '448', '538', '648', '758', '828', '918', '028'].map(async (code) =>
    lines(await directory.searchBranches('9900', yuchoBranchReading(code))),
  )
  expect((await Promise.all(readings)).map((each) => each.length)).toEqual(Array.from({ length: 10 }, () => 1))
})

it('knows banks and branches by their codes, and nothing else', async () => {
  expect(await directory.findBank('0310')).toEqual({ code: '0310', name: 'ＧＭＯあおぞらネット' })
  expect(await directory.findBranch('0310', '502')).toEqual({ code: '502', name: 'あじさい' })
  expect(await directory.findBranch('0310', '999')).toBeNull()
  expect(await directory.findBank('constructor')).toBeNull()
  expect(await directory.searchBranches('toString', 'ほん')).toEqual([])
})

it.each([
  ['ゆうちょ', 'ゆうちよ'],
  ['ユウチョ', 'ゆうちよ'],
  ['ﾕｳﾁｮ', 'ゆうちよ'],
  ['ジーエムオー', 'じ－えむお－'],
  ['じ-えむ', 'じ－えむ'],
  ['ｊａ', 'ＪＡ'],
  ['あ い', 'あ　い'],
])('takes %s for %s', (typed, key) => {
  expect(toReadingKey(typed)).toBe(key)
})
