import { termOf } from '../../../domain/investing/distribution.ts'
import { japanDateOf } from '../../../domain/calendar.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { distributionNoneMail } from '../../communication/outbox/mails/distribution-none-mail.ts'
import { loadSmallerDividends } from '../../treasury/payout/load-smaller-dividends.ts'
import { enqueueMails, type OutboxMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * Mails everybody to whom a distribution pays nothing: others are told by the mail of their payment, which these would wait for in vain.
 * Once for each share.
 */
export async function notifyWithoutPayment(
  transaction: Transaction,
  services: Services,
  distributionId: Id<'fixed_distribution'>,
  now: Date,
): Promise<void> {
  const rows = await transaction
    .selectFrom('distribution_share as share')
    .innerJoin('distribution', 'distribution.id', 'share.distribution_id')
    .innerJoin('fund', 'fund.id', 'distribution.fund_id')
    .innerJoin('investment', 'investment.id', 'share.investment_id')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .select([
      'share.id',
      'share.loss',
      'distribution.period_number',
      'distribution.is_of_term',
      'fund.name',
      'fund.planned_rate_bp',
      'investment.amount',
    ])
    .select(['member.id as member_id', 'member.email', 'member.family_name', 'member.given_name'])
    .where('distribution.id', '=', distributionId)
    .where((where) => where('share.net', '=', 0).and('share.principal', '=', 0))
    .orderBy('share.id')
    .execute()
  const less = (await loadSmallerDividends(transaction, [distributionId])).get(distributionId) ?? null
  const mails = rows.map((row): OutboxMail => {
    const content = distributionNoneMail(
      {
        memberName: `${row.family_name} ${row.given_name}`,
        fundName: row.name,
        term: termOf(row),
        amount: row.amount,
        loss: row.loss,
        less,
        fixedOn: japanDateOf(now),
        plannedRateBp: row.planned_rate_bp,
      },
      mailSenderOf(services.config),
    )
    return {
      key: `distribution-none:${row.id}`,
      memberId: row.member_id,
      to: row.email,
      template: 'distribution-none',
      content,
    }
  })
  await enqueueMails(transaction, services, mails, now)
}
