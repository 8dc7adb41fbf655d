import type { Queryable } from '../../../platform/database/connect.ts'
import { loadDistributionSources } from '../../funds/fund/load-distribution-sources.ts'
import type { SourcesProof } from '../../../domain/fund-proof.ts'
import type { Id } from '../../../domain/id.ts'

/** What an investment brought in one distribution, whole yen. */
export interface InvestmentResult {
  id: Id<'fixed_distribution_share'>
  dividend: number
  tax: number
  /** Dividend less tax, and the principal that was redeemed with it. */
  payAmount: number
  /** What came back of the principal, and what of it was lost. */
  principal: number
  loss: number
  paidAt: Date | null
  /** From what the dividend of everybody in this distribution was paid. */
  sources: SourcesProof
}

/** By investment, oldest first; missing until the fund's dividend is fixed. */
export async function loadResults(
  database: Queryable,
  investmentIds: readonly Id<'investment'>[],
): Promise<Map<Id<'investment'>, InvestmentResult[]>> {
  if (investmentIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('distribution_share')
    .select(['id', 'distribution_id', 'investment_id', 'gross', 'withholding', 'principal', 'loss', 'paid_at'])
    .where('investment_id', 'in', [...investmentIds])
    .orderBy('id')
    .execute()
  const sources = await loadDistributionSources(
    database,
    rows.map((row) => row.distribution_id),
  )
  const results = new Map<Id<'investment'>, InvestmentResult[]>()
  for (const row of rows) {
    const result = {
      id: row.id,
      dividend: row.gross,
      tax: row.withholding,
      payAmount: row.gross - row.withholding + row.principal,
      principal: row.principal,
      loss: row.loss,
      paidAt: row.paid_at,
      sources: sources.get(row.distribution_id) ?? ({ state: 'open' } as const),
    }
    results.set(row.investment_id, [...(results.get(row.investment_id) ?? []), result])
  }
  return results
}
