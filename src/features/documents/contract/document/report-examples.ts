import { japanDate } from '../../../../domain/calendar.ts'
import { yen } from '../../../../domain/money.ts'
import { exampleFund, exampleMember, exampleOperator } from './document-examples.ts'
import type { PropertyManagementReportInput } from './property-management-report.ts'
import type { ReportState } from './report-state.ts'

/** Invented facts with which tests fill a property-management report. */

const noArrears = { leases: 0, missing: 0, days: 0, unassigned: 0 }

const exampleState: ReportState = {
  deals: [
    {
      settledOn: japanDate('2026-05-01'),
      what: '土地と建物',
      isBought: true,
      price: 40_000_000,
      isRelated: true,
    },
  ],
  property: {
    held: 1,
    sold: 0,
    bookValue: 40_000_000,
    leases: 17,
    rent: 1_320_000,
    arrears: { leases: 1, missing: 156_000, days: 35, unassigned: 0 },
  },
  earlier: [
    {
      startOn: japanDate('2025-11-01'),
      endOn: japanDate('2026-04-30'),
      figures: { income: 1_250_000, costs: 310_000 },
      property: { held: 1, sold: 0, bookValue: 40_000_000, leases: 16, rent: 1_250_000, arrears: noArrears },
    },
    {
      startOn: japanDate('2025-05-01'),
      endOn: japanDate('2025-10-31'),
      figures: null,
      property: { held: 1, sold: 0, bookValue: null, leases: 0, rent: 0, arrears: noArrears },
    },
  ],
  relatedCosts: 120_000,
  loans: [],
}

export const exampleReport: PropertyManagementReportInput = {
  documentNumber: 'R-12-1-0107',
  createdAt: new Date('2026-11-20T10:00:00+09:00'),
  operator: exampleOperator,
  fund: exampleFund,
  member: exampleMember,
  periodStartOn: '2026-05-01',
  periodEndOn: '2026-10-31',
  income: [
    { label: '賃料', amount: 1_320_000 },
    { label: '売却の利益', amount: 480_000 },
  ],
  costs: [
    { label: '管理費', amount: 240_000 },
    { label: '公租公課', amount: 120_000 },
  ],
  isDeclared: false,
  relatedIncome: 0,
  books: {
    balanceSheet: {
      assets: [
        { label: '銀行口座', amount: 4_440_000 },
        { label: '対象不動産（取得原価）', amount: 40_000_000 },
      ],
      debts: [{ label: '預り敷金・保証金', amount: 1_000_000 }],
      investors: 30_000_000,
      ownParts: [
        { label: '劣後出資', amount: 8_400_000 },
        { label: '補填出資（募集に満たない分）', amount: 3_600_000 },
      ],
      undistributed: 1_440_000,
      total: 44_440_000,
    },
    openedOn: null,
  },
  capitalAtWork: 42_000_000,
  ownCapital: 200_000,
  state: exampleState,
  composition: { senior: yen(30_000_000), subordinated: yen(8_400_000), fillIn: yen(3_600_000), takenOver: yen(0) },
  dividends: [
    {
      term: null,
      fixed: {
        total: 1_185_700,
        actualRateBp: 700,
        afterLossRateBp: null,
        less: [],
        list: {
          sha256: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
          lines: [
            {
              day: japanDate('2026-06-01'),
              amount: 1_300_000,
              kind: 'rent_income',
              payer: 'third_party',
              hash: 'a'.repeat(64),
            },
            {
              day: japanDate('2026-06-03'),
              amount: -100_000,
              kind: 'management',
              payer: 'related_party',
              hash: 'b'.repeat(64),
            },
          ],
        },
        cap: 1_185_753,
        sources: ['分配金100円のうち、賃料から60円、売却益から40円、出資金の払戻しは0円です。'],
      },
    },
  ],
  ownPayouts: [
    {
      term: null,
      investedAmount: 200_000,
      dividend: 7_057,
      withholding: 1_441,
      redeemedPrincipal: 200_000,
      loss: 0,
      payAmount: 205_616,
      paidOn: '2026-11-30',
      isPaid: true,
    },
  ],
  correction: null,
  events: [
    {
      kind: 'damage',
      title: '2階の給水管からの水漏れ',
      happenedOn: japanDate('2026-08-24'),
      endedOn: japanDate('2026-09-18'),
      cost: 812_000,
      budget: 830_000,
      happening: '2階の給水管から水漏れがあり、1階の天井と壁が濡れました。給水管の交換と内装の復旧は終わりました。',
      effect: '修理費は保険で補い、予定分配率と元本への影響はありません。',
    },
    {
      kind: 'vacancy',
      title: '201号室の空室',
      happenedOn: japanDate('2026-10-10'),
      endedOn: null,
      cost: null,
      budget: null,
      happening: '入居者が退去しました。',
      effect: '予定分配率への影響はありません。',
    },
  ],
  remarks: ['18戸中17戸が入居していました。'],
}
