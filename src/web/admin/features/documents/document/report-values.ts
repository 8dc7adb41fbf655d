import type { FreeText } from '../../../../../domain/free-text.ts'
import { typedYen } from '../../../ui/typed-yen.ts'
import type { Report, ReportDue } from './document-queries.ts'

/** One line of income or cost; texts as they are typed. */
export interface LineValues {
  label: string
  amount: string
}

export interface ReportValues {
  period_start: string
  period_end: string
  income: readonly LineValues[]
  costs: readonly LineValues[]
  /** A paragraph a line. */
  remarks: string
  reason: FreeText
}

export const emptyLine: LineValues = { label: '', amount: '' }
const toLine = ({ label, amount }: { label: string; amount: number }): LineValues => ({ label, amount: String(amount) })

export function valuesOf(report: Report | null, next: ReportDue | null): ReportValues {
  if (report === null)
    return {
      period_start: next?.period_start ?? '',
      period_end: next?.period_end ?? '',
      income: [{ label: '賃料', amount: '' }],
      costs: [{ label: '管理費', amount: '' }],
      remarks: '',
      reason: '',
    }
  return {
    period_start: report.period_start,
    period_end: report.period_end,
    income: report.income.map(toLine),
    costs: report.costs.length === 0 ? [emptyLine] : report.costs.map(toLine),
    remarks: report.remarks.join('\n'),
    // A correction says why anew.
    reason: report.published_at === null ? report.reason : '',
  }
}

const isWritten = ({ label, amount }: LineValues): boolean => label.trim() !== '' || amount.trim() !== ''

/** What is wrong with the draft. Where the fund's book has the days' income and costs, nobody types them. */
export function problemsOf(values: ReportValues, isBooked: boolean): Record<string, string> {
  return {
    ...(values.period_start === '' && { period_start: '必須です' }),
    ...(values.period_end === '' && { period_end: '必須です' }),
    ...(isBooked ? {} : problemsOfLines(values)),
  }
}

function problemsOfLines(values: ReportValues): Record<string, string> {
  const wrongAmount = (lines: readonly LineValues[]): boolean =>
    lines.some((line) => isWritten(line) && typedYen(line.amount) === null)
  return {
    ...(!values.income.some(isWritten) && { income: '収入を1行以上入力してください。' }),
    ...(wrongAmount(values.income) && { income: '金額は、0円以上の整数で入力してください。' }),
    ...(wrongAmount(values.costs) && { costs: '金額は、0円以上の整数で入力してください。' }),
  }
}

const linesOf = (lines: readonly LineValues[]) =>
  lines.filter(isWritten).map(({ label, amount }) => ({ label, amount: typedYen(amount) ?? 0 }))

export const sumOf = (lines: readonly LineValues[]): number =>
  lines.reduce((total, { amount }) => total + (typedYen(amount) ?? 0), 0)

export const inputOf = (
  fundId: string,
  values: ReportValues,
  { revision, isBooked }: { revision: number; isBooked: boolean },
) => ({
  project_id: fundId,
  period_start: values.period_start,
  period_end: values.period_end,
  income: isBooked ? [] : linesOf(values.income),
  costs: isBooked ? [] : linesOf(values.costs),
  remarks: values.remarks
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
  reason: values.reason,
  revision,
})
