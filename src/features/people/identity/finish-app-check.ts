import type { Selectable } from 'kysely'
import { IdentityServiceRefused, IdentityServiceUnavailable } from '../../../adapters/ekyc/ekyc.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { identityCheckLifecycle, type IdentityCheckStatus } from '../../../domain/lifecycles/identity-check.ts'
import type { IdentityAppRequest } from '../../../platform/database/types.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { hashToken } from '../../../platform/secret.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { move } from '../../core/move.ts'
import type { Services } from '../../core/services.ts'
import { recordIdentityReport } from './record-identity-report.ts'
import { decideByCard, settleSignature } from './settle-app-check.ts'
import { appRedirectUri } from './start-app-check.ts'

/** What the app sent back with the member. */
export interface AppAnswer {
  state: string
  code: string | null
  error: string | null
}

export interface AppResult {
  status: IdentityCheckStatus
  /** Classes of reasons, where the check was rejected. */
  rejectReasons: FreeText[]
}

interface Check {
  id: Id<'identity_check'>
  reference: string
  status: IdentityCheckStatus
  expires_at: Date
}

type Request = Selectable<IdentityAppRequest>

/**
 * Takes the member's return from the app: the state has to be one of his own, the code is exchanged once, and what the card says is judged. The
 * same return again changes nothing and answers the same. NOT_FOUND for a state that is not his; UNAVAILABLE while nobody answers: the same
 * return may be tried again.
 */
export async function finishAppCheck(
  services: Services,
  viewer: Viewer,
  answer: AppAnswer,
): Promise<Outcome<AppResult>> {
  if (viewer.status !== 'active') return refusal('FORBIDDEN', '現在この操作はできません。お問い合わせください。')
  const found = await findRequest(services, viewer.memberId, answer.state)
  if (!found) {
    return refusal(
      'NOT_FOUND',
      'この手続きを確認できませんでした。手続きを始めたブラウザーで、はじめからお願いします。',
    )
  }
  const { check, request } = found
  try {
    if (check.status === 'created') await takeAnswer(services, check, request, answer)
    if (check.status === 'submitted') await settleSignature(services, check)
  } catch (err) {
    if (!(err instanceof IdentityServiceUnavailable) && !(err instanceof IdentityServiceRefused)) throw err
    services.log.warn({ err }, 'the identity app gave no answer')
    const isWaiting = (await readResult(services, check.id)).status === 'submitted'
    // What was signed is kept, and the verifier is asked again by the clock.
    if (!isWaiting) {
      return refusal('UNAVAILABLE', '確認先から応答がありません。少し待ってから、もう一度お試しください。', {
        retryAfter: 10,
      })
    }
  }
  return success(await readResult(services, check.id))
}

async function findRequest(
  services: Services,
  memberId: Id<'member'>,
  state: string,
): Promise<{ check: Check; request: Request } | null> {
  const request = await services.database
    .selectFrom('identity_app_request')
    .selectAll()
    .where('state_hash', '=', hashToken(state))
    .executeTakeFirst()
  if (!request) return null
  const check = await services.database
    .selectFrom('identity_check')
    .select(['id', 'reference', 'status', 'expires_at'])
    .where('id', '=', request.check_id)
    // Somebody else's return would put his card under this member's name.
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return check ? { check, request } : null
}

async function readResult(services: Services, id: Id<'identity_check'>): Promise<AppResult> {
  const { status, reject_reasons: rejectReasons } = await services.database
    .selectFrom('identity_check')
    .select(['status', 'reject_reasons'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { status, rejectReasons }
}

async function takeAnswer(services: Services, check: Check, request: Request, answer: AppAnswer): Promise<void> {
  const now = services.clock.now()
  const end = (event: 'cancelled' | 'expired') =>
    move(
      services.database,
      identityCheckLifecycle,
      { id: check.id, status: 'created' },
      { event, set: { status_at: now } },
    )
  if (check.expires_at <= now) return void (await end('expired'))
  if (answer.error !== null || answer.code === null) return void (await end('cancelled'))
  if (!(await takeCode(services, check.id, now))) return
  try {
    await redeem(services, check, request, answer.code)
  } catch (error) {
    // A code or token that is refused is good for nothing more; an answer that did not come may come to the next attempt.
    if (error instanceof IdentityServiceRefused) return void (await end('cancelled'))
    if (error instanceof IdentityServiceUnavailable) await giveCodeBack(services, check.id)
    throw error
  }
}

/** Whether this run exchanges the code: of several returns at once, one does. */
async function takeCode(services: Services, id: Id<'identity_check'>, now: Date): Promise<boolean> {
  const taken = await inTransaction(services.database, (transaction) =>
    transaction
      .updateTable('identity_app_request')
      .set({ taken_at: now })
      .where('check_id', '=', id)
      .where('taken_at', 'is', null)
      .returning('check_id')
      .executeTakeFirst(),
  )
  return taken !== undefined
}

const giveCodeBack = (services: Services, id: Id<'identity_check'>) =>
  inTransaction(services.database, (transaction) =>
    transaction.updateTable('identity_app_request').set({ taken_at: null }).where('check_id', '=', id).execute(),
  )

async function redeem(services: Services, check: Check, request: Request, code: string): Promise<void> {
  const { identityApp } = services
  const { nonce, code_verifier: codeVerifier, transaction_id: transactionId } = request
  if (identityApp === null || nonce === null || codeVerifier === null) return
  const redirectUri = appRedirectUri(services)
  const { subject, person } = await identityApp.redeem({
    redirectUri,
    nonce,
    codeVerifier,
    transactionId,
    code,
  })
  const { reference } = check
  await inTransaction(services.database, async (transaction) => {
    await transaction
      .updateTable('identity_app_request')
      .set({ nonce: null, code_verifier: null })
      .where('check_id', '=', check.id)
      .execute()
    await transaction.updateTable('identity_check').set({ subject }).where('id', '=', check.id).execute()
    await recordIdentityReport(transaction, services, {
      reference,
      applicantId: '',
      status: 'submitted',
      method: null,
      rejectReasons: [],
      occurredAt: services.clock.now(),
    })
    // The user certificate was judged when it was used: what it says is all there is.
    if (transactionId === null) await decideByCard(transaction, services, { reference, subject, person, against: [] })
  })
  check.status = 'submitted'
}
