import { japanDateOf, parseJapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { referenceProblem } from '../../../domain/documents/individual-number.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'

export interface IndividualNumberKept {
  memberId: Id<'member'>
  /** 'YYYY-MM-DD' */
  receivedOn: string
  /** Of whoever keeps the numbers. */
  reference: FreeText
}

/** That a member's individual number was received and is kept outside. BAD_USER_INPUT for a day to come, or a reference that may be the number itself. */
export async function recordIndividualNumber(
  services: Services,
  viewer: Viewer,
  { memberId, receivedOn: given, reference: text }: IndividualNumberKept,
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  const receivedOn = parseJapanDate(given)
  const reference = text.trim()
  const problem = referenceProblem(reference)
  const isDay = receivedOn !== null && receivedOn <= japanDateOf(now)
  if (!isDay || problem !== null)
    return badInput({
      ...(!isDay && { received_on: '今日までの日付を入力してください' }),
      ...(problem !== null && { reference: problem }),
    })
  return inTransaction(services.database, async (transaction) => {
    const member = await transaction
      .selectFrom('member')
      .select('id')
      .where('id', '=', memberId)
      .forUpdate()
      .executeTakeFirst()
    if (!member) return refusal('NOT_FOUND', '該当する会員がいません。')
    await transaction
      .insertInto('individual_number_record')
      .values({
        member_id: memberId,
        received_on: receivedOn,
        reference,
        recorded_at: now,
        recorded_by: viewer.memberId,
      })
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'individual_number.kept',
      objectType: 'member',
      objectId: memberId,
      detail: { received_on: receivedOn },
    })
    return success(null)
  })
}

/** Takes a record back: it was a mistake, or the number was destroyed where it was kept. CONFLICT where none stands. */
export async function withdrawIndividualNumber(
  services: Services,
  viewer: Viewer,
  memberId: Id<'member'>,
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    await transaction.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute()
    const kept = await transaction
      .selectFrom('individual_number_kept')
      .select('received_on')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    if (!kept) return refusal('CONFLICT', '個人番号の受け取りは、記録されていません。')
    await transaction
      .insertInto('individual_number_record')
      .values({ member_id: memberId, recorded_at: now, recorded_by: viewer.memberId })
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'individual_number.withdrawn',
      objectType: 'member',
      objectId: memberId,
      detail: { received_on: kept.received_on },
    })
    return success(null)
  })
}
