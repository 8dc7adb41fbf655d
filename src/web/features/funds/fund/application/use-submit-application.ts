import { useState } from 'react'
import { useMutation } from 'urql'
import { REFUSAL_MESSAGES } from '../../../../../domain/refusal.ts'
import { analytics } from '../../../../app/site/analytics.ts'
import { newIdempotencyKey } from '../../../../app/data/idempotency-key.ts'
import {
  getApplicationAttempt,
  getSpecialCode,
  removeApplicationAttempt,
  removeSpecialCode,
  setApplicationAttempt,
  type ApplicationAttempt,
} from '../../../../app/site/page-storage.ts'
import { useViewer } from '../../../../app/session/viewer.tsx'
import { toFailure, type Failure } from '../../../../gql/errors.ts'
import { idempotent } from '../../../../gql/client.ts'
import type { Fund } from '../fund-queries.ts'
import { createApplyDocument, createInvestDocument } from './application-documents.ts'

/**
 * Sends an application. The key is made once for each confirmed attempt and kept until the server has told the outcome, over reloads too,
 * so that a repeat after a lost connection, or where the server itself does not know, cannot apply twice.
 */
export function useSubmitApplication(fund: Fund) {
  const [, createInvest] = useMutation(createInvestDocument)
  const [, createApply] = useMutation(createApplyDocument)
  const [submitting, setSubmitting] = useState(false)
  const memberId = useViewer().me?.id ?? ''

  const attemptFor = (amount: number): ApplicationAttempt => {
    const unanswered = getApplicationAttempt(fund.id)
    if (unanswered?.memberId === memberId && unanswered.amount === amount) return unanswered
    return { key: newIdempotencyKey(), memberId, amount }
  }
  /** `documents`: the ids of those ticked as read; `substitute`: of a lottery. Null on success. */
  const submit = async (amount: number, documents: string[], substitute: boolean): Promise<Failure | null> => {
    const attempt = attemptFor(amount)
    setApplicationAttempt(fund.id, attempt)
    setSubmitting(true)
    analytics.event('invest/submit')
    const variables = { project_id: fund.id, amount, special: getSpecialCode(fund.id), documents }
    const { error } =
      fund.recruit_type === 'lottery'
        ? await createApply({ ...variables, substitute }, idempotent(attempt.key))
        : await createInvest(variables, idempotent(attempt.key))
    setSubmitting(false)
    const failure = error === undefined ? null : toFailure(error)
    const isUnanswered = failure?.code === 'NETWORK' || failure?.code === 'UNAVAILABLE'
    if (!isUnanswered) removeApplicationAttempt(fund.id)
    if (failure === null || failure.message === REFUSAL_MESSAGES.wrong_early_access_code) removeSpecialCode(fund.id)
    return failure
  }
  return { submit, submitting }
}
