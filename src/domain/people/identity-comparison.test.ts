import { expect, it } from 'vitest'
import { identityDifferences } from './identity-comparison.ts'

const hanako = { name: '山田花子', birthday: '1985-04-12', address: '東京都渋谷区渋谷1-2-3' }

it.each([
  ['the same', {}, []],
  ['with spaces and wide digits', { name: '山田　花子', address: '東京都渋谷区渋谷１－２－３' }, []],
  ['with the words of a block number', { address: '東京都渋谷区渋谷一丁目2番3号' }, []],
  ['with 番地', { address: '東京都渋谷区渋谷1丁目2番地3' }, []],
  ['with a building', { address: '東京都渋谷区渋谷1丁目2番3号 糸ビル405号室' }, []],
  ['another number that begins alike', { address: '東京都渋谷区渋谷1-2-34' }, ['address_mismatch']],
  ['a number more', { address: '東京都渋谷区渋谷1-2-3-4' }, ['address_mismatch']],
  ['another block', { address: '東京都渋谷区渋谷十一丁目2番3号' }, ['address_mismatch']],
  ['another town', { address: '大阪府大阪市北区梅田1-2-3' }, ['address_mismatch']],
  ['a place without a number', { address: '東京都渋谷区渋谷' }, ['address_mismatch']],
  ['another form of a character', { name: '山田華子' }, ['name_mismatch']],
  ['another day', { birthday: '1985-04-13' }, ['birthday_mismatch']],
  [
    'somebody else',
    { name: '織田信長', birthday: '1934-06-23', address: '愛知県名古屋市中区1-1' },
    ['name_mismatch', 'birthday_mismatch', 'address_mismatch'],
  ],
])('a card that says %s', (_what, changes, differences) => {
  expect(identityDifferences(hanako, { ...hanako, ...changes })).toEqual(differences)
})
