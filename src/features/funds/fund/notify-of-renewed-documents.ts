import { sql } from 'kysely'
import { applicationNumber } from '../../../domain/investing/application-number.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import { documentsRenewedMail } from '../../communication/outbox/mails/fund-mails.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'

interface Waiting {
  id: Id<'investment'>
  memberId: Id<'member'>
  email: string
  name: string
  fundName: string
  amount: number
  documents: { id: number; name: string; version: number }[]
}

/**
 * Mails whoever waits for a draw, or for a place after it, and has read an older version of what is delivered before the contract: theirs is still to be made, by the new documents.
 * Whoever has a contract keeps its wording and hears nothing, nor does whoever heard of the change itself: that mail names the new documents too.
 */
export async function notifyOfRenewedDocuments(
  transaction: Transaction,
  services: Services,
  fundId: Id<'fund'>,
  at: Date,
): Promise<void> {
  const { rows } = await sql<Waiting>`
    select investment.id, investment.amount, member.id as "memberId", member.email, member.family_name || ' ' || member.given_name as name, fund.name as "fundName",
      renewed.documents
    from investment
    join member on member.id = investment.member_id
    join fund on fund.id = investment.fund_id
    cross join lateral (
      select json_agg(json_build_object('id', current.id, 'name', current.name, 'version', current.version) order by current.position) as documents
      from fund_document current join fund_document former on former.id = current.replaces
      where current.fund_id = fund.id and current.kind = 'pre_contract' and current.replaced_at is null
        and not exists (
          select from investment_event event join document_reading_line line on line.reading_id = event.reading_id
          where event.investment_id = investment.id and line.fund_document_id = current.id)
        and not exists (
          select from mail_outbox mail
          where mail.member_id = member.id and mail.key like 'fund-changed:' || fund.id || ':%:' || investment.id
            and mail.created_at between former.added_at and current.added_at)) renewed
    where investment.fund_id = ${fundId} and investment.status = 'lottery_pending' and renewed.documents is not null
    order by investment.id`.execute(transaction)
  const sender = mailSenderOf(services.config)
  const mails = rows.map(({ id, memberId, email, name, fundName, amount, documents }) => ({
    key: `document-renewed:${id}:${documents.map((document) => document.id).join('-')}`,
    memberId,
    to: email,
    template: 'document-renewed',
    content: documentsRenewedMail(
      { memberName: name, fundName, applicationNumber: applicationNumber(fundId, id), amount, fundId, documents },
      sender,
    ),
  }))
  await enqueueMails(transaction, services, mails, at)
}
