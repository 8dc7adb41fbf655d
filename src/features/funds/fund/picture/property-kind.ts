import type { PropertyKind } from './scene.ts'
import { seededRandom } from './random.ts'

/** The first match decides, so the narrower words come first. */
const wordsOfKinds: readonly (readonly [PropertyKind, RegExp])[] = [
  ['machiya', /町家|古民家|旅館|長屋/],
  ['hotel', /ホテル|ゲストハウス|宿泊|の宿/],
  ['land', /土地|開発用地|分譲地|宅地/],
  ['office', /オフィス|事務所/],
  ['shop', /商業|店舗|ビル|テナント/],
  ['apartment', /アパート|木造|コーポ|シェアハウス/],
  ['mansion', /マンション|レジデンス|共同住宅|テラス|ハイツ/],
]

/** What to draw for a fund: its name and its overview say it, else the fund's number decides. */
export function propertyKindOf(fund: {
  readonly id: number
  readonly name: string
  readonly detail: string
}): PropertyKind {
  const kindLine = fund.detail.split('\n').find((line) => line.startsWith('種類：')) ?? ''
  for (const text of [fund.name, kindLine]) {
    const match = wordsOfKinds.find(([, words]) => words.test(text))
    if (match) return match[0]
  }
  return seededRandom(`kind-${fund.id}`).pick(['mansion', 'apartment', 'shop', 'office'])
}
