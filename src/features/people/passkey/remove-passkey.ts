import { isStrongLoginRequired } from '../../../platform/config.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { refuseWithoutConfirmationOrCode } from '../account/refuse-unconfirmed.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { notifyOfPasskey } from './notify-of-passkey.ts'

/**
 * Takes one of the member's own passkeys away and mails it; the password stays. REAUTH_REQUIRED as `refuseWithoutConfirmationOrCode` says;
 * CONFLICT for the last one of an operator who acts by it, and of a member whom no password lets in.
 */
export async function removePasskey(
  services: Services,
  viewer: Viewer,
  { passkeyId, device }: { passkeyId: number | null; device: string },
): Promise<Outcome<null>> {
  const stale = await refuseWithoutConfirmationOrCode(services, viewer)
  if (stale) return stale
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    // Two removals at once must not both find another one.
    const member = await transaction
      .selectFrom('member')
      .select(['id', 'role', 'password_off_at'])
      .where('id', '=', viewer.memberId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const own = await transaction
      .selectFrom('passkey')
      .select(['id', 'name'])
      .where('member_id', '=', member.id)
      .execute()
    const removed = own.find(({ id }) => id === passkeyId)
    if (!removed) return refusal('NOT_FOUND', 'パスキーが見つかりません。')
    if (own.length === 1) {
      if (member.role === 'admin' && isStrongLoginRequired(services.config))
        return refusal('CONFLICT', '運営者の最後のパスキーは削除できません。先に新しいパスキーを追加してください。')
      if (member.password_off_at !== null)
        return refusal(
          'CONFLICT',
          'パスキーだけでログインする設定のため、最後のパスキーは削除できません。先にパスワードを設定してください。',
        )
    }
    await transaction.deleteFrom('passkey').where('id', '=', removed.id).execute()
    await notifyOfPasskey(
      transaction,
      services,
      { memberId: member.id, name: removed.name, device, isAdded: false },
      now,
    )
    return success(null)
  })
}
