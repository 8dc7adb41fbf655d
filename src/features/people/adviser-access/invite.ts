import type { Id } from '../../../domain/id.ts'
import { japanDate } from '../../../domain/calendar.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { hashToken, randomToken } from '../../../platform/secret.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import { enqueueMail } from '../../communication/outbox/enqueue-mail.ts'
import { adviserInvitationMail } from '../../communication/outbox/mails/adviser-mails.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { lockStanding } from './end-access.ts'

const linkLife = 7 * 24 * 60 * 60_000

/** Mails the link by which the adviser sets a password; an older one no longer holds. */
export async function invite(
  transaction: Transaction,
  services: Services,
  accessId: Id<'adviser_access'>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('adviser_invitation')
    .set({ used_at: now })
    .where('access_id', '=', accessId)
    .where('used_at', 'is', null)
    .execute()
  const [token, expiresAt] = [randomToken(), addMilliseconds(now, linkLife)]
  const { id } = await transaction
    .insertInto('adviser_invitation')
    .values({ access_id: accessId, token_hash: hashToken(token), made_at: now, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  const access = await transaction
    .selectFrom('adviser_access')
    .select(['name', 'email', 'ends_on'])
    .where('id', '=', accessId)
    .executeTakeFirstOrThrow()
  const facts = { name: access.name, token, expiresAt, endsOn: japanDate(access.ends_on) }
  await enqueueMail(
    transaction,
    services,
    {
      key: `adviser-invitation:${id}`,
      memberId: null,
      to: access.email,
      template: 'adviser-invitation',
      content: adviserInvitationMail(facts, mailSenderOf(services.config)),
      secrets: [token],
    },
    now,
  )
}

/** Once more, where the link was lost or the password forgotten. NOT_FOUND where no such access stands. */
export async function inviteAgain(
  services: Services,
  viewer: Viewer,
  accessId: Id<'adviser_access'>,
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    if (!(await lockStanding(transaction, services, accessId))) return refusal('NOT_FOUND', '有効な閲覧がありません。')
    await invite(transaction, services, accessId, now)
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'adviser_access.resent',
      objectType: 'adviser_access',
      objectId: accessId,
    })
    return success(null)
  })
}
