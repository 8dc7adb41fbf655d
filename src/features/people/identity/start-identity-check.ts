import {
  IdentityServiceRefused,
  IdentityServiceUnavailable,
  usualLinkLifeSeconds,
  type IdentityApplication,
  type IdentityMethod,
} from '../../../adapters/ekyc/ekyc.ts'
import { japanDateOf } from '../../../domain/calendar.ts'
import { isEndingMethod, methodFor, type IdentityPurpose } from '../../../domain/people/identity-method.ts'
import type { Id } from '../../../domain/id.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { sign } from '../../../platform/secret.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { purposeOf, readIdentityStanding } from './identity-standing.ts'

/** By which method the service is asked now: that of the day on which the link ends, so that none is begun in time and finished too late. */
export const serviceMethod = (
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  purpose: IdentityPurpose,
): IdentityMethod | null =>
  methodFor(
    japanDateOf(addMilliseconds(clock.now(), usualLinkLifeSeconds * 1000)),
    { wished: config.EKYC_METHOD, successor: config.EKYC_NEXT_METHOD },
    purpose,
  )

/** What the check is for, or why none can begin. A verified member has to ask for a renewal in so many words. */
export async function purposeToStart(
  services: Services,
  viewer: Viewer,
  { renew }: { renew: boolean },
): Promise<Outcome<IdentityPurpose>> {
  if (viewer.status !== 'active') return refusal('FORBIDDEN', '現在この操作はできません。お問い合わせください。')
  const standing = await readIdentityStanding(services.database, viewer.memberId)
  const purpose = purposeOf(standing)
  if (purpose === null || (purpose === 'renewal' && !renew))
    return refusal('CONFLICT', '本人確認はすでに完了しています。')
  if (standing.isInReview) return refusal('CONFLICT', '本人確認の審査中です。完了までしばらくお待ちください。')
  return success(purpose)
}

/**
 * Starts an online identity check at the service and says where the member goes. A link that was not opened yet and still
 * holds is given again. CONFLICT when there is nothing to verify, UNAVAILABLE while the service is down.
 */
export async function startIdentityCheck(
  services: Services,
  viewer: Viewer,
  wish: { renew: boolean } = { renew: false },
): Promise<Outcome<{ url: string }>> {
  const begun = await purposeToStart(services, viewer, wish)
  if (!begun.ok) return begun
  const purpose = begun.value
  const method = serviceMethod(services, purpose)
  // To check somebody anew by the method that ends would renew nothing.
  if (method === null || (purpose === 'renewal' && isEndingMethod(method)))
    return refusal('CONFLICT', 'この方法での本人確認は、現在行っていません。')

  const now = services.clock.now()
  const unopened = await services.database
    .selectFrom('identity_check')
    .select('url')
    .where('member_id', '=', viewer.memberId)
    .where('provider', '=', 'ekyc')
    .where('method', '=', method)
    .where('status', '=', 'created')
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (unopened) return success({ url: unopened.url })

  const application = await applyAtService(services, viewer.memberId, method)
  if (!application.ok) return application
  const { reference, url, expiresAt } = application.value
  await services.database
    .insertInto('identity_check')
    .values({
      member_id: viewer.memberId,
      reference,
      url,
      method,
      purpose,
      status: 'created',
      status_at: now,
      started_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return success({ url })
}

async function applyAtService(
  services: Services,
  memberId: Id<'member'>,
  method: IdentityMethod,
): Promise<Outcome<IdentityApplication>> {
  const { BASE_URL, SECRET_KEY } = services.config
  try {
    return success(
      await services.identityService.start({
        applicantId: applicantId(SECRET_KEY, memberId),
        method,
        callbackUrl: `${BASE_URL}/ekyc/complete`,
        errorUrl: `${BASE_URL}/ekyc/error`,
      }),
    )
  } catch (err) {
    if (!(err instanceof IdentityServiceUnavailable) && !(err instanceof IdentityServiceRefused)) throw err
    services.log.warn({ err }, 'the identity service gave no application')
    return refusal('UNAVAILABLE', '本人確認サービスに接続できませんでした。時間をおいてもう一度お試しください。', {
      retryAfter: 60,
    })
  }
}

/** The same for the same member, and telling nothing about who that is. */
function applicantId(secretKey: Uint8Array, memberId: Id<'member'>): string {
  return sign(secretKey, 'identity-applicant', String(memberId)).slice(0, 32)
}
