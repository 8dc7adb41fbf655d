import { describe, expect, it } from 'vitest'
import { completeFund } from '../../../tests/support/complete-fund.ts'
import { fundPicture } from '../../../tests/support/fund-picture.ts'
import { fundDraftProblems, type CompleteFundDraft } from '../funds/fund-draft.ts'
import { complete, fromJson, fromKept, fromTyped, tidied, toJson, toTyped } from './field.ts'
import { fundFields } from './fund.ts'

/** A fund of which every field says something. */
const full: CompleteFundDraft = {
  ...completeFund,
  rateBreakdown: [
    { label: '賃料', rateBp: 345 },
    { label: '売却益', rateBp: 295 },
  ],
  earlyAccessCode: 'ITO-PREMIUM',
}
/** A fund of which everything that may be left open is. */
const bare: CompleteFundDraft = {
  ...completeFund,
  maximumAmount: null,
  operationStartOn: null,
  operationEndOn: null,
}
const parts = { detail: expect.anything(), disclosure: expect.anything(), pictures: expect.anything() }

describe.each([
  ['with every field', full],
  ['with open fields', bare],
])('a fund %s', (_, draft) => {
  it('stays the same through a form', () => {
    expect({ ...fromTyped(fundFields, toTyped(fundFields, draft)), ...parts }).toEqual(draft)
  })

  it('stays the same through the JSON of the API', () => {
    const sent = toJson(fundFields, draft)
    const received: typeof sent = JSON.parse(JSON.stringify(sent))
    expect({ ...fromJson(fundFields, received), ...parts }).toEqual(draft)
  })

  it('stays the same in a kept version', () => {
    const kept: Record<string, unknown> = JSON.parse(JSON.stringify(draft))
    expect({ ...fromKept(fundFields, kept), ...parts }).toEqual(draft)
  })
})

it('a version from before a field existed means what the entry says', () => {
  const { hasWaitlist: _later, ...older } = bare
  expect(fromKept(fundFields, JSON.parse(JSON.stringify(older)))).toMatchObject({ hasWaitlist: true })
  expect(complete(fundFields, older)).toMatchObject({ hasWaitlist: true, maximumAmount: null })
})

it('texts are kept without blanks around them, and an empty one as none where it is optional', () => {
  expect(tidied(fundFields, { ...full, name: ' 第14号 ', earlyAccessCode: ' ' })).toMatchObject({
    name: '第14号',
    earlyAccessCode: null,
  })
})

it('no two fields share a name of the API, a column or a label', () => {
  for (const key of ['api', 'column', 'label'] as const) {
    const names = Object.values(fundFields).map((field) => field[key])
    expect(names).toEqual([...new Set(names)])
  }
})

describe('what is wrong with a field is said in its words', () => {
  const never = new Date(Number.NaN)
  it.each<[Partial<CompleteFundDraft>, Record<string, string>]>([
    [{ name: ' ' }, { name: '必須です' }],
    [{ name: 'あ'.repeat(61) }, { name: '60文字以内で入力してください。' }],
    [
      { offeringStartAt: never, offeringEndAt: never },
      { offeringStartAt: '日時を入力してください。', offeringEndAt: '日時を入力してください。' },
    ],
    [
      { offeringEndAt: completeFund.offeringStartAt },
      { offeringEndAt: '募集終了は、募集開始より後の日時を指定してください。' },
    ],
    [{ fundTotal: 15_050_000 }, { fundTotal: '10万円単位で指定してください。' }],
    [{ subordinatedAmount: -100_000 }, { subordinatedAmount: '10万円単位で指定してください。' }],
    [
      { subordinatedAmount: 15_000_000 },
      { subordinatedAmount: '劣後出資額は、募集総額より小さい金額を指定してください。' },
    ],
    [{ minimumAmount: 0 }, { minimumAmount: '10万円単位で指定してください。' }],
    [{ minimumAmount: 1_100_000, maximumAmount: null }, { minimumAmount: '100万円以下で入力してください。' }],
    [{ maximumAmount: 250_000 }, { maximumAmount: '10万円単位で指定してください。' }],
    [{ minimumAmount: 300_000, maximumAmount: 200_000 }, { maximumAmount: '最低出資額以上の金額を指定してください。' }],
    [{ plannedRateBp: 10_001 }, { plannedRateBp: '0〜100％で指定してください。' }],
    [
      { rateBreakdown: [{ label: '賃料', rateBp: 600 }] },
      { rateBreakdown: '内訳の合計が予定分配率と一致していません。' },
    ],
    [{ operationTermMonths: 601 }, { operationTermMonths: '1〜600か月で指定してください。' }],
    [{ operationStartOn: '2026-02-30' }, { operationStartOn: '日付を入力してください。' }],
    [
      { operationStartOn: '2026-07-01', operationEndOn: '2026-06-30' },
      { operationEndOn: '運用終了日は、運用開始日以降の日付を指定してください。' },
    ],
    [{ earlyAccessCode: 'ITO 1' }, { earlyAccessCode: '英数字とハイフンで入力してください。' }],
    [{ earlyAccessCode: 'A'.repeat(41) }, { earlyAccessCode: '40文字以内で入力してください。' }],
    [{ disclosure: { exitPlan: 'あ'.repeat(1001) } }, { 'disclosure.exitPlan': '1000文字以内で入力してください。' }],
    [
      { pictures: Array.from({ length: 13 }, (_, place) => fundPicture(place + 1)) },
      { pictures: '写真は12枚までです。' },
    ],
    [{ pictures: [fundPicture(7), fundPicture(7)] }, { pictures: '同じ写真が二度含まれています。' }],
    [
      { pictures: [fundPicture(7, { caption: ' ', alt: '', madeOn: null, madeBy: '' })] },
      {
        'pictures.7.caption': '必須です',
        'pictures.7.alt': '必須です',
        'pictures.7.madeOn': '日付を入力してください。',
        'pictures.7.madeBy': '必須です',
      },
    ],
    [
      { pictures: [fundPicture(7, { caption: 'あ'.repeat(41) })] },
      { 'pictures.7.caption': '40文字以内で入力してください。' },
    ],
    [{ pictures: [fundPicture(7, { madeOn: '2026-02-30' })] }, { 'pictures.7.madeOn': '日付を入力してください。' }],
    [
      { pictures: [fundPicture(7, { focusX: 5, focusY: 110 })] },
      { 'pictures.7.focusX': '10％単位で指定してください。', 'pictures.7.focusY': '0〜100％で指定してください。' },
    ],
  ])('%o', (changes, problems) => {
    expect(fundDraftProblems({ ...completeFund, ...changes })).toEqual(problems)
  })
})

it('problems come in the order of the fields', () => {
  const found = fundDraftProblems({
    ...completeFund,
    name: '',
    subordinatedAmount: 15_000_000,
    operationTermMonths: 0,
    disclosure: { exitPlan: 'あ'.repeat(1001) },
  })
  expect(Object.keys(found)).toEqual(['name', 'subordinatedAmount', 'operationTermMonths', 'disclosure.exitPlan'])
})
