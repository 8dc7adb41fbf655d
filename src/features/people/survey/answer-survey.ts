import { validate } from '../../../domain/validation/field-errors.ts'
import { surveySchema, type SurveyAnswers } from '../../../domain/validation/member-schemas.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseSuspended } from '../../core/access/refuse-suspended.ts'
import type { Services } from '../../core/services.ts'

/** Stores a member's five answers; later ones replace them. */
export async function answerSurvey(services: Services, viewer: Viewer, answers: SurveyAnswers): Promise<Outcome<null>> {
  const refused = refuseSuspended(viewer)
  if (refused) return refused
  const input = validate(surveySchema, answers)
  if (!input.ok) return badInput(input.fields)
  const row = { ...input.value, answered_at: services.clock.now() }
  await services.database
    .insertInto('survey_answer')
    .values({ member_id: viewer.memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute()
  return success(null)
}
