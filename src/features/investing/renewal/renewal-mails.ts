import type { RenewalNotice } from '../../../domain/investing/auto-renewal.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import {
  renewalChosenMail,
  renewalNoticeMail,
  type RenewalMailData,
} from '../../communication/outbox/mails/renewal-mails.ts'
import { enqueueMail, enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { loadRenewals } from './load-renewals.ts'
import type { Id } from '../../../domain/id.ts'

interface Recipient {
  investmentId: Id<'investment'>
  memberId: Id<'member'>
  email: string
  data: RenewalMailData
}

/** What the mails about these investments' running term tell, and to whom; in the order of the ids. */
async function loadRecipients(
  transaction: Transaction,
  investmentIds: readonly Id<'investment'>[],
  now: Date,
): Promise<Recipient[]> {
  if (investmentIds.length === 0) return []
  const renewals = await loadRenewals(transaction, investmentIds, now)
  const rows = await transaction
    .selectFrom('investment')
    .innerJoin('fund', 'fund.id', 'investment.fund_id')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .select([
      'investment.id',
      'investment.amount',
      'investment.member_id',
      'fund.name',
      'member.email',
      'member.family_name',
      'member.given_name',
    ])
    .where('investment.id', 'in', [...investmentIds])
    .orderBy('investment.id')
    .execute()
  return rows.flatMap((row) => {
    const renewal = renewals.get(row.id)
    if (!renewal) return []
    const data = {
      ...renewal,
      memberName: `${row.family_name} ${row.given_name}`,
      fundName: row.name,
      amount: row.amount,
    }
    return [{ investmentId: row.id, memberId: row.member_id, email: row.email, data }]
  })
}

/** Owes the receipt for a choice, once for each. */
export async function enqueueChoiceMail(
  transaction: Transaction,
  services: Services,
  { choiceId, investmentId, now }: { choiceId: Id<'renewal_choice'>; investmentId: Id<'investment'>; now: Date },
): Promise<void> {
  const [recipient] = await loadRecipients(transaction, [investmentId], now)
  if (!recipient) return
  const content = renewalChosenMail(recipient.data, mailSenderOf(services.config))
  await enqueueMail(
    transaction,
    services,
    {
      key: `renewal-chosen:${choiceId}`,
      memberId: recipient.memberId,
      to: recipient.email,
      template: 'renewal-chosen',
      content,
    },
    now,
  )
}

/** Owes everybody in the running term of a fund one notice, with what each has chosen so far. */
export async function enqueueNotices(
  transaction: Transaction,
  services: Services,
  { fundId, number, notice, now }: { fundId: Id<'fund'>; number: number; notice: RenewalNotice; now: Date },
): Promise<void> {
  const participants = await transaction
    .selectFrom('term_participation as part')
    .innerJoin('investment', 'investment.id', 'part.investment_id')
    .select('part.investment_id')
    .where('part.fund_id', '=', fundId)
    .where('part.term_number', '=', number)
    .where('investment.status', '=', 'participating')
    .execute()
  const recipients = await loadRecipients(
    transaction,
    participants.map((row) => row.investment_id),
    now,
  )
  const sender = mailSenderOf(services.config)
  const mails = recipients.map(({ investmentId, memberId, email, data }) => ({
    key: `renewal-${notice}:${fundId}:${number}:${investmentId}`,
    memberId,
    to: email,
    template: `renewal-${notice}`,
    content: renewalNoticeMail(notice, data, sender),
  }))
  await enqueueMails(transaction, services, mails, now)
}
