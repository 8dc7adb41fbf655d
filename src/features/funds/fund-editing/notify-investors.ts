import { applicationNumber } from '../../../domain/investing/application-number.ts'
import { isShownToMembers, type FundChange } from '../../../domain/funds/fund-change.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { fundChangedMail } from '../../communication/outbox/mails/fund-mails.ts'
import { enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/** What only the record needs. */
const internal = new Set(['disclosure.managerReview', 'pictures'])

export interface NotifiedChange {
  fundId: Id<'fund'>
  /** The one that says it. */
  version: number
  changes: readonly FundChange[]
  at: Date
}

/** Whoever has applied hears what changed, from what to what: by mail, and on the fund's page. Nobody is told of what is not for investors. */
export async function notifyInvestors(
  transaction: Transaction,
  services: Services,
  { fundId, version, changes, at }: NotifiedChange,
): Promise<void> {
  const shown = changes.filter((change) => isShownToMembers(change) && !internal.has(change.field))
  const applicants = await transaction
    .selectFrom('investment')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .innerJoin('fund', 'fund.id', 'investment.fund_id')
    .select([
      'investment.id',
      'investment.amount',
      'member.id as memberId',
      'member.email',
      'member.family_name',
      'member.given_name',
      'fund.name',
    ])
    .where('investment.fund_id', '=', fundId)
    .where('investment.status', 'in', ['lottery_pending', 'awaiting_deposit', 'participating'])
    .orderBy('investment.id')
    .execute()
  if (shown.length === 0 || applicants.length === 0) return
  const sender = mailSenderOf(services.config)
  const mails = applicants.map((applicant) => ({
    key: `fund-changed:${fundId}:${version}:${applicant.id}`,
    memberId: applicant.memberId,
    to: applicant.email,
    template: 'fund-changed',
    content: fundChangedMail(
      {
        memberName: `${applicant.family_name} ${applicant.given_name}`,
        fundName: applicant.name,
        applicationNumber: applicationNumber(fundId, applicant.id),
        amount: applicant.amount,
        fundId,
        changes: shown,
      },
      sender,
    ),
  }))
  await enqueueMails(transaction, services, mails, at)
  const lines = shown.map(({ label, before, after }) => `${label}：${before ?? '（なし）'} → ${after}`)
  const content = ['次の内容を変更しました。変更後の書面は、このページの書類で確認できます。', ...lines].join('\n')
  await transaction
    .insertInto('fund_message')
    .values({ fund_id: fundId, title: 'ファンドの内容の変更', content, show_at: at, created_at: at })
    .execute()
}
