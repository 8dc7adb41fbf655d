import { describe, expect, it } from 'vitest'
import type { Id } from '../id.ts'
import { apiProblems, complete, emptyForm, fromApi, fromTyped, inputOf, rowOf, toTyped, type Fields } from './field.ts'
import { partFields, partyFields, propertyFields, type PartFacts } from './property.ts'
import { appraisalFields, dealFields, leaseFields, linkFields, shareProblem } from './property-records.ts'

const room: PartFacts = {
  name: '302号室',
  areaCenti: 2480,
  ownership: 'freehold',
  registryNumber: '0123456789012',
  houseNumber: '三丁目12番5の302',
}
const lease = complete(leaseFields, {
  partId: 1 as Id<'property_part'>,
  tenantId: 2 as Id<'party'>,
  rent: 80_000,
  commonFee: 0,
  deposit: 80_000,
  rentDue: 'month_before',
  beginsOn: '2026-03-06',
  endsOn: '',
  isSublease: false,
})

describe('what was typed arrives as it was meant', () => {
  it('through a form and the API', () => {
    expect(fromTyped(partFields, toTyped(partFields, room))).toEqual(room)
    const form = {
      ...emptyForm(partFields),
      name: '302号室',
      area: '２４．８㎡',
      registry_number: '０１２３-4567 89012',
    }
    const said = fromApi(partFields, inputOf(partFields, form))
    expect(rowOf(partFields, said)).toEqual({
      name: '302号室',
      area_centi: 2480,
      ownership: 'freehold',
      registry_number: '0123456789012',
      house_number: '',
    })
  })

  it('yen with or without 円, an open end, no known use, an unchosen tenant', () => {
    const form = { ...emptyForm(leaseFields), part_id: '1', rent: '８０,０００円', begins_on: '2026-03-06' }
    expect(inputOf(leaseFields, form)).toMatchObject({
      rent: 80_000,
      common_fee: -1,
      ends_on: '',
      let_for: null,
      rent_due: 'month_before',
      is_sublease: false,
      tenant_id: '-1',
    })
    expect(rowOf(leaseFields, lease)).toMatchObject({ ends_on: null, let_for: null, begins_on: '2026-03-06' })
  })
})

it.each<[string, Fields, object, Record<string, string>]>([
  ['nothing', leaseFields, lease, {}],
  ['no rent', leaseFields, { ...lease, rent: 0 }, { rent: '必須です' }],
  ['no fee that anybody can read', leaseFields, { ...lease, commonFee: -1 }, { common_fee: '必須です' }],
  ['no beginning', leaseFields, { ...lease, beginsOn: '' }, { begins_on: '必須です' }],
  ['another use', leaseFields, { ...lease, letFor: 'garage' }, { let_for: '選択してください' }],
  ['no area', partFields, { ...room, areaCenti: 0 }, { area: '必須です' }],
  [
    '12 digits',
    partFields,
    { ...room, registryNumber: '012345678901' },
    { registry_number: '13桁の数字で入力してください' },
  ],
  ['a name of 51 letters', partFields, { ...room, name: '長'.repeat(51) }, { name: '50文字以内で入力してください。' }],
  ['no name, which a whole building need not have', partFields, { ...room, name: '' }, {}],
])('wrong with the record: %s', (_, fields, values, problems) =>
  expect(apiProblems(fields, values as never)).toEqual(problems),
)

it('what a rule between fields has found wins over what is wrong with the value itself', () =>
  expect(apiProblems(leaseFields, { ...lease, rent: 0 }, { rent: '敷金を超えています', ends_on: null })).toEqual({
    rent: '敷金を超えています',
  }))

it.each([
  [1, 1, null],
  [1, 1_000_000, null],
  [2, 1, '1以下の割合を入力してください'],
  [0, 1, '1以下の割合を入力してください'],
  [1, 1_000_001, '1以下の割合を入力してください'],
  [0.5, 1, '1以下の割合を入力してください'],
])('%d of %d is a share: %s', (shareNumerator, shareDenominator, problem) =>
  expect(shareProblem({ shareNumerator, shareDenominator })).toBe(problem),
)

it('no record calls two fields alike in its form', () => {
  for (const fields of [
    propertyFields,
    partFields,
    partyFields,
    appraisalFields,
    leaseFields,
    linkFields,
    dealFields,
  ]) {
    const labels = Object.values(fields).map(({ label }) => label)
    // Both halves of a share are one field.
    expect(labels.filter((label, place) => labels.indexOf(label) < place && label !== '持分')).toEqual([])
  }
})
