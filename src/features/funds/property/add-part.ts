import type { Id } from '../../../domain/id.ts'
import { rowOf } from '../../../domain/records/field.ts'
import { partFields, type PartFacts } from '../../../domain/records/property.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { insertPart, partProblems } from './property-registration.ts'
import { lockRegister } from './register-property.ts'

/** A further unit of a property. CONFLICT where it is held as a whole, or has a part of that name or number. */
export async function addPart(
  services: Services,
  { propertyId, part, actor }: { propertyId: Id<'property'>; part: PartFacts; actor: string },
): Promise<Outcome<{ partId: Id<'property_part'> }>> {
  const at = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    await lockRegister(transaction)
    const property = await transaction
      .selectFrom('property')
      .select('kind')
      .where('id', '=', propertyId)
      .executeTakeFirst()
    if (!property) return refusal('NOT_FOUND', '物件が見つかりません。')
    if (property.kind !== 'unit') return refusal('CONFLICT', '土地や一棟の建物は、全体で一つの対象です。')
    const problems = partProblems(property.kind, part)
    if (Object.keys(problems).length > 0) return badInput(problems)
    const { registry_number: registry, name } = rowOf(partFields, part)
    const taken = await transaction
      .selectFrom('property_part')
      .select(['property_id', 'name'])
      .where((expression) =>
        expression.or([
          expression('registry_number', '=', registry),
          expression.and([expression('property_id', '=', propertyId), expression('name', '=', name)]),
        ]),
      )
      .executeTakeFirst()
    if (taken) return refusal('CONFLICT', `すでに登録されています（物件${taken.property_id}　${taken.name}）。`)
    const partId = await insertPart(transaction, { propertyId, kind: property.kind, part }, at)
    await recordAudit(transaction, {
      at,
      actor,
      action: 'property.part_added',
      objectType: 'property',
      objectId: propertyId,
      detail: { name },
    })
    return success({ partId })
  })
}
