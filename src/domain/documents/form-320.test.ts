import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import {
  eFilingDuty,
  form320Problems,
  form320Records,
  fullWidthField,
  shareInThousandths,
  type Form320Report,
} from './form-320.ts'
import { encodeShiftJis } from '../shift-jis.ts'

interface Layout {
  columns: { no: number; key: string; width: 'half' | 'full'; max: number; exact: boolean; required: boolean }[]
  exampleLine: string
}
const layout = JSON.parse(readFileSync(new URL('fixtures/form-320.json', import.meta.url), 'utf8')) as Layout

const payer = {
  address: '東京都千代田区架空町1-2-3',
  companyName: '株式会社見本',
  telephone: '03-0000-0000',
  corporateNumber: '1234567890123',
}
const payment = {
  fixedOn: japanDate('2026-12-31'),
  contribution: 1_000_000,
  contributions: 200_000_000,
  dividend: 12_345,
  tax: 2_520,
}
const report: Form320Report = {
  year: 2026,
  mark: '0',
  memberNumber: 'M12',
  name: '見本 太郎',
  kana: 'ミホン タロウ',
  address: '横浜市西区見本1-1',
  payments: [payment],
}

it('is the example of the layout, byte for byte, but for remark and individual number', () => {
  const [record = ''] = form320Records(report, payer)
  const columns = record.split(',')
  const example = layout.exampleLine.split(',')
  expect(columns).toHaveLength(layout.columns.length)
  const [remark, number] = [54, 56]
  expect(columns[remark]).toBe('会員番号Ｍ１２')
  expect(columns[number]).toBe('')
  const filled = columns.with(remark, '').with(number, example[number] ?? '')
  expect(encodeShiftJis(filled.join(','))).toEqual(encodeShiftJis(layout.exampleLine))
})

it.each([1, 4, 5, 6, 10, 11])('%i payments stand in records of five, each column as wide as it may be', (count) => {
  const payments = Array.from({ length: count }, (_, index) => ({ ...payment, dividend: 1_000_000_000 + index }))
  const records = form320Records({ ...report, payments }, payer).map((record) => record.split(','))
  expect(records).toHaveLength(Math.ceil(count / 5))
  expect(records.flatMap((record) => [20, 28, 36, 44, 52].flatMap((place) => record[place] || []))).toEqual(
    payments.map(({ dividend }) => String(dividend)),
  )
  for (const record of records)
    for (const { no, width, max, exact, required } of layout.columns) {
      const value = record[no - 1] ?? 'missing'
      // The individual number is put in outside.
      if (required && no !== 57) expect(value, `column ${no}`).not.toBe('')
      if (value === '') continue
      expect([...value].length, `column ${no}`).toBeLessThanOrEqual(max)
      if (exact) expect(value, `column ${no}`).toHaveLength(max)
      expect(encodeShiftJis(value).length, `column ${no}`).toBe([...value].length * (width === 'full' ? 2 : 1))
    }
})

it.each([
  ['横浜市西区見本1-1  ﾐﾎﾝﾋﾞﾙ 201', '横浜市西区見本１－１　ミホンビル　２０１'],
  ['㈱見本,支店', '（株）見本，支店'],
  ['一番町〜二番町', '一番町～二番町'],
  ['髙﨑−１', '高崎－１'],
])('%s becomes %s', (text, expected) => expect(fullWidthField(text)).toBe(expected))

it('a name that cannot be written stands in kana, an address is put right by hand', () => {
  const rare = { ...report, name: '草彅 德太郎', kana: 'クサナギ トクタロウ' }
  expect(form320Problems(rare)).toEqual([])
  expect(form320Records(rare, payer)[0]?.split(',')[13]).toBe('クサナギ　徳太郎')
  expect(form320Problems({ ...report, address: '鹿児島県草彅町1' })).toEqual([
    { memberNumber: 'M12', text: '住所の「彅」は、提出ファイルで使えない文字です。' },
  ])
  expect(form320Problems({ ...report, address: '東'.repeat(61) })).toEqual([
    { memberNumber: 'M12', text: '住所が60文字を超えています。' },
  ])
})

it.each([
  [100_000, 20_000_000, 500],
  [100_000, 300_000, 33_333],
  [300_000, 300_000, 100_000],
])('%i of %i is a share of %i thousandths of a percent', (contribution, contributions, share) =>
  expect(shareInThousandths(contribution, contributions)).toBe(share),
)

it.each([
  [2025, 99, 2023, 100, false],
  [2025, 100, 2023, 100, true],
  [2026, 29, 2024, 30, false],
  [2026, 30, 2024, 30, true],
])(
  'reports on %i, where %i were due on %i: %i or more are filed electronically',
  (year, due, countedYear, least, isDuty) =>
    expect(eFilingDuty(year, due)).toEqual({ year, countedYear, least, isDuty }),
)
