import { formatYen, type Yen } from '../../../domain/money.ts'
import type { ProvedPeriod } from '../fund/load-fund-proof.ts'

/** What a period earned and spent, in lines as its page shows them; null before its result is fixed, or where the book has nothing of it. */
export function booksInWords({ isClosed, statement }: ProvedPeriod, plannedRent: Yen | null): string | null {
  if (!isClosed || statement === null) return null
  const { income, costs } = statement
  const rent = income.find(({ kind }) => kind === 'rent_income')
  return [
    lineOf('収入', income),
    lineOf('費用', costs),
    ...(plannedRent === null || rent === undefined
      ? []
      : [`賃料の予定と実績：賃貸借契約による予定 ${formatYen(plannedRent)}、入金 ${formatYen(rent.yen)}`]),
  ].join('\n')
}

function lineOf(name: string, lines: readonly { text: string; yen: Yen }[]): string {
  return `${name}：${lines.length === 0 ? 'ありません' : lines.map(({ text, yen }) => `${text} ${formatYen(yen)}`).join('、')}`
}
