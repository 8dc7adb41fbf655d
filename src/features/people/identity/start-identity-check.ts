import {
  IdentityServiceRefused,
  IdentityServiceUnavailable,
  type IdentityApplication,
} from '../../../adapters/ekyc/ekyc.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { sign } from '../../../platform/secret.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * Starts an online identity check at the service and tells where the member goes. A link that was not opened yet and still
 * holds is given again. CONFLICT when there is nothing to verify, UNAVAILABLE while the service is down.
 */
export async function startIdentityCheck(services: Services, viewer: Viewer): Promise<Outcome<{ url: string }>> {
  if (viewer.status !== 'active') return refusal('FORBIDDEN', '現在この操作はできません。お問い合わせください。')
  const member = await services.database
    .selectFrom('member')
    .select(['identity_approved_at', 'identity_submitted_at'])
    .where('id', '=', viewer.memberId)
    .executeTakeFirstOrThrow()
  if (member.identity_approved_at) return refusal('CONFLICT', '本人確認はすでに完了しています。')
  if (member.identity_submitted_at) return refusal('CONFLICT', '本人確認の審査中です。完了までしばらくお待ちください。')

  const now = services.clock.now()
  const unopened = await services.database
    .selectFrom('identity_check')
    .select('url')
    .where('member_id', '=', viewer.memberId)
    .where('status', '=', 'created')
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (unopened) return success({ url: unopened.url })

  const application = await applyAtService(services, viewer.memberId)
  if (!application.ok) return application
  const { reference, url, expiresAt } = application.value
  await services.database
    .insertInto('identity_check')
    .values({
      member_id: viewer.memberId,
      reference,
      url,
      status: 'created',
      status_at: now,
      started_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return success({ url })
}

async function applyAtService(services: Services, memberId: Id<'member'>): Promise<Outcome<IdentityApplication>> {
  const { BASE_URL, SECRET_KEY } = services.config
  try {
    return success(
      await services.identityService.start({
        applicantId: applicantId(SECRET_KEY, memberId),
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
