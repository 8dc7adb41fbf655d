import { describe, expect, test } from 'vitest'
import { articlesOf } from '../../../domain/core/cited-law.ts'
import { REGISTER_KIND } from '../../../domain/tables/deliveries.ts'
import { LAW_PLACES } from '../../../domain/back-office/law-places.ts'
import { keptStatute } from '../../../domain/tables/kept-items.ts'
import {
  contractStatute,
  preContractStatute,
  reportStatute,
  type StatutoryItem,
} from '../../../domain/tables/statutory-items.ts'
import { keptPlaces } from './kept-places.ts'
import { registersOf } from './pack.ts'
import { statuteRows } from './statute-table.ts'

const statutes: readonly Readonly<Record<string, StatutoryItem>>[] = [
  preContractStatute,
  contractStatute,
  reportStatute,
  keptStatute,
]
const files = registersOf({ from: null, until: null }).map(({ file }) => file)

describe('where books, lists and duties of the law stand', () => {
  test('every item of the register is bound, and nothing else', () => {
    expect(Object.keys(keptPlaces).toSorted()).toEqual(Object.keys(keptStatute).toSorted())
  })

  test.each(Object.entries(keptPlaces))('what answers %s is there', (_, { at, besides = '' }) => {
    for (const place of at) {
      if ('register' in place) expect(files).toContain(place.register)
      else if ('paper' in place) expect(Object.keys(REGISTER_KIND)).toContain(place.paper)
      // That each page has a route is held for all of them: tests/tooling/cited-law.test.ts.
      else expect(Object.keys(LAW_PLACES)).toContain(place.screen)
    }
    if (at.length === 0) expect(besides).not.toBe('')
  })

  test('no register is named twice, and no number stands for two', () => {
    expect(new Set(files).size).toBe(files.length)
    const numbers = files.map((file) => file.slice(0, 2))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

test('the table of the pack has every item of every paper, with a place', () => {
  const rows = statuteRows()
  const all = statutes.flatMap((statute) => Object.values(statute).map(({ article, title }) => `${article} ${title}`))
  expect(rows.map(({ article, title }) => `${article} ${title}`)).toEqual(all)
  expect(new Set(rows.map(({ paper, article, title }) => `${paper} ${article} ${title}`)).size).toBe(rows.length)
  for (const { place, besides } of rows) expect(`${place}${besides}`).not.toBe('')
  expect(rows.find(({ title }) => title === '事業参加者の氏名と住所（契約ごと）')).toEqual({
    paper: '事業参加者名簿',
    law: '不動産特定共同事業法',
    article: '30条',
    title: '事業参加者の氏名と住所（契約ごと）',
    place: '台帳「02_事業参加者名簿」',
    besides: '',
    reading: '2013年4月1日現在の条文で内容を確認（今の条と号の番号は未確認）',
  })
  expect(rows.find(({ title }) => title === '期間中の借入れ')?.place).toBe('報告書の「期間中の借入れ」')
})

test('every article of an item is watched', () => {
  const items = statutes.flatMap((statute) => Object.values(statute))
  const lacking = items.filter(
    ({ law, article }) =>
      !articlesOf(law === 'act' ? 'fudosan_act' : 'fudosan_rule').includes(/^[0-9]+/.exec(article)?.[0] ?? ''),
  )
  expect(lacking).toEqual([])
})
