import { describe, expect, it, test } from 'vitest'
import { COST_KINDS, FUND_LINE_KINDS, type CostKind, type FundLineKind } from '../fund-lines.ts'
import { classesOf, isInvoiceNumber, taxClasses, tidiedInvoiceNumber } from './classes.ts'
import { partTaxProblems, saidTaxOf } from './part-tax.ts'
import { deductibleShareOn, rateOn, shareOf, taxWithin } from './rates.ts'
import { taxStatusProblems, taxStatusText } from './status.ts'
import { piecesOf, taxed, taxKey, type PartGround, type TaxedMovement } from './tax-lines.ts'
import { usualClass, type LetFor } from './usual-class.ts'

test.each([
  ['the day before there was one', 'sale', '1989-03-31', 0],
  ['its first day', 'sale', '1989-04-01', 3],
  ['five percent', 'sale', '1997-04-01', 5],
  ['the last day of eight', 'sale', '2019-09-30', 8],
  ['the first day of ten', 'sale', '2019-10-01', 10],
  ['the reduced rate from then on', 'purchase_reduced', '2019-10-01', 8],
  ['no reduced rate before', 'purchase_reduced', '2019-09-30', 0],
  ['exempt', 'sale_exempt', '2026-10-01', 0],
  ['outside', 'outside', '2026-10-01', 0],
  ['open', 'open', '2026-10-01', 0],
] as const)('the rate: %s', (_case, taxClass, day, rate) => {
  expect(rateOn(taxClass, day)).toBe(rate)
})

test.each([
  ['2023-09-30', 100],
  ['2023-10-01', 80],
  ['2026-09-30', 80],
  ['2026-10-01', 70],
  ['2028-09-30', 70],
  ['2028-10-01', 50],
  ['2030-09-30', 50],
  ['2030-10-01', 30],
  ['2031-09-30', 30],
  ['2031-10-01', 0],
])('without an invoice, on %s, %d percent of the tax may be deducted', (day, share) => {
  expect(deductibleShareOn('purchase_without_invoice', day)).toBe(share)
  expect(deductibleShareOn('purchase_reduced_without_invoice', day)).toBe(share)
  expect([deductibleShareOn('purchase', day), deductibleShareOn('purchase_dwelling', day)]).toEqual([100, 0])
  expect(deductibleShareOn('sale', day)).toBeNull()
})

test.each([
  ['110 yen hold 10', 110, 10, 10],
  ['what is below a yen is never tax', 109, 10, 9],
  ['ten yen hold none', 10, 10, 0],
  ['of the reduced rate', 1_079, 8, 79],
  ['what comes back takes as much back', -109, 10, -9],
  ['the most that a journal holds', 999_999_999_999, 10, 90_909_090_909],
])('the tax within a sum: %s', (_case, gross, rate, tax) => {
  expect(taxWithin(gross, rate)).toBe(tax)
  expect(taxWithin(-gross, rate)).toBe(-tax + 0)
})

it('the deducted share is of whole yen as well', () => {
  expect([shareOf(303, 70), shareOf(-303, 70), shareOf(1, 80)]).toEqual([212, -212, 0])
})

test.each([
  ['of the tax agency itself', 'T7000012050002', true],
  ['of a maker of cars', 'T1180301018771', true],
  ['one digit mistyped', 'T7000012050003', false],
  ['two digits exchanged', 'T7000012005002', false],
  ['a digit too few', 'T700001205000', false],
  ['without its letter', '7000012050002', false],
])('a registration number %s', (_case, number, is) => {
  expect(isInvoiceNumber(number)).toBe(is)
})

it('a number is taken as it is typed from paper', () => {
  expect(tidiedInvoiceNumber(' ｔ７０００－０１２０−５０００２　')).toBe('T7000012050002')
})

