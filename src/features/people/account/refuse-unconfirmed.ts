import { isStrongLoginRequired } from '../../../platform/config.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { isFresh, passkeyAnew, refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import type { Id } from '../../../domain/id.ts'

/** Whether the member has one; those who do are asked for it where money or the account itself is at stake. */
async function hasPasskey({ database }: Pick<Services, 'database'>, memberId: Id<'member'>): Promise<boolean> {
  return (
    (await database
      .selectFrom('passkey')
      .select('id')
      .where('member_id', '=', memberId)
      .limit(1)
      .executeTakeFirst()) !== undefined
  )
}

export const hasFreshPasskey = (services: Services, viewer: Viewer): boolean =>
  viewer.byPasskey === true && isFresh(services, viewer.authenticatedAt)

/**
 * For where a member's money goes: REAUTH_REQUIRED unless a passkey was shown within 10 minutes, where the member has one; of everybody else
 * a fresh login and, where a strong login is required, the code that is mailed on request. `needs` tells what is missing.
 */
export async function refuseWithoutConfirmation(services: Services, viewer: Viewer): Promise<Refusal | null> {
  if (hasFreshPasskey(services, viewer)) return null
  if (await hasPasskey(services, viewer.memberId)) return passkeyAnew()
  return (
    refuseStaleLogin(services, viewer) ??
    (isStrongLoginRequired(services.config) ? refuseWithoutCode(services, viewer) : null)
  )
}

/**
 * For the keys of the account, its passkeys and its mail address: the same, but the mailed code stands for a passkey that is lost. A password
 * alone never takes the place of a passkey.
 */
export async function refuseWithoutConfirmationOrCode(services: Services, viewer: Viewer): Promise<Refusal | null> {
  if (hasFreshPasskey(services, viewer)) return null
  const needsCode = isStrongLoginRequired(services.config) || (await hasPasskey(services, viewer.memberId))
  return refuseStaleLogin(services, viewer) ?? (needsCode ? refuseWithoutCode(services, viewer) : null)
}

const refuseWithoutCode = (services: Services, { codeConfirmedAt }: Viewer): Refusal | null =>
  isFresh(services, codeConfirmedAt)
    ? null
    : refusal('REAUTH_REQUIRED', '安全のため、メールでお送りする確認コードを入力してください。', {
        needs: 'mailed_code',
      })
