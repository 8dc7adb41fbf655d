import { sql } from 'kysely'
import type { FundLinePart } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'

/**
 * CONFLICT where the line was classified as the price of what a fund has handed over since, and would be so no more: the sale was booked upon it.
 * @param parts what the line is classified as instead.
 */
export async function refuseUnpaidSale(
  transaction: Transaction,
  explanationId: Id<'statement_explanation'>,
  parts: readonly Pick<FundLinePart, 'fundId' | 'kind' | 'amount'>[],
): Promise<Refusal | null> {
  const { rows } = await sql<{ fundId: Id<'fund'>; name: string; classified: number; spare: number }>`
    select part.fund_id as "fundId", fund.name, sum(part.amount)::bigint as classified,
      (sale_lines_of_fund(part.fund_id) - coalesce((
        select sum(deal.price_with_tax) from property_handover handed join standing_property_deal deal on deal.id = handed.deal_id
        where handed.fund_id = part.fund_id), 0))::bigint as spare
    from fund_line_part part join fund on fund.id = part.fund_id
    where part.explanation_id = ${explanationId} and part.kind = 'sale'
    group by part.fund_id, fund.name`.execute(transaction)
  for (const { fundId, name, classified, spare } of rows) {
    const kept = parts
      .filter((part) => part.fundId === fundId && part.kind === 'sale')
      .reduce((sum, { amount }) => sum + amount, 0)
    if (classified - kept > Math.max(0, spare))
      return refusal(
        'CONFLICT',
        `この明細は、「${name}」の売却の記帳の元になった売却代金です。売却代金を${formatYen(yen(classified - kept))}減らす訂正はできません。売却の取引に誤りがあるときは、先に取引の記録を取り消してください。`,
      )
  }
  return null
}
