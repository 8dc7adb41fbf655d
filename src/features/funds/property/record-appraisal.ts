import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { APPRAISAL_METHOD } from '../../../domain/funds/property.ts'
import { apiProblems, complete, rowOf } from '../../../domain/records/field.ts'
import { appraisalFields, type AppraisalFacts } from '../../../domain/records/property-records.ts'
import { payerKey } from '../../../domain/treasury/known-payers.ts'
import { formsOfRemitter } from '../../../domain/treasury/remitter.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { isOneOfOurs } from './is-one-of-ours.ts'
import { isKeptPaper } from '../../core/paper/kept-paper.ts'
import { dayProblem, propertyOfPart } from './property-of-part.ts'

/** What somebody found a part to be worth, on which day and by which paper. BAD_USER_INPUT where one of ours, or who gains by the price, is said to be a stranger. */
export async function recordAppraisal(
  services: Services,
  { actor, ...facts }: AppraisalFacts & { actor: string },
): Promise<Outcome<{ appraisalId: Id<'property_appraisal'> }>> {
  const appraisal = complete(appraisalFields, facts)
  const { method, appraiser, paperSha256 } = appraisal
  const at = services.clock.now()
  const problems = apiProblems(appraisalFields, appraisal, {
    appraised_on: dayProblem(appraisal.appraisedOn, at),
    paper_sha256: method !== 'own' && paperSha256 === null ? '評価書のPDFを選択してください' : null,
  })
  if (Object.keys(problems).length > 0) return badInput(problems)
  return inTransaction(services.database, async (transaction) => {
    if (paperSha256 !== null && !(await isKeptPaper(transaction, paperSha256)))
      return badInput({ paper_sha256: '評価書のPDFを選び直してください' })
    // His name may stand beside his title, or in that of his office.
    const named = { names: [appraiser], within: [...formsOfRemitter(appraiser).names] }
    if (method !== 'own' && (await isOneOfOurs(transaction, services, named)))
      return badInput({
        appraiser: `当社・役員・グループ会社による評価は、「${APPRAISAL_METHOD.own}」として登録してください`,
      })
    const part = await propertyOfPart(transaction, appraisal.partId)
    if (!part.ok) return part
    if (method !== 'own' && (await isInterested(transaction, appraisal)))
      return badInput({
        appraiser: 'この物件の売主・買主・賃借人、または会員と名前が同じです。第三者による評価としては登録できません',
      })
    const { id: appraisalId } = await transaction
      .insertInto('property_appraisal')
      .values({ ...rowOf(appraisalFields, appraisal), recorded_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(transaction, {
      at,
      actor,
      action: 'property.appraisal_recorded',
      objectType: 'property',
      objectId: part.value,
      detail: { kind: APPRAISAL_METHOD[method], amount: appraisal.value },
    })
    return success({ appraisalId })
  })
}

/** A side of a deal or a tenant of the property, or a member: as the remitters of lines are compared. */
async function isInterested(
  transaction: Transaction,
  { appraiser, partId }: Pick<AppraisalFacts, 'appraiser' | 'partId'>,
): Promise<boolean> {
  const keys = [payerKey(appraiser), ...formsOfRemitter(appraiser).people]
  const { rows } = await sql<{ interested: boolean }>`
    select is_interested(${keys}::text[], ${partId}) as interested`.execute(transaction)
  return rows[0]?.interested === true
}