test.each<[string, FundLineKind, CostKind | null, LetFor | null, boolean, string | null]>([
  ['rent of a home', 'rent', null, 'dwelling', false, 'sale_exempt'],
  ['rent of a shop', 'rent', null, 'business', false, 'sale'],
  ['rent of land', 'rent', null, 'land', false, 'sale_exempt'],
  ['rent of nobody knows what', 'rent', null, null, false, 'open'],
  ['rent in advance', 'advance_rent', null, 'business', false, 'sale'],
  ['other income', 'other_income', null, null, false, 'open'],
  ['a repair', 'cost', 'repair', null, false, 'purchase_without_invoice'],
  ['a repair with an invoice', 'cost', 'repair', null, true, 'purchase'],
  ['insurance', 'cost', 'insurance', null, false, 'purchase_exempt'],
  ['taxes and dues', 'cost', 'public_dues', null, false, 'outside'],
  ['a registration: tax and fee', 'cost', 'registration', null, false, 'open'],
  ['the fee of a registration', 'cost', 'registration', null, true, 'purchase'],
  ['a deposit', 'tenant_deposit', null, null, false, null],
  ['a payment of what was accrued', 'accrued_cost', 'repair', null, false, null],
  ['a price that is paid before the deal', 'purchase', null, null, false, null],
])('the usual class: %s', (_case, kind, costKind, letFor, hasNumber, taxClass) => {
  expect(usualClass({ kind, costKind, letFor, invoiceNumber: hasNumber ? 'T7000012050002' : null })).toBe(taxClass)
})

it('every usual class can be chosen as well', () => {
  for (const kind of Object.keys(FUND_LINE_KINDS) as FundLineKind[])
    for (const costKind of [null, ...(Object.keys(COST_KINDS) as CostKind[])]) {
      const usual = usualClass({ kind, costKind, letFor: 'business', invoiceNumber: null })
      if (usual !== null) expect(classesOf(kind === 'cost' ? 'cost' : 'income')).toContain(usual)
    }
})

test.each([
  ['nothing said', { kind: 'cost', amount: -1 }, null],
  ['a sale of a cost', { kind: 'cost', amount: -1, taxClass: 'sale' }, 'tax_class'],
  ['a purchase of a rent', { kind: 'rent', amount: 1, taxClass: 'purchase' }, 'tax_class'],
  ['a dwelling of a cost', { kind: 'cost', amount: -1, taxClass: 'purchase_dwelling' }, 'tax_class'],
  ['a class of a deposit', { kind: 'tenant_deposit', amount: 1, taxClass: 'outside' }, 'tax_class'],
  ['a number of a rent', { kind: 'rent', amount: 1, invoiceNumber: 'T7000012050002' }, 'invoice_number'],
  ['more building than price', { kind: 'sale', amount: 10, buildingAmount: 11 }, 'building_amount'],
  ['a building beside a class', { kind: 'sale', amount: 10, buildingAmount: 5, taxClass: 'sale' }, 'building_amount'],
  ['all of it building', { kind: 'sale', amount: 10, buildingAmount: 10 }, null],
] as const)('what was said of a part: %s', (_case, part, field) => {
  expect(Object.keys(partTaxProblems(part) ?? {})).toEqual(field === null ? [] : [field])
})

const movement = (facts: Partial<TaxedMovement>): TaxedMovement => ({
  debit: 0,
  credit: 0,
  day: '2026-10-01',
  account: 'sale_proceeds',
  isInside: false,
  isReversal: false,
  parts: [],
  accrual: null,
  purchase: null,
  fee: null,
  ...facts,
})
const part = (facts: Partial<PartGround>): PartGround => ({
  kind: 'sale',
  costKind: null,
  amount: 0,
  letFor: null,
  said: saidTaxOf({}),
  price: null,
  building: null,
  ...facts,
})
const short = (facts: Partial<TaxedMovement>) =>
  piecesOf(movement(facts)).map(({ taxClass, amount }) => [taxClass, amount])

