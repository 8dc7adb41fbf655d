import type { Queryable } from '../../../platform/database/connect.ts'
import { loadCorrections, type PeriodCorrections } from '../../funds/fund/load-corrections.ts'
import { loadDistributionSources } from '../../funds/fund/load-distribution-sources.ts'
import { loadSmallerDividends } from '../../treasury/payout/load-smaller-dividends.ts'
import type { SourcesProof } from '../../../domain/funds/fund-proof.ts'
import { loadPeriodLists } from '../../treasury/fund-statement/load-period-lines.ts'
import type { SmallerDividend } from '../../../domain/funds/smaller-dividend.ts'
import type { Id } from '../../../domain/id.ts'

/** What an investment brought in one distribution, whole yen. */
export interface InvestmentResult {
  id: Id<'fixed_distribution_share'>
  dividend: number
  tax: number
  /** Dividend less tax, and the principal that was redeemed with it. */
  pay_amount: number
  /** What came back of the principal, and what of it was lost. */
  principal: number
  loss: number
  /** Of the principal: what had been lost before, and later income gave back. */
  restored: number
  paid_at: Date | null
  /** From what the dividend of everybody in this distribution was paid. */
  sources: SourcesProof
  /** Null where the distribution gave what was planned. */
  less: SmallerDividend | null
  /** Null where nothing of its period was put right after its closing. */
  corrected: PeriodCorrections | null
  /** Of income that came in after the last period: the principal went back before. */
  is_supplement: boolean
  /** Whether there is a list of the lines behind it. */
  has_list: boolean
}

/** By investment, oldest first; missing until the fund's dividend is fixed. */
export async function loadResults(
  database: Queryable,
  investmentIds: readonly Id<'investment'>[],
): Promise<Map<Id<'investment'>, InvestmentResult[]>> {
  if (investmentIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('distribution_share as share')
    .innerJoin('fixed_distribution as distribution', 'distribution.id', 'share.distribution_id')
    .select(['share.id', 'share.distribution_id', 'share.investment_id', 'share.gross', 'share.withholding'])
    .select(['share.principal', 'share.loss', 'share.restored', 'share.paid_at', 'distribution.supplements'])
    .where('share.investment_id', 'in', [...investmentIds])
    .orderBy('share.id')
    .execute()
  const distributions = rows.map((row) => row.distribution_id)
  const sources = await loadDistributionSources(database, distributions)
  const lists = await loadPeriodLists(database, distributions)
  const less = await loadSmallerDividends(database, distributions)
  const corrected = await loadCorrections(database, distributions)
  const results = new Map<Id<'investment'>, InvestmentResult[]>()
  for (const row of rows) {
    const result = {
      id: row.id,
      dividend: row.gross,
      tax: row.withholding,
      pay_amount: row.gross - row.withholding + row.principal,
      principal: row.principal,
      loss: row.loss,
      restored: row.restored,
      paid_at: row.paid_at,
      sources: sources.get(row.distribution_id) ?? ({ state: 'open' } as const),
      less: less.get(row.distribution_id) ?? null,
      corrected: corrected.get(row.distribution_id) ?? null,
      is_supplement: row.supplements !== null,
      has_list: lists.has(row.distribution_id),
    }
    results.set(row.investment_id, [...(results.get(row.investment_id) ?? []), result])
  }
  return results
}
