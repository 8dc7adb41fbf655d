import { expect, test } from 'vitest'
import { peopleOf } from './disclosed-operator.ts'

const officer = (title: string, name: string) => ({ title, name, kana: '', otherPosts: '該当なし' })
const manager = (name: string, qualification: string) => ({
  name,
  kana: '',
  qualification,
  since: '2022-12-01' as const,
  address: '',
  birthDate: null,
  brokerNumber: '',
  brokerSince: null,
  ground: '',
})

test.each([
  ['nobody recorded: the settings stay', [], [], {}],
  [
    'one of each',
    [officer('代表取締役', '一条 糸子'), officer('取締役', '織田 結')],
    [manager('織田 結', '宅地建物取引士')],
    { representative: '代表取締役 一条 糸子', businessManager: '織田 結（宅地建物取引士）' },
  ],
  [
    'two of each',
    [officer('代表取締役', '甲'), officer('代表取締役社長', '乙')],
    [manager('丙', '宅地建物取引士'), manager('丁', '公認 不動産コンサルティングマスター')],
    {
      representative: '代表取締役 甲、代表取締役社長 乙',
      businessManager: '丙（宅地建物取引士）、丁（公認 不動産コンサルティングマスター）',
    },
  ],
  ['officers none of whom represents', [officer('取締役', '甲')], [], {}],
])('%s', (_case, officers, managers, expected) => {
  expect(peopleOf({ officers, managers })).toEqual(expected)
})
