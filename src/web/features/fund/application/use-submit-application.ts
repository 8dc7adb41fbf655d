import { useRef, useState } from 'react'
import { useMutation } from 'urql'
import { analytics } from '../../../app/analytics.ts'
import { newIdempotencyKey } from '../../../app/idempotency-key.ts'
import { getSpecialCode, removeSpecialCode } from '../../../app/page-storage.ts'
import { toFailure, type Failure } from '../../../gql/errors.ts'
import { idempotent } from '../../../gql/client.ts'
import { createApplyDocument, createInvestDocument, type Fund } from '../fund-queries.ts'

/**
 * Sends an application. The key is made once for each confirmed attempt and kept until the server has answered, so that a
 * repeat after a lost connection cannot apply twice.
 */
export function useSubmitApplication(fund: Fund) {
  const [, createInvest] = useMutation(createInvestDocument)
  const [, createApply] = useMutation(createApplyDocument)
  const [submitting, setSubmitting] = useState(false)
  const attemptKey = useRef<{ key: string; amount: number } | null>(null)

  /** `documents`: the ids of those ticked as read. Null on success. */
  const submit = async (amount: number, documents: string[]): Promise<Failure | null> => {
    if (attemptKey.current?.amount !== amount) attemptKey.current = { key: newIdempotencyKey(), amount }
    setSubmitting(true)
    analytics.event('invest/submit')
    const send = fund.recruit_type === 'lottery' ? createApply : createInvest
    const variables = { project_id: fund.id, amount, special: getSpecialCode(fund.id), documents }
    const { error } = await send(variables, idempotent(attemptKey.current.key))
    setSubmitting(false)
    const failure = error === undefined ? null : toFailure(error)
    if (failure?.code !== 'NETWORK') attemptKey.current = null
    if (failure === null) removeSpecialCode(fund.id)
    return failure
  }
  return { submit, submitting }
}
