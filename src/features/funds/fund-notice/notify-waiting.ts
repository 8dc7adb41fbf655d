import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { FundRecord } from '../fund/fund-record.ts'
import { loadFund } from '../fund/load-funds.ts'
import { fundNoticeMail } from '../../communication/outbox/mails/fund-notice-mail.ts'
import { enqueueMails, type OutboxMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { hasCome, remaining, type NoticeKind } from './notice-kind.ts'
import type { Id } from '../../../domain/id.ts'

interface Waiting {
  member_id: Id<'member'>
  email: string
  name: string
  asked_at: Date
}

/** The periodic task: mails those who asked for it that a fund takes applications soon, or again. Safe to run at any time and twice. */
export async function notifyWaiting(services: Services, now: Date): Promise<void> {
  const groups = await services.database
    .selectFrom('fund_notice')
    .select(['fund_id', 'kind'])
    .where('told_at', 'is', null)
    .groupBy(['fund_id', 'kind'])
    .orderBy('fund_id')
    .execute()
  for (const { fund_id, kind } of groups) await notifyGroup(services, { fundId: fund_id, kind, now })
}

async function notifyGroup(
  services: Services,
  { fundId, kind, now }: { fundId: Id<'fund'>; kind: NoticeKind; now: Date },
): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    const record = await loadFund(transaction, fundId)
    if (!record || !hasCome(kind, record, now)) return
    const waiting = await takeWaiting(transaction, fundId, kind, now)
    await enqueueMails(
      transaction,
      services,
      waiting.map((one) => mailTo(services, one, { record, kind, now })),
      now,
    )
  })
}

/** Marks them as notified and answers those who still want to know: active, and without a live application in the fund. */
async function takeWaiting(
  transaction: Transaction,
  fundId: Id<'fund'>,
  kind: NoticeKind,
  now: Date,
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting & { is_concerned: boolean }>`
    update fund_notice notice set told_at = ${now}
    from member
    where notice.fund_id = ${fundId} and notice.kind = ${kind} and notice.told_at is null and member.id = notice.member_id
    returning notice.member_id, notice.asked_at, member.email, member.family_name || ' ' || member.given_name as name,
      member.status = 'active' and not exists (
        select from investment where investment.fund_id = notice.fund_id and investment.member_id = notice.member_id
          and investment.status in ('lottery_pending', 'awaiting_deposit', 'participating')
      ) as is_concerned`.execute(transaction)
  return rows.filter((row) => row.is_concerned)
}

function mailTo(
  services: Services,
  { member_id, email, name, asked_at }: Waiting,
  { record, kind, now }: { record: FundRecord; kind: NoticeKind; now: Date },
): OutboxMail {
  const { offeringStartAt, offeringEndAt, offeringMethod } = record.fund
  const facts = {
    memberName: name,
    fundId: record.id,
    fundName: record.name,
    offeringStartAt,
    offeringEndAt,
    offeringMethod,
    now,
  }
  const template = `fund-${kind}`
  return {
    // Whoever asks again after having been notified gets another mail.
    key: `${template}:${record.id}:${member_id}:${asked_at.getTime()}`,
    memberId: member_id,
    to: email,
    template,
    content: fundNoticeMail(
      { ...facts, news: kind === 'reopening' ? { kind, upTo: remaining(record) } : { kind }, unsubscribePath: null },
      mailSenderOf(services.config),
    ),
  }
}
