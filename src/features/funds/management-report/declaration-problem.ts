import type { ManagementReportFacts } from '../../../domain/validation/management-report-schema.ts'
import type { FundStatement } from '../../treasury/fund-statement/load-fund-statement.ts'

/** Income and costs of a report stand in the fund's book or, where it has none for the days, in an operator's declaration: never in both, never in neither. */
export function declarationProblem(
  { income, costs }: ManagementReportFacts,
  { isBooked }: Pick<FundStatement, 'isBooked'>,
): string | null {
  if (isBooked)
    return income.length + costs.length === 0
      ? null
      : 'この期間の収入と費用は帳簿に記録があり、報告書に自動で入ります。金額は入力せずに保存してください。'
  return income.length > 0
    ? null
    : 'この期間の収入と費用は帳簿に記録がありません。申告する収入を1行以上入力してください。'
}
