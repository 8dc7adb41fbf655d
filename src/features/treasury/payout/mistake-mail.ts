import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { enqueueMail } from '../../communication/outbox/enqueue-mail.ts'
import { noticeMistakenMail, type NoticeMistakenData } from '../../communication/outbox/mails/payout-result-mails.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'

/** Whoever has read of a debt that was a mistake reads that it was one. Once per key. */
export async function enqueueMistakeMail(
  transaction: Transaction,
  services: Services,
  { key, memberId, ...data }: NoticeMistakenData & { key: string; memberId: Id<'member'> },
): Promise<void> {
  const { email } = await transaction
    .selectFrom('member')
    .select('email')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const template = 'payout-notice-mistaken'
  const content = noticeMistakenMail(data, mailSenderOf(services.config))
  await enqueueMail(
    transaction,
    services,
    { key: `${template}:${key}`, memberId, to: email, template, content },
    services.clock.now(),
  )
}
