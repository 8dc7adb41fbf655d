import { describe, expect, it } from 'vitest'
import { lookUpZip, mergeAddress, placesFromAnswer } from './zip-lookup.ts'

const found = {
  status: 200,
  results: [{ address1: '東京都', address2: '世田谷区', address3: '三軒茶屋', kana1: 'ﾄｳｷｮｳﾄ' }],
}
const answering =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status })

describe('the search for an address', () => {
  it('joins the three parts of the first result', async () => {
    expect(await lookUpZip('1540024', answering(found))).toEqual({ state: 'found', address: '東京都世田谷区三軒茶屋' })
  })

  const place = (address1: string, address2: string, address3 = '') => ({ address1, address2, address3 })
  it.each([
    [
      'two prefectures',
      [place('愛知県', '弥富市'), place('三重県', '桑名郡木曽岬町')],
      '',
      ['愛知県弥富市', '三重県桑名郡木曽岬町'],
    ],
    ['two cities', [place('京都府', '甲市'), place('京都府', '乙市')], '京都府', ['京都府甲市', '京都府乙市']],
    [
      'several towns of a city',
      [place('愛知県', '清須市', '春日桑'), place('愛知県', '清須市', '春日酉')],
      '愛知県清須市',
      ['愛知県清須市春日桑', '愛知県清須市春日酉'],
    ],
  ])('takes none of %s for the others', async (_what, results, shared, addresses) => {
    expect(await lookUpZip('4980000', answering({ results }))).toEqual({ state: 'several', shared, addresses })
  })

  it('counts a place once that the table names twice', async () => {
    const twice = [place('東京都', '千代田区'), place('東京都', '千代田区')]
    expect(await lookUpZip('1000000', answering({ results: twice }))).toEqual({
      state: 'found',
      address: '東京都千代田区',
    })
  })

  it('asks for the digits', async () => {
    const asked: string[] = []
    await lookUpZip('1540024', (path) => {
      asked.push(path)
      return answering(found)()
    })
    expect(asked).toEqual(['/api/zip/1540024'])
  })

  it.each([
    ['no results', { status: 200, results: null }, 200],
    ['an empty list', { status: 200, results: [] }, 200],
    ['not found', { message: 'not found' }, 404],
  ])('warns in the documents’ words on %s', async (_what, body, status) => {
    expect(await lookUpZip('0000000', answering(body, status))).toEqual({
      state: 'notFound',
      message: '0000000では住所が見つかりませんでした。',
    })
  })

  it('says that it could not ask, and what to do instead', async () => {
    const failed = { state: 'failed', message: '住所を調べられませんでした。住所を直接入力してください。' }
    expect(await lookUpZip('1540024', answering({}, 500))).toEqual(failed)
    expect(await lookUpZip('1540024', () => Promise.reject(new TypeError('offline')))).toEqual(failed)
  })

  it('reads no address from something else', () => {
    expect(placesFromAnswer('text')).toEqual([])
    expect(placesFromAnswer({ results: ['text', {}, { address1: 1 }] })).toEqual([])
  })
})

describe('a found address in a field that may hold one already', () => {
  const address = '東京都世田谷区三軒茶屋'
  it.each([
    ['empty', '', null, address],
    ['only the house number', '1-2-3', null, `${address}1-2-3`],
    ['the same address with its house number', `${address}1-2-3`, null, `${address}1-2-3`],
    ['the address found before', '東京都渋谷区神宮前4-5', '東京都渋谷区神宮前', `${address}4-5`],
    ['another whole address', '京都府京都市中京区7-8 糸ビル', null, `${address}7-8 糸ビル`],
  ])('%s', (_what, typed, before, result) => {
    expect(mergeAddress(address, typed, before)).toBe(result)
  })
})
