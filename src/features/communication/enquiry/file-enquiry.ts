import type { FreeText } from '../../../domain/free-text.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { lockEnquiry } from './answer-enquiry.ts'

const registerLength = 1000

export interface EnquiryFiling {
  number: string
  version: number
  isComplaint: boolean
  /** What the complaint comes from and what was done about it; empty for what is none. */
  cause: FreeText
  measure: string
}

/** Puts an enquiry into the register of complaints or takes it out, with its cause and what was done. */
export async function fileEnquiry(services: Services, viewer: Viewer, filing: EnquiryFiling): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const [cause, measure] = [filing.cause.trim(), filing.measure.trim()]
  if (cause.length > registerLength) return badInput({ cause: `${registerLength}文字以内で入力してください` })
  if (measure.length > registerLength) return badInput({ measure: `${registerLength}文字以内で入力してください` })
  return inTransaction(services.database, async (transaction) => {
    const locked = await lockEnquiry(transaction, filing)
    if (!locked.ok) return locked
    await transaction
      .updateTable('enquiry')
      .set((expression) => ({
        is_complaint: filing.isComplaint,
        complaint_cause: cause,
        complaint_measure: measure,
        version: expression('version', '+', 1),
      }))
      .where('id', '=', locked.value.id)
      .execute()
    await recordAudit(transaction, {
      at: services.clock.now(),
      actor: `operator:${viewer.memberId}`,
      action: 'enquiry.filed',
      objectType: 'enquiry',
      objectId: locked.value.number,
      detail: { is_complaint: filing.isComplaint },
    })
    return success(null)
  })
}

/** Ends an enquiry that needs no answer (advertisement, a repeat), or opens it again. */
export async function closeEnquiry(
  services: Services,
  viewer: Viewer,
  input: { number: string; version: number; close: boolean },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const locked = await lockEnquiry(transaction, input)
    if (!locked.ok) return locked
    if (input.close && locked.value.answered_at !== null)
      return refusal('CONFLICT', '回答済みのため、対応は終わっています。')
    await transaction
      .updateTable('enquiry')
      .set((expression) => ({
        closed_at: input.close ? now : null,
        closed_by: input.close ? viewer.memberId : null,
        version: expression('version', '+', 1),
      }))
      .where('id', '=', locked.value.id)
      .execute()
    const action = input.close ? 'enquiry.closed' : 'enquiry.reopened'
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action,
      objectType: 'enquiry',
      objectId: locked.value.number,
    })
    return success(null)
  })
}
