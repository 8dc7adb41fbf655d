import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cleanTownName, createOfflinePostalDirectory } from './offline-postal.ts'
import type { PostalAddress, ZipSearchAnswer } from './postal.ts'

const fixture = (name: string) => JSON.parse(readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8'))
const { vectors }: { vectors: Record<string, PostalAddress[]> } = fixture('vectors.json')
const samples: Record<'ok' | 'none' | 'missing' | 'length' | 'notDigits', ZipSearchAnswer> =
  fixture('zipcloud-samples.json')
const postal = createOfflinePostalDirectory()

it.each(Object.entries(vectors))('%s leads to its towns', async (zipcode, expected) => {
  expect((await postal.lookup(zipcode)).slice(0, 5)).toEqual(expected)
})

it('gives all 66 towns of 452-0961', async () => {
  expect(await postal.lookup('4520961')).toHaveLength(66)
})

it.each(['', '100', '10000011', '100-0001', '１０００００１', 'abcdefg'])('"%s" is no postal code', async (zipcode) => {
  expect(await postal.lookup(zipcode)).toEqual([])
})

describe('the answer in the shape of zipcloud', () => {
  it.each(['1000001', '100-0001', '１００－０００１', '100ー0001'])('finds %s', async (typed) => {
    const [place] = samples.ok.results ?? []
    // The table has no readings of towns.
    expect(await postal.search(typed)).toEqual({ ...samples.ok, results: [{ ...place, kana3: '' }] })
  })

  it.each([
    ['9999999', samples.none],
    ['', samples.missing],
    ['-', samples.missing],
    ['100', samples.length],
    ['10000011', samples.length],
    ['100000a', samples.notDigits],
    ["1' or 1=1", samples.notDigits],
  ])('answers "%s" in its words', async (typed, expected) => {
    expect(await postal.search(typed)).toEqual(expected)
  })

  it('writes the number of a prefecture without a zero in front', async () => {
    expect((await postal.search('0600001')).results?.[0]?.prefcode).toBe('1')
  })
})

it.each([
  ['丸の内', '丸の内'],
  ['以下に掲載がない場合', ''],
  ['大手町（次のビルを除く）', '大手町'],
  ['大通西（１～１９丁目）', '大通西'],
  ['甲、乙', ''],
  ['琴平町の次に１～４２６番地がくる場合', ''],
  ['一円', '一円'],
  ['利島村一円', ''],
])('of the town entry %s the address takes "%s"', (entry, town) => {
  expect(cleanTownName(entry)).toBe(town)
})
