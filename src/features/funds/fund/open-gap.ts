import { addDays, endOfDay, formatDateTime, japanDateOf } from '../../../domain/calendar.ts'
import {
  gapClosableUntil,
  gapOf,
  hasSubstitutes,
  isPastOffering,
  mostFillIn,
  seniorAmount,
} from '../../../domain/funds/fund.ts'
import { applicationNumber } from '../../../domain/investing/application-number.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, formatYen, remainingYen, type Yen } from '../../../domain/money.ts'
import { hasLine } from '../../../domain/investing/waitlist.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import { fundShortMail } from '../../communication/outbox/mails/application-mails.ts'
import { enqueueOperatorNotice } from '../../communication/outbox/notify-operators.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { hasFailed, type FundRecord } from './fund-record.ts'
import { lockFund } from './lock-fund.ts'

/** Days in which two operators decide, the day of the cooling-off not counted (decisions: Failing). */
const DECISION_DAYS = 7

/**
 * After a paid contract was rescinded: a fund that had been full and paid does not fail by that alone. Opens the operators' days to decide and
 * mails them the numbers; nothing for any other fund, and for one whose days have been opened before. The caller has locked the fund.
 */
export async function openGapAfter(
  transaction: Transaction,
  services: Services,
  { fundId, rescinded, now }: { fundId: Id<'fund'>; rescinded: Yen; now: Date },
): Promise<void> {
  const record = await lockFund(transaction, fundId)
  if (!record || record.fund.goal !== 'all_or_nothing' || hasFailed(record) || !isPastOffering(record.fund, now)) return
  if (record.result !== null && (record.result.operationStartOn !== null || record.result.gapDecideUntil !== null))
    return
  const senior = seniorAmount(record.fund)
  if (record.totals.participating >= senior || addYen(record.totals.participating, rescinded) < senior) return
  const gapDecideUntil = endOfDay(addDays(japanDateOf(now), DECISION_DAYS))
  await setResult(transaction, fundId, { gap_opened_at: now, gap_decide_until: gapDecideUntil })
  await notifyOfShortage(transaction, services, await lockedAgain(transaction, record), {
    key: `fund-gap:${fundId}`,
    title: `「${record.name}」は、クーリング・オフで目標額を下回りました`,
    now,
  })
}

/**
 * A locked fund with closing days is short after its end: from now on it is on record, operators hear the numbers and the ways out, investors why
 * nothing is decided yet. Once for a fund.
 */
export async function recordShortage(
  transaction: Transaction,
  services: Services,
  record: FundRecord,
  now: Date,
): Promise<void> {
  if (record.result !== null && (record.result.shortSince !== null || record.result.gapDecideUntil !== null)) return
  await setResult(transaction, record.id, { short_since: now })
  await notifyOfShortage(transaction, services, await lockedAgain(transaction, record), {
    key: `fund-short:${record.id}`,
    title: `「${record.name}」は、募集の終了後に目標額を下回っています`,
    now,
  })
}

async function setResult(
  transaction: Transaction,
  fundId: Id<'fund'>,
  facts: { short_since: Date } | { gap_opened_at: Date; gap_decide_until: Date },
): Promise<void> {
  await transaction
    .insertInto('fund_result')
    .values({ fund_id: fundId, ...facts })
    .onConflict((conflict) => conflict.column('fund_id').doUpdateSet(facts))
    .execute()
}

const lockedAgain = async (transaction: Transaction, record: FundRecord): Promise<FundRecord> =>
  (await lockFund(transaction, record.id)) ?? record

async function notifyOfShortage(
  transaction: Transaction,
  services: Services,
  record: FundRecord,
  { key, title, now }: { key: string; title: string; now: Date },
): Promise<void> {
  const until = gapClosableUntil(record.fund, record.result)
  if (until === null) return
  const body = [shortageText(record, now), waysOut(record, until)].join('\n\n')
  await enqueueOperatorNotice(transaction, services, { key, title, body }, now)
  await notifyInvestors(transaction, services, record, { until, now })
}

/** "目標 …、入金済み …、入金待ち …、不足 …": what a fund lacks, as every alarm says it. */
export function shortageText({ fund, totals }: FundRecord, now: Date): string {
  const senior = seniorAmount(fund)
  const missing = isPastOffering(fund, now)
    ? gapOf(fund, totals, now)
    : remainingYen(senior, addYen(totals.participating, totals.awaitingDeposit, totals.lotteryPending))
  const sums: [label: string, sum: Yen][] = [
    ['目標', senior],
    ['入金済み', totals.participating],
    ['入金待ち', totals.awaitingDeposit],
    ['抽選待ち', totals.lotteryPending],
    ['不足', missing],
  ]
  return sums.map(([label, sum]) => `${label} ${formatYen(sum)}`).join('、')
}

/** What closes a gap, and what happens if nothing does: the same words in every alarm. */
export function waysOut({ fund }: FundRecord, until: Date): string {
  const most = mostFillIn(fund)
  const share = most === null ? '' : `（募集の前に示した上限は${formatYen(most)}です）`
  return [
    ...(hasLine(fund) ? ['空いた枠は、キャンセル待ちの会員に順に案内しています。'] : []),
    ...(hasSubstitutes(fund) ? ['空いた枠は、補欠の会員に抽選の順で案内しています。'] : []),
    `${formatDateTime(until)}までに、当社の資金で引き受けて成立させる${share}か、不成立とするかを、ファンド実績の画面から二人の運営者で決定できます。`,
    'それまでに不足が埋まらず、決定もないときは、不成立となり、全員に返金します。',
  ].join('')
}

/** Everybody who takes part hears once that the fund is judged later, and that there is nothing to do. */
async function notifyInvestors(
  transaction: Transaction,
  services: Services,
  { id: fundId, name: fundName, fund }: FundRecord,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  const rows = await transaction
    .selectFrom('investment')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .select([
      'investment.id',
      'investment.amount',
      'investment.applied_at',
      'member.id as member_id',
      'member.email',
      'member.family_name',
      'member.given_name',
    ])
    .where('investment.fund_id', '=', fundId)
    .where('investment.status', 'in', ['awaiting_deposit', 'participating'])
    .orderBy('investment.id')
    .execute()
  const sender = mailSenderOf(services.config)
  const mails = rows.map((row) => ({
    key: `fund-short:${row.id}`,
    memberId: row.member_id,
    to: row.email,
    template: 'fund-short',
    content: fundShortMail(
      {
        memberName: `${row.family_name} ${row.given_name}`,
        fundName,
        applicationNumber: applicationNumber(fundId, row.id),
        amount: row.amount,
        appliedAt: row.applied_at,
        fundId,
        offeringMethod: fund.offeringMethod,
        until,
      },
      sender,
    ),
  }))
  await enqueueMails(transaction, services, mails, now)
}
