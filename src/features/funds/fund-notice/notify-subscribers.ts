import { sql } from 'kysely'
import { isNearlyFull, remainingCapacity } from '../../../domain/funds/fund.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { unsubscribeHeaders, unsubscribePath } from '../../communication/outbox/unsubscribe-token.ts'
import { isClosedToNewInvestors, type FundRecord } from '../fund/fund-record.ts'
import { loadFund, loadFundsForLive } from '../fund/load-funds.ts'
import { fundNoticeMail, type FundNews } from '../../communication/outbox/mails/fund-notice-mail.ts'
import { enqueueMails, type OutboxMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { hasCome, remaining } from './notice-kind.ts'
import type { NoticeSubscriptionKind } from '../../people/mail-preferences/notice-subscription.ts'
import type { Id } from '../../../domain/id.ts'

const kinds: readonly NoticeSubscriptionKind[] = ['offering', 'nearly_full']
/** How many mails one statement owes. */
const mailsAtOnce = 1_000

interface Listener {
  member_id: Id<'member'>
  member_number: string
  email: string
  name: string
}

/** The periodic task: mails those who want it about every fund that one opens or has little room left, once a fund. Safe to run at any time and twice. */
export async function notifySubscribers(services: Services, now: Date): Promise<void> {
  for (const record of await loadFundsForLive(services.database, [], now)) {
    for (const kind of kinds)
      if (newsOf(kind, record, now)) await reportRound(services, { fundId: record.id, kind, now })
  }
}

/** What there is to tell of a fund now. A fund that fills in a moment never has little room left: that mail would come too late. */
function newsOf(kind: NoticeSubscriptionKind, record: FundRecord, now: Date): FundNews | null {
  if (isClosedToNewInvestors(record)) return null
  if (kind === 'offering') return hasCome('opening', record, now) ? { kind: 'opening' } : null
  const { fund, totals } = record
  const canApply = now >= fund.offeringStartAt && now <= fund.offeringEndAt && remaining(record) >= fund.minimumAmount
  return canApply && isNearlyFull(fund, totals) ? { kind: 'nearly_full', left: remainingCapacity(fund, totals) } : null
}

async function reportRound(
  services: Services,
  { fundId, kind, now }: { fundId: Id<'fund'>; kind: NoticeSubscriptionKind; now: Date },
): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    const record = await loadFund(transaction, fundId)
    const news = record && newsOf(kind, record, now)
    if (!news || !(await beginRound(transaction, fundId, kind, now))) return
    const listeners = await listenersOf(transaction, fundId, kind)
    const mails = listeners.map((one) => mailTo(services, one, { record, news, now }))
    for (let from = 0; from < mails.length; from += mailsAtOnce)
      await enqueueMails(transaction, services, mails.slice(from, from + mailsAtOnce), now)
  })
}

/** @returns false where those who wanted it were told of the fund before. */
async function beginRound(
  transaction: Transaction,
  fundId: Id<'fund'>,
  kind: NoticeSubscriptionKind,
  now: Date,
): Promise<boolean> {
  const begun = await transaction
    .insertInto('standing_notice_round')
    .values({ fund_id: fundId, kind, told_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return begun.numInsertedOrUpdatedRows === 1n
}

/** Who wants it: active members without a live application in the fund, and without an own wish for its opening, which is told by itself. */
async function listenersOf(
  transaction: Transaction,
  fundId: Id<'fund'>,
  kind: NoticeSubscriptionKind,
): Promise<Listener[]> {
  const { rows } = await sql<Listener>`
    select member.id as member_id, member.member_number, member.email, member.family_name || ' ' || member.given_name as name
    from standing_notice notice join member on member.id = notice.member_id
    where notice.kind = ${kind} and member.status = 'active'
      and not exists (
        select from investment where investment.fund_id = ${fundId} and investment.member_id = member.id
          and investment.status in ('lottery_pending', 'awaiting_deposit', 'participating'))
      and not (${kind === 'offering'} and exists (
        select from fund_notice own where own.fund_id = ${fundId} and own.member_id = member.id and own.kind = 'opening'))
    order by member.id`.execute(transaction)
  return rows
}

function mailTo(
  services: Services,
  listener: Listener,
  { record, news, now }: { record: FundRecord; news: FundNews; now: Date },
): OutboxMail {
  const { offeringStartAt, offeringEndAt, offeringMethod } = record.fund
  const template = news.kind === 'nearly_full' ? 'fund-nearly-full' : 'fund-opening'
  const facts = {
    memberName: listener.name,
    fundId: record.id,
    fundName: record.name,
    offeringStartAt,
    offeringEndAt,
    offeringMethod,
    news,
    now,
  }
  return {
    key: `${template}:${record.id}:${listener.member_id}:standing`,
    memberId: listener.member_id,
    to: listener.email,
    template,
    content: fundNoticeMail(
      { ...facts, unsubscribePath: unsubscribePath(services.config, listener.member_number) },
      mailSenderOf(services.config),
    ),
    headers: unsubscribeHeaders(services.config, listener.member_number),
  }
}
