import { sql } from 'kysely'
import { monthText } from '../../../domain/funds/book-month.ts'
import { isFeeTax } from '../../../domain/treasury/fee-withholding.ts'
import type { FundLinePart } from '../../../domain/treasury/fund-lines.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, type Refusal } from '../../../platform/outcome.ts'

/**
 * BAD_USER_INPUT where a payment to the tax office is not what the fund has withheld of fees in that month and not yet paid. The database refuses the same at commit.
 * @param before what a correction takes back.
 */
export async function refuseWrongFeeTax(
  transaction: Transaction,
  parts: readonly FundLinePart[],
  before: readonly FundLinePart[],
): Promise<Refusal | null> {
  for (const [index, { fundId, kind, amount, month }] of parts.entries()) {
    if (kind !== 'fee_tax' || amount > 0 || !month) continue
    const { rows } = await sql<{ open: number }>`
      select withheld - paid as open from fee_tax_of_month where fund_id = ${fundId} and month = ${month}`.execute(
      transaction,
    )
    const ofMonth = (all: readonly FundLinePart[]): number =>
      all
        .filter((part) => isFeeTax(part) && part.amount < 0 && part.fundId === fundId && part.month === month)
        .reduce((sum, part) => sum - part.amount, 0)
    const open = (rows[0]?.open ?? 0) + ofMonth(before)
    if (ofMonth(parts) !== open)
      return badInput({
        [`parts.${index}.amount`]: `${monthText(month)}に報酬から預かり、納付していない源泉所得税は${formatYen(yen(Math.max(0, open)))}です。`,
      })
  }
  return null
}
