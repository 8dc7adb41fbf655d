import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import {
  areaText,
  dealKind,
  ownDays,
  ownMargin,
  parseArea,
  parseShare,
  partProblem,
  type LinkedPart,
  pricePerSquareMetre,
  isTaxOfBuilding,
} from './property.ts'

it.each([
  ['third', 'self', 'purchase'],
  ['third', 'fund', 'purchase'],
  ['group', 'fund', 'purchase'],
  ['self', 'fund', 'in_kind'],
  ['fund', 'fund', 'between_funds'],
  ['fund', 'self', 'sale'],
  ['fund', 'third', 'sale'],
  ['self', 'officer', 'sale'],
  ['third', 'group', null],
] as const)('a deal from %s to %s is %s', (seller, buyer, kind) => {
  expect(dealKind(seller, buyer)).toBe(kind)
})

describe('the margin over what the operator paid itself', () => {
  const own = { price: 30_000_000, on: japanDate('2023-10-01') }
  it.each([
    [38_000_000, { yen: 8_000_000, permille: 266 }],
    [30_000_000, { yen: 0, permille: 0 }],
    [29_999_999, { yen: -1, permille: 0 }],
    [27_000_000, { yen: -3_000_000, permille: -100 }],
  ])('%d yen', (acquiredFor, margin) => {
    expect(ownMargin({ acquiredFor, own })).toEqual(margin)
  })
  it('is none where the operator never owned it', () => {
    expect(ownMargin({ acquiredFor: 1, own: null })).toBeNull()
    expect(ownDays({ heldFrom: japanDate('2024-03-01'), own: null })).toBeNull()
    expect(ownDays({ heldFrom: japanDate('2024-03-01'), own })).toBe(152)
  })
})

it.each([
  ['24.8', 2480],
  ['２４．８０㎡', 2480],
  ['412', 41_200],
  ['0', null],
  ['24.801', null],
  ['約24', null],
])('an area of %s', (text, centi) => {
  expect(parseArea(text)).toBe(centi)
})
it.each([
  ['all of it', { price: 6_960_000, areaCenti: 6_120, shareNumerator: 1, shareDenominator: 1 }, 113_725],
  ['a ninth', { price: 6_960_000, areaCenti: 6_120, shareNumerator: 1, shareDenominator: 9 }, 1_023_529],
  ['two thirds of land', { price: 20_000_000, areaCenti: 41_200, shareNumerator: 2, shareDenominator: 3 }, 72_815],
])('the price of a square metre: %s', (_what, bought, expected) => expect(pricePerSquareMetre(bought)).toBe(expected))

it('an area as it is read', () => {
  expect(areaText(2480)).toBe('24.80㎡')
  expect(areaText(41_205)).toBe('412.05㎡')
})

it.each([
  ['', { numerator: 1, denominator: 1 }],
  [' 1/2 ', { numerator: 1, denominator: 2 }],
  ['３／１０', { numerator: 3, denominator: 10 }],
  ['半分', null],
  ['0.5', null],
])('a share typed as %s', (text, share) => {
  expect(parseShare(text)).toEqual(share)
})

const part: LinkedPart = {
  name: '302号室',
  sellerRelation: 'self',
  price: 38_000_000,
  priceReason: '鑑定評価額のとおりです。',
  ownPrice: 38_000_000,
  hasAppraisal: false,
}
it.each<[string, Partial<LinkedPart>, string | null]>([
  ['brought in at the own price', {}, null],
  [
    'a yen above it',
    { price: 38_000_001 },
    '302号室：当社の取得価格を上回るため、鑑定評価または査定を記録してください。',
  ],
  ['a yen above it with an appraisal', { price: 38_000_001, hasAppraisal: true }, null],
  ['without the own purchase', { ownPrice: null }, '302号室：当社が取得したときの取引を記録してください。'],
  [
    'of a related party without a reason',
    { sellerRelation: 'group', priceReason: '' },
    '302号室：価格の理由を記録してください。',
  ],
  ['of a stranger', { sellerRelation: 'third', priceReason: '', ownPrice: null }, null],
])('a part %s', (_case, change, problem) => {
  expect(partProblem({ ...part, ...change })).toBe(problem)
})

it.each([
  ['no tax on land', 'land', 1_000_000, 1_000_000, null, true],
  ['a yen of tax on land', 'land', 1_000_000, 1_000_001, 1_000_000, false],
  ['a tenth of the building', 'building', 1_000_000, 1_040_000, 400_000, true],
  ['a yen above a tenth of the building', 'building', 1_000_000, 1_040_001, 400_000, false],
  ['tax where nothing is said of the building', 'unit', 1_000_000, 1_000_001, null, false],
  ['a building dearer than the whole', 'unit', 1_000_000, 1_100_001, 2_000_000, false],
] as const)('taxes the building alone: %s', (_what, propertyKind, price, priceWithTax, buildingPrice, is) => {
  expect(isTaxOfBuilding({ propertyKind, price, priceWithTax, buildingPrice })).toBe(is)
})
