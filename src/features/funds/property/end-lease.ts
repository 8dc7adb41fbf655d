import { parseJapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { NEEDED } from '../../../domain/records/kinds.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'

/** The day on which a lease really ended; said once. */
export async function endLease(
  services: Services,
  input: { leaseId: Id<'lease'>; endedOn: string; actor: string },
): Promise<Outcome<null>> {
  const endedOn = parseJapanDate(input.endedOn)
  if (endedOn === null) return badInput({ ended_on: NEEDED })
  const at = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const lease = await transaction
      .selectFrom('lease')
      .innerJoin('property_part', 'property_part.id', 'lease.part_id')
      .select(['lease.begins_on', 'lease.struck_by', 'property_part.property_id'])
      .where('lease.id', '=', input.leaseId)
      .forUpdate('lease')
      .executeTakeFirst()
    if (!lease || lease.struck_by !== null) return refusal('NOT_FOUND', '賃貸借が見つかりません。')
    if (endedOn < lease.begins_on) return badInput({ ended_on: '開始日以後の日を入力してください' })
    const row = await transaction
      .insertInto('lease_end')
      .values({ lease_id: input.leaseId, ended_on: endedOn, recorded_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('lease_id')
      .executeTakeFirst()
    if (!row) return refusal('CONFLICT', 'この賃貸借の終了は、すでに記録されています。')
    await recordAudit(transaction, {
      at,
      actor: input.actor,
      action: 'property.lease_ended',
      objectType: 'property',
      objectId: lease.property_id,
    })
    return success(null)
  })
}
