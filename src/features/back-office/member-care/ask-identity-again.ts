import { japanDateOf } from '../../../domain/calendar.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { identityRequestedMail } from '../../communication/outbox/mails/identity-mails.ts'
import { enqueueMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { lockMember } from './find-member.ts'

/** Mails a member who is not verified the way to the identity check, once a day at most. CONFLICT where there is nothing to ask for. */
export async function askIdentityAgain(
  services: Services,
  viewer: Viewer,
  { memberNumber }: { memberNumber: string },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const found = await lockMember(transaction, memberNumber)
    if (!found.ok) return found
    const member = found.value
    if (member.identity_approved_at !== null) return refusal('CONFLICT', '本人確認はすでに完了しています。')
    if (member.identity_submitted_at !== null)
      return refusal('CONFLICT', '本人確認の審査中です。結果をお待ちください。')
    if (member.status !== 'active') return refusal('CONFLICT', '有効な会員ではないため、案内を送れません。')
    const key = `identity-requested:${member.id}:${japanDateOf(now)}`
    const sent = await transaction.selectFrom('mail_outbox').select('id').where('key', '=', key).executeTakeFirst()
    if (sent) return refusal('CONFLICT', '本日の案内は、すでに送っています。')
    const content = identityRequestedMail(
      { name: `${member.family_name} ${member.given_name}` },
      mailSenderOf(services.config),
    )
    await enqueueMail(
      transaction,
      services,
      { key, memberId: member.id, to: member.email, template: 'identity-requested', content },
      now,
    )
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'identity.asked_again',
      objectType: 'member',
      objectId: member.id,
    })
    return success(null)
  })
}
