import { formatDate, japanDateOf, parseJapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { lockFund } from '../fund/lock-fund.ts'

const LONGEST_NOTE = 200

export interface DoneStep {
  stepId: Id<'extension_step'>
  /** YYYY-MM-DD. */
  doneOn: string
  /** What came of it, as investors read it; empty: nothing to say. */
  note: FreeText
}

/**
 * Records that a step of a fund's plan is done. BAD_USER_INPUT beside each field; CONFLICT where it is recorded already, or another plan has taken the place
 * of its own.
 */
export async function recordStep(
  services: Services,
  viewer: Viewer,
  { stepId, doneOn, note }: DoneStep,
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  const words = note.trim()
  const day = parseJapanDate(doneOn)
  const problems = {
    ...((day === null || day > japanDateOf(now)) && { done_on: '今日までの日付を入力してください' }),
    ...(words.length > LONGEST_NOTE && { note: `${LONGEST_NOTE}文字以内で入力してください` }),
  }
  if (day === null || Object.keys(problems).length > 0) return badInput(problems)
  return inTransaction(services.database, async (transaction) => {
    const step = await transaction
      .selectFrom('extension_step as step')
      .innerJoin('fund_status as status', 'status.id', 'step.status_id')
      .select(['status.fund_id', 'status.seq', 'status.at'])
      .where('step.id', '=', stepId)
      .executeTakeFirst()
    if (!step || !(await lockFund(transaction, step.fund_id))) return refusal('NOT_FOUND', '該当する計画がありません。')
    const { seq } = await transaction
      .selectFrom('fund_status')
      .select((eb) => eb.fn.max('seq').as('seq'))
      .where('fund_id', '=', step.fund_id)
      .executeTakeFirstOrThrow()
    if (seq !== step.seq) return refusal('CONFLICT', '新しい計画が決定されています。画面を更新してください。')
    const decidedOn = japanDateOf(step.at)
    if (day < decidedOn)
      return badInput({ done_on: `計画を決定した日（${formatDate(decidedOn)}）以後の日付を入力してください` })
    const kept = await transaction
      .insertInto('extension_step_done')
      .values({
        step_id: stepId,
        done_on: day,
        note: words === '' ? null : words,
        recorded_by: viewer.memberId,
        recorded_at: now,
      })
      .onConflict((conflict) => conflict.column('step_id').doNothing())
      .executeTakeFirst()
    if (kept.numInsertedOrUpdatedRows === 0n) return refusal('CONFLICT', 'この計画の完了は、すでに記録されています。')
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'fund.plan_step_done',
      objectType: 'fund',
      objectId: step.fund_id,
    })
    return success(null)
  })
}
