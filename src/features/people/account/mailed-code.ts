import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { equalInConstantTime, randomToken, sign } from '../../../platform/secret.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { oneTimeCodeMail } from '../../communication/outbox/mails/account-mails.ts'
import { enqueueMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { countRequest } from './request-limit.ts'

const minutes = 10
/** Wrong ones of one code; with six digits a guesser hits one in 200,000. */
const mostFailures = 5
const mostCodesAnHour = 5

/** Mails the member a one-time code of six digits for this session, valid 10 minutes of machine time; one before it no longer holds. RATE_LIMITED after five in an hour. */
export async function sendCode(services: Services, viewer: Viewer): Promise<Outcome<null>> {
  const now = services.machineClock.now()
  const counted = await countRequest(
    services.database,
    { key: `one-time-code:${viewer.memberId}`, most: mostCodesAnHour, windowSeconds: 3_600 },
    now,
  )
  if (!counted.ok) return counted
  const code = String(services.randomBytes(6).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  const kept = {
    code_hash: hashOf(services, viewer, code),
    expires_at: addMilliseconds(now, minutes * 60_000),
    failures: 0,
  }
  await inTransaction(services.database, async (transaction) => {
    const member = await transaction
      .selectFrom('member')
      .select(['id', 'email'])
      .where('id', '=', viewer.memberId)
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('mailed_code')
      .values({ session_hash: viewer.sessionHash, ...kept })
      .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(kept))
      .execute()
    const content = oneTimeCodeMail({ code, minutes }, mailSenderOf(services.config))
    const key = `one-time-code:${member.id}:${randomToken()}`
    await enqueueMail(
      transaction,
      services,
      { key, memberId: member.id, to: member.email, template: 'one-time-code', content, secrets: [code] },
      services.clock.now(),
    )
  })
  return success(null)
}

/** Notes that the code was typed into the session that asked for it. BAD_USER_INPUT for a wrong one, one too old, and any after five wrong ones. */
export async function confirmCode(services: Services, viewer: Viewer, typed: string): Promise<Outcome<null>> {
  const wrong = badInput({ code: '確認コードが違うか、有効期限が過ぎています' })
  const now = services.machineClock.now()
  const code = typed.normalize('NFKC').replaceAll(/\s/g, '')
  return inTransaction(services.database, async (transaction) => {
    const kept = await transaction
      .selectFrom('mailed_code')
      .selectAll()
      .where('session_hash', '=', viewer.sessionHash)
      .where('expires_at', '>', now)
      .where('failures', '<', mostFailures)
      .forUpdate()
      .executeTakeFirst()
    if (!kept) return wrong
    if (!equalInConstantTime(kept.code_hash, hashOf(services, viewer, code))) {
      await transaction
        .updateTable('mailed_code')
        .set({ failures: kept.failures + 1 })
        .where('session_hash', '=', viewer.sessionHash)
        .execute()
      return wrong
    }
    await transaction.deleteFrom('mailed_code').where('session_hash', '=', viewer.sessionHash).execute()
    await transaction
      .updateTable('session')
      .set({ code_confirmed_at: now })
      .where('token_hash', '=', viewer.sessionHash)
      .execute()
    return success(null)
  })
}

const hashOf = ({ config }: Services, viewer: Viewer, code: string): string =>
  sign(config.SECRET_KEY, 'mailed-code', `${viewer.sessionHash.toString('hex')}:${code}`)
