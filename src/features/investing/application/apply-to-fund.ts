import type { OfferingMethod } from '../../../domain/fund.ts'
import type { Services } from '../../core/services.ts'
import type { ApplicationOutcome } from './application.ts'
import { queueApplication } from './application-queue.ts'
import { isDatabaseUnreachable, unavailable } from './unavailable.ts'

export interface ApplyInput {
  memberId: number
  fundId: number
  /** Whole yen. */
  amount: number
  special: string | null
  method: OfferingMethod
  /** Without one the application is nobody's repeat. */
  idempotencyKey: string | undefined
  /** The fund's documents that the member ticked as read, by id; undefined where the caller does not tell. */
  documents?: readonly number[] | undefined
}

/**
 * A member applies to a fund. Refused, in Japanese: BAD_USER_INPUT for the amount, FORBIDDEN where the member may not apply,
 * CONFLICT where the fund is full, paused, closed or already applied to, NOT_FOUND without such a fund, UNAVAILABLE where the
 * outcome is not known: the same key then tells it.
 */
export async function applyToFund(services: Services, input: ApplyInput): Promise<ApplicationOutcome> {
  try {
    return await (services.benchmarkStrategy ?? queueApplication)(services, input.fundId, {
      memberId: input.memberId,
      amount: input.amount,
      special: input.special,
      method: input.method,
      idempotencyKey: input.idempotencyKey ?? services.randomBytes(16).toString('hex'),
      documents: input.documents,
    })
  } catch (error) {
    if (!isDatabaseUnreachable(error)) throw error
    services.log.error({ err: error, fundId: input.fundId }, 'the outcome of an application is unknown')
    return unavailable(
      'お申し込みの結果を確認できませんでした。',
      'もう一度ボタンを押してください。お申し込みが二重になることはありません。',
    )
  }
}
