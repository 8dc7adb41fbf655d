import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { demoFunds } from '../demo-funds.ts'
import { fundPicture, fundPictureAlt, fundPictureCount, type PicturedFund } from './fund-picture.ts'
import { propertyKindOf } from './property-kind.ts'
import { pictureWidth } from './scene.ts'
import { threadHeight } from './thread.ts'

const indexes = Array.from({ length: fundPictureCount }, (_, index) => index)
const kinds = ['レジデンス', '町家', 'アパート', '商業ビル', 'ホテル', '開発用地', 'オフィス']
const manyFunds: PicturedFund[] = kinds.flatMap((kind) =>
  Array.from({ length: 12 }, (_, index) => ({ id: index + 1, name: `第${index + 1}号　${kind}`, detail: '' })),
)

describe('the pictures of a fund', () => {
  test('are the same at every visit and differ from each other', () => {
    for (const fund of demoFunds) {
      const pictures = indexes.map((index) => fundPicture(fund, index))
      expect(pictures).toEqual(indexes.map((index) => fundPicture(fund, index)))
      expect(new Set(pictures).size).toBe(fundPictureCount)
    }
  })

  test('differ between funds of the same kind', () => {
    const residences = manyFunds.filter(({ name }) => name.endsWith('レジデンス'))
    for (const index of indexes) {
      const drawings = residences.map((fund) => fundPicture(fund, index).replace(/<title>.*<\/title>/, ''))
      expect(new Set(drawings).size).toBe(residences.length)
    }
  })

  test('weigh less than 60 KB, 8 KB compressed', () => {
    for (const fund of manyFunds) {
      for (const index of indexes) {
        const picture = fundPicture(fund, index)
        expect(Buffer.byteLength(picture), `${fund.name} ${index}`).toBeLessThan(60_000)
        expect(gzipSync(picture).length, `${fund.name} ${index}`).toBeLessThan(8_192)
      }
    }
  })

  test('are sewn together: the thread enters and leaves each at 88.5 % of its height', () => {
    expect(threadHeight).toBe(708)
    for (const fund of manyFunds) {
      for (const index of indexes) {
        const threads = fundPicture(fund, index).match(/d="M-10 708[^"]* (-?[\d.]+) (-?[\d.]+)"/g) ?? []
        expect(threads.length).toBeGreaterThan(0)
        for (const thread of threads) expect(thread.endsWith(`${pictureWidth + 10} 708"`)).toBe(true)
      }
    }
  })

  test('hold numbers, no accident of arithmetic', () => {
    for (const fund of manyFunds) {
      for (const index of indexes) expect(/NaN|Infinity|undefined/.test(fundPicture(fund, index))).toBe(false)
    }
  })

  test('say in words what they show, and that they are drawings', () => {
    const fund = { id: 12, name: '第12号　世田谷区三軒茶屋レジデンス', detail: '' }
    expect(indexes.map((index) => fundPictureAlt(fund, index))).toEqual([
      '第12号　世田谷区三軒茶屋レジデンスの外観（朝）のイメージ図',
      '第12号　世田谷区三軒茶屋レジデンスの外観（夜）のイメージ図',
      '第12号　世田谷区三軒茶屋レジデンスの室内のようすのイメージ図',
      '第12号　世田谷区三軒茶屋レジデンスの周辺の地図のイメージ図',
    ])
    expect(fundPicture(fund, 1)).toContain('<title>第12号　世田谷区三軒茶屋レジデンスの外観（夜）のイメージ図</title>')
  })

  test('take a name as text', () => {
    expect(fundPicture({ id: 1, name: '</title><script>', detail: '' }, 0)).not.toContain('<script>')
  })

  test('are four and no more', () => {
    for (const index of [-1, fundPictureCount, 0.5]) {
      expect(() => fundPicture({ id: 1, name: 'x', detail: '' }, index)).toThrow(RangeError)
    }
  })
})

test.each([
  ['第2号　谷中の町家', '', 'machiya'],
  ['第10号　京都東山 町家の宿', '', 'machiya'],
  ['第11号　浅草ゲストハウス', '', 'hotel'],
  ['第7号　軽井沢 開発用地', '', 'land'],
  ['第13号　大阪本町オフィス', '', 'office'],
  ['第9号　鎌倉小町通り商業ビル', '', 'shop'],
  ['第8号　福岡市中央区アパート', '', 'apartment'],
  ['第12号　三軒茶屋レジデンス', '', 'mansion'],
  ['第20号', '所在地：東京都\n種類：ホテル（鉄筋コンクリート造）', 'hotel'],
])('%s is drawn as what it is', (name, detail, kind) => {
  expect(propertyKindOf({ id: 1, name, detail })).toBe(kind)
})
