import { describe, expect, test } from 'vitest'
import { japanDate } from '../../../../domain/calendar.ts'
import { reportStatute, type ReportItem } from '../../../../domain/tables/statutory-items.ts'
import { demoDisclosure } from '../../../funds/fund/demo/demo-disclosure.ts'
import { exampleFund, exampleOperator } from './document-examples.ts'
import { isWritten, missingItems, type ItemPart } from './document-items.ts'
import {
  propertyManagementReport,
  reportParts,
  type PropertyManagementReportInput,
} from './property-management-report.ts'
import { exampleReport } from './report-examples.ts'
import { reportPlaces } from './report-places.ts'

const items = Object.keys(reportStatute) as ReportItem[]
const nothingEarlier = { ...exampleReport.state, deals: [], earlier: [], relatedCosts: 0 }
const exampleLoan = {
  lender: '東西銀行',
  lenderKind: 'bank',
  isRelated: false,
  amount: 5_000_000,
  owed: 4_000_000,
  rateBp: 250,
  contractedOn: japanDate('2026-05-01'),
  maturesOn: japanDate('2031-04-30'),
} as const
const bare: PropertyManagementReportInput = {
  ...exampleReport,
  state: nothingEarlier,
  events: [],
  remarks: [],
  relatedIncome: 0,
}

const missing = (parts: readonly ItemPart<ReportItem>[]): ReportItem[] =>
  missingItems(parts, reportStatute).map(({ item }) => item)
const without = (part: ItemPart<ReportItem>, item: ReportItem): ItemPart<ReportItem> =>
  'section' in part
    ? { ...part, section: part.items.includes(item) ? null : part.section }
    : { ...part, rows: part.rows.map((row) => (row.items?.includes(item) ? { ...row, value: '' } : row)) }
const rowOf = (label: string, input: PropertyManagementReportInput): string | undefined =>
  reportParts(input)
    .flatMap((part) => ('section' in part ? [] : part.rows))
    .find((row) => row.label === label)?.value

