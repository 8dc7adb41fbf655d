import { japanDateOf, parseJapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { lockFund } from '../fund/lock-fund.ts'

export interface ExtensionAnswer {
  investmentId: Id<'investment'>
  consents: boolean
  answeredOn: string
  /** How it was given. */
  basis: FreeText
}

/** What an investor answered who was asked to agree to an extension. The last answer counts; none is taken out. */
export async function recordAnswer(
  services: Services,
  viewer: Viewer,
  { investmentId, consents, answeredOn, basis }: ExtensionAnswer,
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  const day = parseJapanDate(answeredOn)
  const problems = {
    ...(day === null || day > japanDateOf(now) ? { answered_on: '今日までの日付を入力してください' } : {}),
    ...(basis.trim() === '' ? { basis: '必須です' } : {}),
    ...(basis.length > 500 ? { basis: '500文字以内で入力してください' } : {}),
  }
  if (day === null || Object.keys(problems).length > 0) return badInput(problems)
  return inTransaction(services.database, async (transaction) => {
    const investment = await transaction
      .selectFrom('investment')
      .select(['id', 'fund_id'])
      .where('id', '=', investmentId)
      .where('status', '=', 'participating')
      .executeTakeFirst()
    if (!investment || !(await lockFund(transaction, investment.fund_id)))
      return refusal('NOT_FOUND', '該当する出資がありません。')
    const asked = await transaction
      .selectFrom('fund_status')
      .select(['id', 'state'])
      .where('fund_id', '=', investment.fund_id)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (asked?.state !== 'in_talks') return refusal('CONFLICT', 'このファンドは、延長の同意を求めていません。')
    await transaction
      .insertInto('extension_answer')
      .values({
        status_id: asked.id,
        investment_id: investmentId,
        answer: consents ? 'consents' : 'refuses',
        answered_on: day,
        basis: basis.trim(),
        recorded_by: viewer.memberId,
        recorded_at: now,
      })
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'investment.answered',
      objectType: 'investment',
      objectId: investmentId,
    })
    return success(null)
  })
}
