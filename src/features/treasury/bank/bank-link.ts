import { isBankFailure } from '../../../adapters/bank/bank-failure.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../core/enqueue.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { hashToken, randomToken } from '../../../platform/secret.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

const stateLifeMilliseconds = 10 * 60 * 1000

/** Exactly this address is registered at the bank. */
const redirectUri = (services: Services): string => `${services.config.BASE_URL}/bank/redirect`

/** The operator at one browser: nobody else can finish what this session has begun. */
export interface LinkingOperator {
  memberId: Id<'member'>
  sessionHash: Buffer
}

/** Where an operator's browser goes to link the company's account; the answer comes back to /bank/redirect. */
export async function startBankLink(services: Services, operator: LinkingOperator): Promise<string> {
  const state = randomToken()
  const now = services.machineClock.now()
  await services.database
    .insertInto('bank_authorization')
    .values({
      state_hash: hashToken(state),
      member_id: operator.memberId,
      session_hash: operator.sessionHash,
      requested_at: now,
      expires_at: addMilliseconds(now, stateLifeMilliseconds),
    })
    .execute()
  return services.bank.authorizationUrl({ state, redirectUri: redirectUri(services) })
}

/**
 * Finishes the link with the code that /bank/redirect received. The state is single use and belongs to the session that began.
 * Afterwards the notices are subscribed and the pool of accounts is filled, by jobs.
 */
export async function finishBankLink(
  services: Services,
  request: LinkingOperator & { code: string; state: string | null },
): Promise<Outcome<true>> {
  const now = services.machineClock.now()
  const claimed = await services.database
    .updateTable('bank_authorization')
    .set({ used_at: now })
    .where('state_hash', '=', hashToken(request.state ?? ''))
    .where('member_id', '=', request.memberId)
    .where('session_hash', '=', request.sessionHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst()
  if (!claimed) return refusal('CONFLICT', '認可の有効期限が切れました。銀行の認可をもう一度始めてください。')
  try {
    await services.bank.exchangeCode({ code: request.code, redirectUri: redirectUri(services) })
  } catch (error) {
    if (!isBankFailure(error)) throw error
    services.log.warn({ err: error }, 'the bank did not exchange the authorization code')
    return refusal('UNAVAILABLE', '銀行の認可を完了できませんでした。時間をおいて、もう一度お試しください。')
  }
  await inTransaction(services.database, async (transaction) => {
    await recordAudit(transaction, {
      at: services.clock.now(),
      actor: `operator:${request.memberId}`,
      action: 'bank.linked',
      objectType: 'bank',
      objectId: services.config.BANK_CLIENT_ID,
    })
    await enqueue(transaction, 'subscribe-bank-notices', {}, { key: 'subscribe-bank-notices' })
    await enqueue(transaction, 'fill-account-pool', {}, { key: 'fill-account-pool' })
  })
  return success(true)
}
