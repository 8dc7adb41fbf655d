import type { FreeText } from '../../../domain/free-text.ts'
import { CASE_STEPS, isGuidedCase } from '../../../domain/communication/guided-case.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { lockEnquiry } from './answer-enquiry.ts'

export interface StepTick {
  number: string
  version: number
  step: FreeText
  isDone: boolean
}

/** Ticks a step of a guided case off, or takes the tick back. NOT_FOUND for a step that the case does not have. */
export async function tickStep(services: Services, viewer: Viewer, tick: StepTick): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  return inTransaction(services.database, async (transaction) => {
    const locked = await lockEnquiry(transaction, tick)
    if (!locked.ok) return locked
    const { id, topic, steps_done: before } = locked.value
    const steps = isGuidedCase(topic) ? CASE_STEPS[topic] : []
    if (!steps.some(({ key }) => key === tick.step)) return refusal('NOT_FOUND', '手順が見つかりません。')
    const others = before.filter((key) => key !== tick.step)
    await transaction
      .updateTable('enquiry')
      .set((expression) => ({
        steps_done: tick.isDone ? [...others, tick.step] : others,
        version: expression('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    await recordAudit(transaction, {
      at: services.clock.now(),
      actor: `operator:${viewer.memberId}`,
      action: tick.isDone ? 'enquiry.step_done' : 'enquiry.step_undone',
      objectType: 'enquiry',
      objectId: locked.value.number,
      detail: { step: tick.step },
    })
    return success(null)
  })
}
