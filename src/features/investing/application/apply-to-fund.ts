import type { OfferingMethod } from '../../../domain/funds/fund.ts'
import type { Services } from '../../core/services.ts'
import type { ApplicationOutcome, ApplicationRequest } from './application.ts'
import { queueApplication } from './application-queue.ts'
import { isDatabaseUnreachable, unavailable } from './unavailable.ts'
import type { Id } from '../../../domain/id.ts'

export interface ApplyInput {
  memberId: Id<'member'>
  fundId: Id<'fund'>
  /** Whole yen. */
  amount: number
  special: string | null
  method: OfferingMethod
  /** Without one the application is nobody's repeat. */
  idempotencyKey: string | undefined
  /** The fund's documents that the member ticked as read, by id; undefined where the caller does not say. */
  documents?: readonly Id<'fund_document'>[] | undefined
  /** Of a lottery: not drawn, the member would take a place that comes free later. */
  asSubstitute?: boolean | undefined
}

export type ApplyWay = (
  services: Services,
  fundId: Id<'fund'>,
  request: ApplicationRequest,
) => Promise<ApplicationOutcome>

const otherWays = new WeakMap<Services, ApplyWay>()

/** Only for benchmarks, which compare: from now on these services settle applications in another way than by the queue. */
export function setBenchmarkStrategy(services: Services, way: ApplyWay): void {
  if (services.config.APP_ENV === 'production') throw new Error('only benchmarks settle applications otherwise')
  otherWays.set(services, way)
}

/**
 * A member applies to a fund. Refused, in Japanese: BAD_USER_INPUT for the amount, FORBIDDEN where the member may not apply,
 * CONFLICT where the fund is full, paused, closed or already applied to, NOT_FOUND without such a fund, UNAVAILABLE where the
 * outcome is not known: the same key then tells it.
 */
export async function applyToFund(services: Services, input: ApplyInput): Promise<ApplicationOutcome> {
  try {
    return await (otherWays.get(services) ?? queueApplication)(services, input.fundId, {
      memberId: input.memberId,
      amount: input.amount,
      special: input.special,
      method: input.method,
      idempotencyKey: input.idempotencyKey ?? services.randomBytes(16).toString('hex'),
      documents: input.documents,
      asSubstitute: input.asSubstitute,
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
