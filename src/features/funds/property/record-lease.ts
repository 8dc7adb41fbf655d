import { parseJapanDate } from '../../../domain/calendar.ts'
import type { LetFor } from '../../../domain/treasury/consumption-tax/usual-class.ts'
import type { Id } from '../../../domain/id.ts'
import type { RentDue } from '../../../domain/funds/lease.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { relationsOf } from './load-parties.ts'
import { NEEDED, problemsAmong } from './record-words.ts'

export interface LeaseInput {
  partId: Id<'property_part'>
  tenantId: Id<'party'>
  /** Whole yen a month, and the deposit. */
  rent: number
  commonFee: number
  deposit: number
  beginsOn: string
  /** An empty text where it runs on. */
  endsOn: string
  rentDue: RentDue
  isSublease: boolean
  /** Null where nobody has said it: consumption tax of its rents is open then. */
  letFor?: LetFor | null
  actor: string
}

const isYen = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0

/** Who rents a part, and what he pays: the rent that a bank line is held against. */
export async function recordLease(services: Services, input: LeaseInput): Promise<Outcome<{ leaseId: Id<'lease'> }>> {
  const at = services.clock.now()
  const beginsOn = parseJapanDate(input.beginsOn)
  const endsOn = input.endsOn === '' ? null : parseJapanDate(input.endsOn)
  return inTransaction(services.database, async (transaction) => {
    const tenant = (await relationsOf(transaction, [input.tenantId])).get(input.tenantId)
    const problems = problemsAmong({
      tenant_id: tenant === undefined || tenant.relation === 'fund' ? '選択してください' : undefined,
      rent: isYen(input.rent) && input.rent > 0 ? undefined : NEEDED,
      common_fee: isYen(input.commonFee) ? undefined : NEEDED,
      deposit: isYen(input.deposit) ? undefined : NEEDED,
      begins_on: beginsOn === null ? NEEDED : undefined,
      ends_on:
        input.endsOn !== '' && (endsOn === null || (beginsOn !== null && endsOn < beginsOn))
          ? '開始日以後の日を入力してください'
          : undefined,
    })
    if (Object.keys(problems).length > 0 || beginsOn === null) return badInput(problems)
    const part = await transaction
      .selectFrom('property_part')
      .select('property_id')
      .where('id', '=', input.partId)
      .executeTakeFirst()
    if (!part) return refusal('NOT_FOUND', '物件の対象が見つかりません。')
    const { id: leaseId } = await transaction
      .insertInto('lease')
      .values({
        part_id: input.partId,
        tenant_id: input.tenantId,
        rent: input.rent,
        common_fee: input.commonFee,
        deposit: input.deposit,
        begins_on: beginsOn,
        ends_on: endsOn,
        rent_due: input.rentDue,
        is_sublease: input.isSublease,
        let_for: input.letFor ?? null,
        recorded_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(transaction, {
      at,
      actor: input.actor,
      action: 'property.lease_recorded',
      objectType: 'property',
      objectId: part.property_id,
      detail: { amount: input.rent },
    })
    return success({ leaseId })
  })
}
