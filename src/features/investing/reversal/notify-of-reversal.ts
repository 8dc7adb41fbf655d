import { termOf } from '../../../domain/investing/distribution.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/connect.ts'
import { recordCorrectedMail } from '../../communication/outbox/mails/record-corrected-mail.ts'
import { enqueueMails, type OutboxMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/** Mails those whom a mail had told of the distribution: who is paid nothing, and who has a part in a supplementary one. All others hear of a distribution with its payment only. */
export async function notifyOfReversal(
  transaction: Transaction,
  services: Services,
  { distributionId, reason, now }: { distributionId: Id<'fixed_distribution'>; reason: FreeText; now: Date },
): Promise<void> {
  const rows = await transaction
    .selectFrom('distribution_share as share')
    .innerJoin('distribution', 'distribution.id', 'share.distribution_id')
    .innerJoin('fund', 'fund.id', 'distribution.fund_id')
    .innerJoin('member', 'member.id', 'share.member_id')
    .select([
      'share.id',
      'fund.name',
      'distribution.period_number',
      'distribution.is_of_term',
      'distribution.supplements',
      'member.id as member_id',
      'member.email',
      'member.family_name',
      'member.given_name',
    ])
    .where('share.distribution_id', '=', distributionId)
    .where(
      sql<boolean>`exists (select from mail_outbox where key in ('distribution-none:' || share.id, 'distribution-supplement:' || share.id))`,
    )
    .orderBy('share.id')
    .execute()
  const mails = rows.map((row): OutboxMail => ({
    key: `distribution-reversed:${row.id}`,
    memberId: row.member_id,
    to: row.email,
    template: 'record-corrected',
    content: recordCorrectedMail(
      {
        memberName: `${row.family_name} ${row.given_name}`,
        fundName: row.name,
        what: `${termOf(row) === null ? '' : `第${termOf(row)}期の`}${row.supplements === null ? '分配金' : '追加分配'}の結果`,
        rows: [{ label: 'お知らせした結果', value: '取り消しました' }],
        next: '正しい結果が確定しましたら、あらためてお知らせします。',
        reason,
      },
      mailSenderOf(services.config),
    ),
  }))
  await enqueueMails(transaction, services, mails, now)
}
