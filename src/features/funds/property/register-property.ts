import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { PropertyFacts } from '../../../domain/records/property.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { findSameProperties, insertProperty, registrationProblems } from './property-registration.ts'

/** Two who register at once are judged one after the other: the second sees what the first has written. */
export async function lockRegister(transaction: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('property-register', 0))`.execute(transaction)
}

/**
 * Writes a property down that no fund has held. CONFLICT where one stands there already: then its page is the place to add a part, or two
 * operators say that it is another one (proposeDistinctProperty).
 */
export async function registerProperty(
  services: Services,
  { facts, actor }: { facts: PropertyFacts; actor: string },
): Promise<Outcome<{ propertyId: Id<'property'>; partId: Id<'property_part'> }>> {
  const problems = registrationProblems(facts)
  if (Object.keys(problems).length > 0) return badInput(problems)
  const at = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    await lockRegister(transaction)
    const [same] = await findSameProperties(transaction, facts)
    if (same) {
      return refusal('CONFLICT', `同じ場所の物件が、すでに登録されています（物件${same.id}　${same.address}）。`, {
        fields: { address: '登録済みの物件と一致します' },
      })
    }
    const made = await insertProperty(transaction, facts, at)
    await recordAudit(transaction, {
      at,
      actor,
      action: 'property.registered',
      objectType: 'property',
      objectId: made.propertyId,
    })
    return success(made)
  })
}
