import type { Queryable } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { hashToken } from '../../../platform/secret.ts'
import type { Services } from '../../core/services.ts'

export type PendingRegistration = NonNullable<Awaited<ReturnType<typeof readRegistration>>>

export const registrationNotFound = () =>
  refusal('NOT_FOUND', '登録情報が見つかりません。再度メールアドレス登録をお試しください。')

/** A registration that its link still opens; NOT_FOUND when unknown, used or past its limit. */
export async function findRegistration(services: Services, token: string): Promise<Outcome<PendingRegistration>> {
  const pending = await readRegistration(services.database, token, services.clock.now())
  return pending ? success(pending) : registrationNotFound()
}

const readRegistration = (database: Queryable, token: string, now: Date) =>
  database
    .selectFrom('registration')
    .select(['id', 'email', 'invitation_code', 'expires_at as confirm_limit_at'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
