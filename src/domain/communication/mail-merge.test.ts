import { describe, expect, it } from 'vitest'
import { fillIn, mergeProblem } from './mail-merge.ts'

const everyone = ['氏名'] as const
const participants = ['氏名', 'ファンド名', '出資額'] as const

describe('the fields of a mail to many', () => {
  it.each([
    ['新しいファンドのお知らせです。', everyone, null],
    ['{{氏名}} さま、{{ 氏名 }} さま', everyone, null],
    ['{{出資額}}のお預かり', participants, null],
    ['{{名前}} さま', everyone, '「{{名前}}」は使えません。使えるのは {{氏名}} です。'],
    ['{{出資額}}のお預かり', everyone, '「{{出資額}}」は、ファンドの参加者に送るメールだけで使えます。'],
    ['{{氏名} さま', everyone, '差し込み項目の記号「{{」と「}}」が、対になっていません。半角で入力してください。'],
    ['｛｛氏名｝｝ さま', everyone, '差し込み項目の記号「{{」と「}}」が、対になっていません。半角で入力してください。'],
    ['{氏名} さま', everyone, null],
  ] as const)('%s', (text, allowed, problem) => {
    expect(mergeProblem(text, allowed)).toBe(problem)
  })

  it('are filled in, and nothing of a value is a field again', () => {
    expect(
      fillIn('{{氏名}} さまの{{ファンド名}}（{{出資額}}）', {
        氏名: '{{出資額}} 結',
        ファンド名: '第1号',
        出資額: '300,000円',
      }),
    ).toBe('{{出資額}} 結 さまの第1号（300,000円）')
  })
})