describe('the property-management report and rule article 50', () => {
  test.each([
    ['with three periods before', exampleReport],
    ['of a first period of which nothing is to tell', bare],
    ['whose money the operator declared', { ...bare, isDeclared: true, books: { balanceSheet: null, openedOn: null } }],
  ])('one %s lacks no item', (_, input) => {
    expect(missing(reportParts(input))).toEqual([])
  })

  test('binds the items of the register and nothing else', () => {
    const bound = reportParts(exampleReport).flatMap((part) =>
      'section' in part ? part.items : part.rows.flatMap((row) => row.items ?? []),
    )
    expect([...new Set(bound)].toSorted()).toEqual(items.toSorted())
  })

  test.each(items)('item %s stands on the lines that the table of the law names', (item) => {
    const rows = reportParts(exampleReport).flatMap((part) => ('section' in part ? [] : part.rows))
    expect(rows.filter((row) => row.items?.includes(item)).map(({ label }) => label)).toEqual(reportPlaces[item])
  })

  test.each(items)('item %s is missed once what answers it is empty', (item) => {
    expect(missing(reportParts(exampleReport).map((part) => without(part, item)))).toContain(item)
  })

  test.each(items)('item %s is printed', (item) => {
    for (const input of [exampleReport, bare]) {
      const printed = JSON.stringify(propertyManagementReport(input))
      for (const part of reportParts(input)) {
        if ('section' in part) {
          if (part.items.includes(item)) expect(printed).toContain(JSON.stringify(part.section))
        } else
          for (const { items: answered, label, value } of part.rows)
            if (answered?.includes(item)) expect(printed).toContain(JSON.stringify({ label, value }))
      }
    }
  })

  test('every line of a part is printed, and the periods before in a table', () => {
    const { sections } = propertyManagementReport(exampleReport)
    const labels = sections.flatMap((section) =>
      section.kind === 'facts' ? section.rows.map(({ label }) => label) : [],
    )
    const rows = reportParts(exampleReport).flatMap((part) => ('section' in part ? [] : part.rows.filter(isWritten)))
    expect(labels).toEqual(rows.map(({ label }) => label))
    const earlier = sections.find((section) => section.kind === 'table' && section.heading.startsWith('直前の3期'))
    expect(earlier).toMatchObject({
      rows: [
        ['2025年11月1日（土）〜2026年4月30日（木）', '1,250,000円', '310,000円', '940,000円'],
        ['2025年5月1日（木）〜2025年10月31日（金）', '記録なし', '記録なし', '記録なし'],
      ],
    })
    expect(rowOf('2026年4月30日', exampleReport)?.split('\n')).toEqual([
      '所有しています。',
      '40,000,000円（取得原価）',
      '賃貸借契約 16件（賃料と共益費 月額1,250,000円）',
    ])
    expect(rowOf('2025年10月31日', exampleReport)).toContain('賃貸借契約の記録はありません。')
  })

  const arrears = { leases: 0, missing: 0, days: 0, unassigned: 0 }
  const soldOut = { held: 0, sold: 2, bookValue: 0, leases: 0, rent: 0, arrears }
  test.each<[string, string, PropertyManagementReportInput, string]>([
    ['the share', 'あなたの持分', exampleReport, '200,000円（出資の総額の0.5208％）'],
    ['a share that is gone', 'あなたの持分', { ...exampleReport, ownCapital: 0 }, '0円（出資の総額の0.0000％）'],
    ['no deal', '期間中の不動産の取引', bare, '該当なし'],
    [
      'a deal with our own',
      '期間中の不動産の取引',
      exampleReport,
      '2026年5月1日（金） 土地と建物の取得 40,000,000円（税抜、相手は当社または当社の関係者）',
    ],
    ['no event', '運用の経過', bare, '特に記載する出来事はありませんでした。'],
    ['events', '運用の経過', exampleReport, '「運用中の出来事」と「期間中の状況」に記載しています。'],
    ['a first period', '直前の3期', bare, '該当なし（最初の計算期間です。）'],
    ['what is held', '期間の末日の所有', exampleReport, '所有しています。'],
    [
      'what is sold',
      '期間の末日の所有',
      { ...bare, state: { ...nothingEarlier, property: soldOut } },
      '売却しました。',
    ],
    [
      'rents behind',
      '期間の末日の滞納',
      exampleReport,
      '賃貸借契約 1件、合計156,000円（最も長いもので、支払期限から35日）',
    ],
    [
      'no rents behind',
      '期間の末日の滞納',
      { ...bare, state: { ...nothingEarlier, property: soldOut } },
      '支払期限を過ぎた賃料はありません。',
    ],
    [
      'rents that may be of nobody who is behind',
      '期間の末日の滞納',
      {
        ...bare,
        state: {
          ...nothingEarlier,
          property: { ...soldOut, arrears: { leases: 2, missing: 90_000, days: 31, unassigned: 85_000 } },
        },
      },
      [
        '賃貸借契約 2件、合計90,000円（最も長いもので、支払期限から31日）',
        'このほか、賃貸借契約を特定していない賃料の入金が85,000円あります。',
      ].join('\n'),
    ],
    [
      'rents of a period that was declared',
      '期間の末日の滞納',
      { ...bare, state: { ...nothingEarlier, property: { ...soldOut, arrears: null } } },
      '賃料の入金をファンドの帳簿に記録していない期間のため、記載していません。',
    ],
    ['no audit', '監査の有無と範囲', bare, 'この報告書の損益と財産の状況は、公認会計士などの監査を受けていません。'],
    ['no borrowing', '期間中の借入れ', bare, '該当なし（帳簿に借入金はありません。）'],
    [
      'a loan',
      '期間中の借入れ',
      { ...bare, state: { ...nothingEarlier, loans: [exampleLoan] } },
      '東西銀行（銀行・信用金庫など）　借入額5,000,000円　年利2.5％　期間の末日の残高4,000,000円（2026年5月1日契約、2031年4月30日期日）',
    ],
    ['nothing with our own', '利害関係人との取引', bare, '該当なし'],
    ['no books', '利害関係人との取引', { ...bare, isDeclared: true }, '帳簿に金額の記録はありません。'],
    [
      'what was with our own',
      '利害関係人との取引',
      { ...exampleReport, relatedIncome: 90_000 },
      [
        '2026年5月1日（金） 土地と建物の取得 40,000,000円（税抜、相手は当社または当社の関係者）',
        '当社や当社の関係者からの収入 90,000円',
        '当社や当社の関係者への費用 120,000円',
      ].join('\n'),
    ],
    ['nobody entrusted', '業務の委託', bare, '委託した業務の記録はありません。'],
    ['the manager', '業務管理者', bare, exampleOperator.businessManager],
  ])('says of %s', (_, label, input, words) => {
    expect(rowOf(label, input)).toBe(words)
  })

  test('says what the disclosure of the fund says', () => {
    const disclosure = {
      ...demoDisclosure(exampleFund, japanDate('2026-03-01')),
      audit: '損益計算書の監査を受けます。',
      borrowing: '銀行から1,000万円を借り入れます。',
    }
    const input = { ...bare, fund: { ...exampleFund, disclosure } }
    expect(rowOf('監査の有無と範囲', input)).toBe(`契約成立前書面の記載：${disclosure.audit}`)
    expect(rowOf('期間中の借入れ', input)).toBe(
      `該当なし（帳簿に借入金はありません。）\n契約成立前書面の記載：${disclosure.borrowing}`,
    )
    expect(rowOf('業務の委託', input)).toBe(`契約成立前書面の記載：${disclosure.management}`)
    expect(rowOf('利害関係人との取引', input)).toContain(disclosure.relatedParties)
  })
})
