import { describe, expect, it } from 'vitest'
import { bodyOfArticle, comparableLaw, diffLaw } from './law-diff.ts'

/** A line as '-' or '+' or ' ' with what changed in brackets. */
const shown = (from: string, to: string): string[] =>
  diffLaw(from, to).map(
    ({ kind, parts }) =>
      `${{ same: ' ', removed: '-', added: '+' }[kind]}${parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')}`,
  )

describe('two texts of an article', () => {
  it.each<[what: string, from: string, to: string, lines: string[]]>([
    ['the same', 'ア\nイ', 'ア\nイ', [' ア', ' イ']],
    ['blanks and widths', 'ア　（１）\nイ', 'ア(1)\n　イ', [' ア(1)', ' 　イ']],
    [
      'a number in a sentence',
      '八日を経過するまで',
      '十四日を経過するまで',
      ['-[八]日を経過するまで', '+[十四]日を経過するまで'],
    ],
    [
      'an item between two',
      '一　甲\n二　乙',
      '一　甲\n二　丙とする事項\n三　乙',
      [' 一　甲', '+[二　丙とする事項]', '-[二]　乙', '+[三]　乙'],
    ],
    ['a paragraph at the end', '本文', '本文\n２　追加', [' 本文', '+[２　追加]']],
    [
      'repealed',
      '第三十三条　事業報告書を提出する。\n２　前項の期限',
      '第三十三条　削除',
      ['-[第三十三条　事業報告書を提出する。]', '+[第三十三条　削除]', '-[２　前項の期限]'],
    ],
    ['gone', '本文', '', ['-[本文]']],
    ['never there before', '', '本文', ['+[本文]']],
    ['another sentence altogether', 'あいうえお', 'かきくけこ', ['-[あいうえお]', '+[かきくけこ]']],
  ])('%s', (_what, from, to, lines) => {
    expect(shown(from, to)).toEqual(lines)
  })
})

describe('what counts of a text', () => {
  it.each([
    ['第一条　（目的）', '第一条(目的)', true],
    ['一　百分の二十', '一\n百分の二十', true],
    ['百分の二十', '百分の二十一', false],
    ['しなければならない。', 'しなければならない', false],
  ])('%j and %j', (one, other, isSame) => {
    expect(comparableLaw(one) === comparableLaw(other)).toBe(isSame)
  })

  it.each([
    ['（定義）\n第三十一条の二　この法律において', 'この法律において'],
    ['第三十一条の三　この法律において', 'この法律において'],
    ['（目的）\n第一条　一\n２　二', '一2二'],
  ])('without number and heading: %j', (text, body) => {
    expect(bodyOfArticle(text)).toBe(body)
  })
})
