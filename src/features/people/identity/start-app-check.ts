import type { IdentityApp } from '../../../adapters/identity-app/identity-app.ts'
import { IdentityServiceRefused, IdentityServiceUnavailable } from '../../../adapters/ekyc/ekyc.ts'
import { japanDateOf } from '../../../domain/calendar.ts'
import { isMethodValid, type IdentityPurpose } from '../../../domain/people/identity-method.ts'
import { identityCheckLifecycle } from '../../../domain/lifecycles/identity-check.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { hashToken } from '../../../platform/secret.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { move } from '../../core/move.ts'
import type { Services } from '../../core/services.ts'
import { readIdentityStanding, type IdentityStanding } from './identity-standing.ts'
import { purposeToStart } from './start-identity-check.ts'

/** To find the card, to install the app, to type a long password. */
const lifeMilliseconds = 20 * 60_000

/** Where the app sends the member back to. */
export const appRedirectUri = ({ config }: Pick<Services, 'config'>): string => `${config.BASE_URL}/ekyc/app`

/** What the member signs: this check, and nothing that says who he is. */
export const textToSign = (reference: string): string => `identity-check:${reference}`

/**
 * What is asked of the card. The user certificate alone only knows somebody again whose card has said before who he is; whoever comes for the
 * first time, or was last checked in another way, signs.
 */
export function appMethod(
  { subject }: Pick<IdentityStanding, 'subject'>,
  purpose: IdentityPurpose,
  now: Date,
): 'jpki' | 'auth' | null {
  const day = japanDateOf(now)
  if (subject !== null && isMethodValid('auth', day, purpose)) return 'auth'
  return isMethodValid('jpki', day, purpose) ? 'jpki' : null
}

/**
 * Starts a check with the authentication app and says where the member goes. An earlier one that did not come back is given up. CONFLICT when
 * there is nothing to verify, UNAVAILABLE while the verifier is down or where no app is configured.
 */
export async function startAppCheck(
  services: Services,
  viewer: Viewer,
  wish: { renew: boolean },
): Promise<Outcome<{ url: string }>> {
  const begun = await purposeToStart(services, viewer, wish)
  if (!begun.ok) return begun
  const { identityApp } = services
  if (identityApp === null) return refusal('CONFLICT', 'この方法での本人確認は、現在行っていません。')
  const purpose = begun.value
  const now = services.clock.now()
  const method = appMethod(await readIdentityStanding(services.database, viewer.memberId), purpose, now)
  if (method === null) return refusal('CONFLICT', 'この方法での本人確認は、現在行っていません。')

  const token = () => services.randomBytes(32).toString('base64url')
  const [reference, state, nonce, codeVerifier] = [`app_${token()}`, token(), token(), token()]
  const signature = method === 'jpki' ? await openSignature(services, identityApp, reference) : success(null)
  if (!signature.ok) return signature
  const transactionId = signature.value
  await inTransaction(services.database, async (transaction) => {
    const left = { member_id: viewer.memberId, provider: 'digital_auth', status: 'created' } as const
    await move(transaction, identityCheckLifecycle, left, { event: 'cancelled', set: { status_at: now } })
    const { id } = await transaction
      .insertInto('identity_check')
      .values({
        member_id: viewer.memberId,
        reference,
        url: '',
        method,
        purpose,
        provider: 'digital_auth',
        status: 'created',
        status_at: now,
        started_at: now,
        expires_at: addMilliseconds(now, lifeMilliseconds),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('identity_app_request')
      .values({
        check_id: id,
        state_hash: hashToken(state),
        nonce,
        code_verifier: codeVerifier,
        transaction_id: transactionId,
      })
      .execute()
  })
  const redirectUri = appRedirectUri(services)
  return success({ url: identityApp.address({ redirectUri, state, nonce, codeVerifier, transactionId }) })
}

async function openSignature(services: Services, app: IdentityApp, reference: string): Promise<Outcome<string>> {
  try {
    return success((await app.openSignature(textToSign(reference))).transactionId)
  } catch (err) {
    if (!(err instanceof IdentityServiceUnavailable) && !(err instanceof IdentityServiceRefused)) throw err
    services.log.warn({ err }, 'the verifier of signatures opened no signature')
    return refusal('UNAVAILABLE', '電子署名の確認先に接続できませんでした。時間をおいてもう一度お試しください。', {
      retryAfter: 60,
    })
  }
}
