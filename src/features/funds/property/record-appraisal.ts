import { sql } from 'kysely'
import { japanDateOf, parseJapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { APPRAISAL_METHOD, type AppraisalMethod } from '../../../domain/funds/property.ts'
import { payerKey } from '../../../domain/treasury/known-payers.ts'
import { formsOfRemitter } from '../../../domain/treasury/remitter.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { isOneOfOurs } from './is-one-of-ours.ts'
import { isKeptPaper } from '../../core/paper/kept-paper.ts'
import { NEEDED, problemsAmong, textProblem } from './record-words.ts'

export interface AppraisalInput {
  partId: Id<'property_part'>
  appraisedOn: string
  appraiser: string
  method: AppraisalMethod
  /** Whole yen. */
  value: number
  document: string
  /** Of its PDF, which was kept before; null for our own appraisal without one. */
  paperSha256?: string | null
  actor: string
}

/** What somebody found a part to be worth, on which day and by which paper. BAD_USER_INPUT where one of ours, or who gains by the price, is said to be a stranger. */
export async function recordAppraisal(
  services: Services,
  input: AppraisalInput,
): Promise<Outcome<{ appraisalId: Id<'property_appraisal'> }>> {
  const at = services.clock.now()
  const appraisedOn = parseJapanDate(input.appraisedOn)
  const problems = problemsAmong({
    appraised_on:
      appraisedOn === null ? NEEDED : appraisedOn > japanDateOf(at) ? '今日までの日を入力してください' : undefined,
    appraiser: textProblem(input.appraiser, 100),
    value: Number.isSafeInteger(input.value) && input.value > 0 ? undefined : NEEDED,
    document: textProblem(input.document, 200),
    paper_sha256: input.method !== 'own' && !input.paperSha256 ? '評価書のPDFを選択してください' : undefined,
  })
  if (Object.keys(problems).length > 0 || appraisedOn === null) return badInput(problems)
  return inTransaction(services.database, async (transaction) => {
    const { paperSha256 = null } = input
    if (paperSha256 !== null && !(await isKeptPaper(transaction, paperSha256)))
      return badInput({ paper_sha256: '評価書のPDFを選び直してください' })
    // His name may stand beside his title, or in that of his office.
    const named = { names: [input.appraiser], within: [...formsOfRemitter(input.appraiser).names] }
    if (input.method !== 'own' && (await isOneOfOurs(transaction, services, named)))
      return badInput({
        appraiser: `当社・役員・グループ会社による評価は、「${APPRAISAL_METHOD.own}」として登録してください`,
      })
    const part = await transaction
      .selectFrom('property_part')
      .select('property_id')
      .where('id', '=', input.partId)
      .executeTakeFirst()
    if (!part) return refusal('NOT_FOUND', '物件の対象が見つかりません。')
    if (input.method !== 'own' && (await isInterested(transaction, input)))
      return badInput({
        appraiser: 'この物件の売主・買主・賃借人、または会員と名前が同じです。第三者による評価としては登録できません',
      })
    const { id: appraisalId } = await transaction
      .insertInto('property_appraisal')
      .values({
        part_id: input.partId,
        appraised_on: appraisedOn,
        appraiser: input.appraiser.trim(),
        method: input.method,
        value: input.value,
        document: input.document.trim(),
        paper_sha256: paperSha256,
        recorded_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(transaction, {
      at,
      actor: input.actor,
      action: 'property.appraisal_recorded',
      objectType: 'property',
      objectId: part.property_id,
      detail: { kind: APPRAISAL_METHOD[input.method], amount: input.value },
    })
    return success({ appraisalId })
  })
}

/** A side of a deal or a tenant of the property, or a member: as the remitters of lines are compared. */
async function isInterested(
  transaction: Transaction,
  { appraiser, partId }: Pick<AppraisalInput, 'appraiser' | 'partId'>,
): Promise<boolean> {
  const keys = [payerKey(appraiser), ...formsOfRemitter(appraiser).people]
  const { rows } = await sql<{ interested: boolean }>`
    select is_interested(${keys}::text[], ${partId}) as interested`.execute(transaction)
  return rows[0]?.interested === true
}
