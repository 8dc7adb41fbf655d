import { japanDateOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { enqueueMails, type OutboxMail } from '../../communication/outbox/enqueue-mail.ts'
import { supplementMail } from '../../communication/outbox/mails/supplement-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'

/** Mails everybody who has a part in a supplementary distribution, once for each share: nobody waits for it, and those who left do not look. */
export async function notifyOfSupplement(
  transaction: Transaction,
  services: Services,
  distributionId: Id<'fixed_distribution'>,
  now: Date,
): Promise<void> {
  const rows = await transaction
    .selectFrom('distribution_share as share')
    .innerJoin('distribution', 'distribution.id', 'share.distribution_id')
    .innerJoin('supplementary_distribution as late', 'late.distribution_id', 'distribution.id')
    .innerJoin('fund', 'fund.id', 'distribution.fund_id')
    .innerJoin('investment', 'investment.id', 'share.investment_id')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .select(['share.id', 'share.gross', 'share.withholding', 'share.restored', 'distribution.payday'])
    .select(['late.result', 'late.lost', 'late.short_of_cap'])
    .select(['fund.name', 'investment.amount'])
    .select(['member.id as member_id', 'member.email', 'member.family_name', 'member.given_name'])
    .where('distribution.id', '=', distributionId)
    .orderBy('share.id')
    .execute()
  const mails = rows.map((row): OutboxMail => ({
    key: `distribution-supplement:${row.id}`,
    memberId: row.member_id,
    to: row.email,
    template: 'distribution-supplement',
    content: supplementMail(
      {
        memberName: `${row.family_name} ${row.given_name}`,
        fundName: row.name,
        amount: row.amount,
        result: row.result,
        lost: row.lost,
        short: row.short_of_cap,
        restored: row.restored,
        gross: row.gross,
        withholding: row.withholding,
        fixedOn: japanDateOf(now),
        payday: row.payday ?? japanDateOf(now),
      },
      mailSenderOf(services.config),
    ),
  }))
  await enqueueMails(transaction, services, mails, now)
}
