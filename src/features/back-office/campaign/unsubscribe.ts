import { maskEmail } from '../../../domain/core/mask.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { endNoticeSubscriptions, noticeSubscriptions } from '../../people/mail-preferences/notice-subscription.ts'
import type { Services } from '../../core/services.ts'
import { memberOfToken } from '../../communication/outbox/unsubscribe-token.ts'

export interface MailSubscription {
  /** Masked: whoever has the link need not be told more. */
  email: string
  receives: boolean
}

const notFound = refusal('NOT_FOUND', '配信停止のリンクが正しくありません。メールのリンクを、もう一度開いてください。')

/** What the link of a mail is about. */
export async function findSubscription(services: Services, token: string): Promise<Outcome<MailSubscription>> {
  const member = await findMember(services, services.database, token)
  if (!member) return notFound
  // Whoever refused announcements may still get the mails about every fund, and comes here from one of them to end them.
  const receives = member.receives || (await noticeSubscriptions(services.database, member.id)).length > 0
  return success({ email: maskEmail(member.email), receives })
}

/** Turns mails to all off, and those about every fund; or mails to all on again. For whoever has the link; again changes nothing. */
export async function setSubscription(services: Services, token: string, receives: boolean): Promise<Outcome<null>> {
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const member = await findMember(services, transaction, token)
    if (!member) return notFound
    const hadSubscriptions = !receives && (await endNoticeSubscriptions(transaction, member.id))
    if (member.receives === receives && !hadSubscriptions) return success(null)
    await transaction.updateTable('member').set({ receive_all_mail: receives }).where('id', '=', member.id).execute()
    const action = receives ? 'member.mails_turned_on' : 'member.mails_turned_off'
    await recordAudit(transaction, {
      at: now,
      actor: `member:${member.id}`,
      action,
      objectType: 'member',
      objectId: member.id,
      detail: { by: 'link' },
    })
    return success(null)
  })
}

async function findMember({ config }: Services, database: Queryable, token: string) {
  const memberNumber = memberOfToken(config, token)
  if (memberNumber === null) return undefined
  return database
    .selectFrom('member')
    .select(['id', 'email', 'receive_all_mail as receives'])
    .where('member_number', '=', memberNumber)
    .where('status', '<>', 'left')
    .executeTakeFirst()
}
