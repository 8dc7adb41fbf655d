import { parseJapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { apiProblems, complete, rowOf } from '../../../domain/records/field.ts'
import { leaseFields, type LeaseFacts } from '../../../domain/records/property-records.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { relationsOf } from './load-parties.ts'
import { propertyOfPart } from './property-of-part.ts'

/** Who rents a part, and what he pays: the rent that a bank line is held against. */
export async function recordLease(
  services: Services,
  { actor, ...facts }: LeaseFacts & { actor: string },
): Promise<Outcome<{ leaseId: Id<'lease'> }>> {
  const lease = complete(leaseFields, facts)
  const at = services.clock.now()
  const [beginsOn, endsOn] = [parseJapanDate(lease.beginsOn), parseJapanDate(lease.endsOn)]
  return inTransaction(services.database, async (transaction) => {
    const tenant = (await relationsOf(transaction, [lease.tenantId])).get(lease.tenantId)
    const problems = apiProblems(leaseFields, lease, {
      tenant_id: tenant === undefined || tenant.relation === 'fund' ? '選択してください' : null,
      ends_on:
        lease.endsOn !== '' && (endsOn === null || (beginsOn !== null && endsOn < beginsOn))
          ? '開始日以後の日を入力してください'
          : null,
    })
    if (Object.keys(problems).length > 0) return badInput(problems)
    const part = await propertyOfPart(transaction, lease.partId)
    if (!part.ok) return part
    const { id: leaseId } = await transaction
      .insertInto('lease')
      .values({ ...rowOf(leaseFields, lease), recorded_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(transaction, {
      at,
      actor,
      action: 'property.lease_recorded',
      objectType: 'property',
      objectId: part.value,
      detail: { amount: lease.rent },
    })
    return success({ leaseId })
  })
}
