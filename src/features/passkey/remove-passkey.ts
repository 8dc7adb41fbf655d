import { inTransaction } from '../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../platform/outcome.ts'
import { refuseStaleLogin } from '../account/refuse-stale-login.ts'
import type { Viewer } from '../graphql/context.ts'
import type { Services } from '../services.ts'
import { tellOfPasskey } from './tell-of-passkey.ts'

/** Takes one of the member's own passkeys away and mails it; the password stays. REAUTH_REQUIRED unless the login is fresh. */
export async function removePasskey(services: Services, viewer: Viewer, { passkeyId, device }: { passkeyId: number | null; device: string }): Promise<Outcome<null>> {
  const stale = refuseStaleLogin(services, viewer)
  if (stale) return stale
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const removed = await transaction
      .deleteFrom('passkey')
      .where('id', '=', passkeyId ?? 0)
      .where('member_id', '=', viewer.memberId)
      .returning('name')
      .executeTakeFirst()
    if (!removed) return refusal('NOT_FOUND', 'パスキーが見つかりません。')
    await tellOfPasskey(transaction, services, { memberId: viewer.memberId, name: removed.name, device, isAdded: false }, now)
    return success(null)
  })
}
