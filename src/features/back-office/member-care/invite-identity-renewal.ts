import { sql } from 'kysely'
import { formatDate, japanDateOf, timeOfDay } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import { identityRenewalMail } from '../../communication/outbox/mails/identity-mails.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { endOfImages, hasMoney, toInvite } from './identity-campaign.ts'

export const renewalSegments = ['all', 'investors'] as const
export type RenewalSegment = (typeof renewalSegments)[number]

/** So many at a time: a whole company's mails in one transaction would keep others from theirs. */
const mostInvited = 500

/** Mails nobody's own act occasions go out by day. */
const [firstHour, endHour] = [9, 18]

/**
 * Asks members who were identified by photographs to renew it by card or chip, of their own accord: each once, by day. CONFLICT at night, where
 * they could renew by nothing, and where nobody is left to ask.
 * @returns how many were asked.
 */
export async function inviteIdentityRenewal(
  services: Services,
  viewer: Viewer,
  { segment }: { segment: RenewalSegment },
): Promise<Outcome<{ people: number }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  const today = japanDateOf(now)
  if (now < timeOfDay(today, firstHour, 0) || now >= timeOfDay(today, endHour, 0))
    return refusal('CONFLICT', `案内は、${firstHour}時から${endHour}時までに送れます。`)
  if (
    services.identityApp === null &&
    services.config.EKYC_METHOD === 'image' &&
    endOfImages !== null &&
    today <= endOfImages
  )
    return refusal('CONFLICT', '会員が選べる方法が画像だけのため、案内を送れません。先に設定を変更してください。')
  const people = await inTransaction(services.database, async (transaction) => {
    const { rows } = await sql<{ id: Id<'member'>; email: string; name: string }>`
      select id, email, family_name || ' ' || given_name as name from member
      where ${toInvite} and (${segment} = 'all' or ${hasMoney})
      order by id limit ${mostInvited} for no key update`.execute(transaction)
    const sender = mailSenderOf(services.config)
    const lastDay = endOfImages === null ? '' : formatDate(endOfImages)
    const mails = rows.map(({ id, email, name }) => ({
      key: `identity-renewal:${id}`,
      memberId: id,
      to: email,
      template: 'identity-renewal',
      content: identityRenewalMail({ name, lastDay }, sender),
    }))
    await enqueueMails(transaction, services, mails, now)
    for (const { id } of rows) {
      await recordAudit(transaction, {
        at: now,
        actor: `operator:${viewer.memberId}`,
        action: 'identity.renewal_asked',
        objectType: 'member',
        objectId: id,
      })
    }
    return rows.length
  })
  return people === 0 ? refusal('CONFLICT', '案内を送る会員はいません。') : success({ people })
}
