import type { StatementDifference } from './statement-comparison.ts'

/** How a kept line and the bank's list differ, as operators read it. */
export const STATEMENT_DIFFERENCES: Record<StatementDifference['kind'], string> = {
  not_listed: '銀行の明細にありません',
  listed_otherwise: '銀行の明細と内容が異なります',
  broken_balance: '銀行の明細の残高が、前の行と合いません',
}
