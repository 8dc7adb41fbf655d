import type { PrintedSection, TableSection, TextSection } from '../../../../adapters/pdf/printed-document.ts'
import { formatDate, japanDate } from '../../../../domain/calendar.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import { PERIOD_LINE_KINDS, PERIOD_LINE_PAYERS } from '../../../../domain/investing/period-lines.ts'
import type { AmountLine, PropertyManagementReportInput } from './property-management-report.ts'

export function incomeAndCosts({ income, costs, isDeclared }: PropertyManagementReportInput): TableSection {
  return {
    kind: 'table',
    heading: isDeclared ? '収入と費用（当社の申告による金額）' : '収入と費用（損益計算書）',
    columns: [
      { label: '項目', align: 'left' },
      { label: '収入', align: 'right' },
      { label: '費用', align: 'right' },
    ],
    rows: [
      ...income.map(({ label, amount }) => [label, formatYen(yen(amount)), '']),
      ...costs.map(({ label, amount }) => [label, '', formatYen(yen(amount))]),
    ],
    total: [
      `合計（差引 ${formatYen(yen(sum(income) - sum(costs)))}）`,
      formatYen(yen(sum(income))),
      formatYen(yen(sum(costs))),
    ],
  }
}

/** What stands beneath income and costs. */
export const recordSection = (input: PropertyManagementReportInput): TextSection => ({
  kind: 'text',
  heading: '金額のもとになる記録',
  paragraphs: recordNotes(input),
  items: [],
})

/** The fund's balance sheet; null where its book has none. */
export function balanceSection({ books, periodEndOn }: PropertyManagementReportInput): TableSection | null {
  const { balanceSheet } = books
  if (balanceSheet === null) return null
  const { assets, debts, investors, ownParts, undistributed, total } = balanceSheet
  const own: AmountLine[] = [
    { label: '投資家の出資金（優先・運用中）', amount: investors },
    ...ownParts.map(({ label, amount }) => ({ label: `当社の${label}`, amount })),
    { label: undistributed < 0 ? '未処分の損失' : '未処分の利益', amount: undistributed },
  ]
  return {
    kind: 'table',
    heading: `貸借対照表（${formatDate(japanDate(periodEndOn))}）`,
    columns: [
      { label: '項目', align: 'left' },
      { label: '資産', align: 'right' },
      { label: '負債・出資・損益', align: 'right' },
    ],
    rows: [
      ...assets.map(({ label, amount }) => [label, formatYen(yen(amount)), '']),
      ...[...debts, ...own].map(({ label, amount }) => [label, '', formatYen(yen(amount))]),
    ],
    total: ['合計', formatYen(yen(total)), formatYen(yen(sum(debts) + sum(own)))],
  }
}

/** The lines behind a period's figures: tenants and other payers stand in none of them. */
export function listSections({ term, fixed }: PropertyManagementReportInput['dividends'][number]): PrintedSection[] {
  const list = fixed?.list ?? null
  if (list === null || list.lines.length === 0) return []
  const heading = `${term === null ? '' : `第${term}期 `}収入と費用の明細`
  return [
    {
      kind: 'table',
      heading,
      columns: [
        { label: '日付と内容', align: 'left' },
        { label: '相手', align: 'left' },
        { label: '金額', align: 'right' },
      ],
      rows: list.lines.map(({ day, kind, payer, amount }) => [
        `${formatDate(day)} ${PERIOD_LINE_KINDS[kind]}`,
        PERIOD_LINE_PAYERS[payer],
        formatYen(yen(amount)),
      ]),
      total: ['差引', '', formatYen(yen(list.lines.reduce((total, { amount }) => total + amount, 0)))],
    },
    {
      kind: 'text',
      heading: `${heading}の確かめ方`,
      paragraphs: [
        `この明細の一覧は、計算期間を締めたときに作成し、そのSHA-256をファンドのページで公表しています：${list.sha256}`,
        '一覧のファイルは、会員ページの投資の状況からダウンロードできます。SHA-256が同じであれば、締めた後に変更されていません。',
      ],
      items: [],
    },
  ]
}

function recordNotes({ isDeclared, relatedIncome, books }: PropertyManagementReportInput): string[] {
  return [
    isDeclared
      ? 'この期間の収入と費用は、銀行の明細による記録がないため、当社が申告した金額です。'
      : 'この期間の収入と費用は、このファンドの帳簿から作成しました。収入は入金された日、費用は生じた日で計算しています。',
    ...(isDeclared
      ? []
      : [`収入のうち、当社や当社の関係者が支払った賃料・売却代金など：${formatYen(yen(relatedIncome))}`]),
    ...(books.openedOn === null
      ? []
      : [
          `帳簿は${formatDate(japanDate(books.openedOn))}にファンドごとに分けました。それより前の収入と費用は含みません。`,
        ]),
    ...(books.balanceSheet === null
      ? ['貸借対照表は、帳簿をファンドごとに分ける前の期間のため、作成していません。']
      : []),
  ]
}

function sum(rows: readonly AmountLine[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0)
}
