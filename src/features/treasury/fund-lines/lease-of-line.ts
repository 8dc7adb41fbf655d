import type { FundLine } from '../../../domain/treasury/fund-lines.ts'
import type { Transaction } from '../../../platform/database/connect.ts'

/** Rents of a lease that does not stand, or of what the fund of that part never held, as fields of the form. */
export async function leaseProblems(
  transaction: Transaction,
  { parts }: FundLine,
): Promise<Record<string, string> | null> {
  for (const [index, { leaseId, fundId }] of parts.entries()) {
    if (!leaseId) continue
    const lease = await transaction
      .selectFrom('lease')
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('standing_property_deal as deal')
            .select('deal.id')
            .whereRef('deal.part_id', '=', 'lease.part_id')
            .where('deal.buyer_fund_id', '=', fundId),
        ).as('isOfFund'),
      )
      .where('id', '=', leaseId)
      .where('struck_by', 'is', null)
      .executeTakeFirst()
    if (!lease) return { [`parts.${index}.lease_id`]: '該当する賃貸借がありません。' }
    if (!lease.isOfFund) return { [`parts.${index}.lease_id`]: 'このファンドの賃貸借から選んでください。' }
  }
  return null
}
