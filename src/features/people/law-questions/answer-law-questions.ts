import { validate } from '../../../domain/validation/field-errors.ts'
import { lawAnswersSchema } from '../../../domain/validation/member-schemas.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { refuseSuspended } from '../../core/access/refuse-suspended.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { lockedMembers } from '../../core/locks.ts'
import { keepLawAnswers } from './keep-law-answers.ts'

/** A member answers the law's own questions, for the first time or anew. Under the member's lock, for which applications wait as well. */
export async function answerLawQuestions(services: Services, viewer: Viewer, answers: unknown): Promise<Outcome<null>> {
  const refused = refuseSuspended(viewer)
  if (refused) return refused
  const input = validate(lawAnswersSchema, answers)
  if (!input.ok) return badInput(input.fields)
  return inTransaction(services.database, async (transaction) => {
    await lockedMembers(transaction, [viewer.memberId]).select('id').execute()
    await keepLawAnswers(transaction, viewer.memberId, input.value, services.clock.now())
    return success(null)
  })
}
