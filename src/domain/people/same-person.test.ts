import { expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { samePersonKey } from './same-person.ts'

const hana = { seiKana: 'ショウジ', meiKana: 'ハナコ', birthday: japanDate('1985-04-01'), tel: '09012345678' }

it.each([
  ['other widths and sizes of kana', { seiKana: 'ｼﾖｳｼﾞ' }, true],
  ['a blank in the name', { meiKana: 'ハナ コ' }, true],
  ['hyphens in the number', { tel: '090-1234-5678' }, true],
  ['another birthday', { birthday: japanDate('1985-04-02') }, false],
  ['another number', { tel: '09012345679' }, false],
  ['another name', { meiKana: 'ハナヨ' }, false],
])('%s', (_, change, same) => {
  expect(samePersonKey({ ...hana, ...change }) === samePersonKey(hana)).toBe(same)
})