describe('a price is divided into land and building', () => {
  it('as the line says', () => {
    const said = saidTaxOf({ buildingAmount: 3_300 })
    expect(short({ credit: 10_000, parts: [part({ amount: 10_000, said, price: 10_000, building: 9 })] })).toEqual([
      ['sale', 3_300],
      ['sale_exempt', 6_700],
    ])
  })
  it('as the deal says, each line its share', () => {
    expect(short({ credit: 2_500, parts: [part({ amount: 2_500, price: 10_000, building: 4_400 })] })).toEqual([
      ['sale', 1_100],
      ['sale_exempt', 1_400],
    ])
  })
  it('and stays open where neither does', () => {
    expect(short({ credit: 10_000, parts: [part({ amount: 10_000 })] })).toEqual([['open', 10_000]])
  })
  it('of a purchase the building waits for a word: a home deducts nothing', () => {
    const purchase = { price: 10_000, building: 4_400, said: saidTaxOf({}), isInside: false }
    const bought = { account: 'property', debit: 10_000 }
    expect(short({ ...bought, purchase })).toEqual([
      ['open', -4_400],
      ['purchase_exempt', -5_600],
    ])
    const said = saidTaxOf({ taxClass: 'purchase_dwelling' })
    expect(short({ ...bought, purchase: { ...purchase, said } })).toEqual([
      ['purchase_dwelling', -4_400],
      ['purchase_exempt', -5_600],
    ])
    expect(short({ ...bought, purchase: { ...purchase, isInside: true } })).toEqual([['outside', -10_000]])
  })
})

describe('every yen of a movement has one class', () => {
  const rents = [
    part({ kind: 'rent', amount: 110, letFor: 'business' }),
    part({ kind: 'rent', amount: 85, letFor: 'dwelling' }),
  ]
  it('what nothing speaks for has the usual class of its account', () => {
    expect(short({ account: 'rent_income', credit: 200, parts: rents })).toEqual([
      ['sale', 110],
      ['sale_exempt', 85],
      ['open', 5],
    ])
    expect(short({ account: 'cost:repair', debit: 7 })).toEqual([['purchase_without_invoice', -7]])
    expect(short({ account: 'fee', debit: 7 })).toEqual([['purchase_without_invoice', -7]])
  })
  it('a reversal takes the same classes back', () => {
    expect(short({ account: 'rent_income', debit: 195, parts: rents, isReversal: true })).toEqual([
      ['sale', -110],
      ['sale_exempt', -85],
    ])
  })
  it('a ground that says more than was moved says nothing', () => {
    expect(short({ account: 'rent_income', credit: 100, parts: rents })).toEqual([['open', 100]])
  })
  it('nothing is sold where a period is closed', () => {
    expect(short({ account: 'rent_income', debit: 195, isInside: true, parts: rents })).toEqual([['outside', -195]])
  })
})

it('a piece has the rate of its day, and a key for programs', () => {
  const piece = { amount: -3_333, taxClass: 'purchase_without_invoice', isSaid: false, invoiceNumber: null } as const
  const [before, after] = ['2026-09-30', '2026-10-01'].map((day) => taxed(piece, day))
  expect(before).toMatchObject({ rate: 10, tax: -303, share: 80, deductible: -242 })
  expect(after).toMatchObject({ rate: 10, tax: -303, share: 70, deductible: -212 })
  expect(after && taxKey(after)).toBe('purchase_without_invoice:10:70')
  for (const taxClass of taxClasses)
    expect(taxKey(taxed({ ...piece, taxClass }, '2026-10-01'))).toMatch(/^[a-z_]+(:\d+){0,2}$/)
})

test.each([
  ['a day that is none', { validFrom: '2026-13-01' }, 'valid_from'],
  ['the simplified method without a class', { method: 'simplified' }, 'business_class'],
  ['a class without the method', { businessClass: 6 }, 'business_class'],
  ['a mistyped number', { registrationNumber: 'T1' }, 'registration_number'],
  ['registered and exempt', { method: 'exempt', registrationNumber: 'T7000012050002' }, 'registration_number'],
  ['two tenths without a number', { method: 'two_tenths' }, 'registration_number'],
  ['by use', {}, null],
] as const)('the company and the tax: %s', (_case, facts, field) => {
  const status = {
    validFrom: '2026-04-01',
    method: 'by_use',
    businessClass: null,
    registrationNumber: null,
    ...facts,
  } as const
  expect(Object.keys(taxStatusProblems(status) ?? {})).toEqual(field === null ? [] : [field])
})

it('the company’s word in a line', () => {
  expect(taxStatusText({ method: 'by_ratio', businessClass: null, registrationNumber: null })).toBe(
    '一般課税（一括比例配分方式）　登録番号なし',
  )
})
