import { startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { taxPartsOf } from '../../../domain/treasury/property-tax.ts'
import { post } from '../../../ledger/post.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { listUnaccrued } from './list-property-taxes.ts'

/** The days' part of each year's property tax becomes a cost, by the decision on its notice. The caller holds the lock of the book. */
export async function accrueTaxesOf(
  transaction: Transaction,
  { fundId, days, now }: { fundId: Id<'fund'>; days: readonly JapanDate[]; now: Date },
): Promise<void> {
  for (const tax of await listUnaccrued(transaction, fundId))
    for (const { day, amount } of taxPartsOf(tax, tax.accrued, days, tax)) {
      const { id } = await transaction
        .insertInto('cost_accrual')
        .values({
          fund_id: fundId,
          cost_kind: 'public_dues',
          amount,
          arose_on: day,
          about: `${tax.year}年度の固定資産税・都市計画税`,
          reason: '納税通知による計上',
          proposal_id: tax.proposalId,
          decided_by: tax.decidedBy,
          decided_at: now,
          assessment_id: tax.id,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await post(transaction, {
        kind: 'cost_accrued',
        key: `cost-accrued:${id}`,
        effectiveAt: startOfDay(day),
        recordedAt: now,
        lines: [
          { account: { kind: 'cost', fundId, costKind: 'public_dues' }, debit: amount },
          { account: { kind: 'accrued_cost', fundId, costKind: 'public_dues' }, credit: amount },
        ],
      })
    }
}
