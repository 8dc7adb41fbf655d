import { addDays, daysBetween, formatDateTime, japanDateOf, timeOfDay } from '../../../domain/calendar.ts'
import { gapClosableUntil, isPastOffering, seniorAmount } from '../../../domain/funds/fund.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen } from '../../../domain/money.ts'
import { notifyOperators } from '../../communication/outbox/notify-operators.ts'
import type { Services } from '../../core/services.ts'
import { hasFailed } from './fund-record.ts'
import { loadFund } from './load-funds.ts'
import { shortageText, waysOut } from './open-gap.ts'

const morning = 9

/** Days before the end of the time in which a gap may be closed, and before the end of an offering. */
const DAYS_BEFORE_JUDGEMENT = [3, 1] as const
const DAYS_BEFORE_END = [1] as const

/**
 * From 9:00 of the day, never at night: mails the operators of all-or-nothing funds whose offering ends tomorrow without their total, and of those that
 * are judged in three days and tomorrow. Once for each end and day.
 */
export async function warnFailingFunds(services: Services, now: Date): Promise<void> {
  if (now < timeOfDay(japanDateOf(now), morning, 0)) return
  const rows = await services.database
    .selectFrom('fund')
    .leftJoin('fund_result', 'fund_result.fund_id', 'fund.id')
    .select('fund.id')
    .where('fund.status', '=', 'published')
    .where('fund.goal', '=', 'all_or_nothing')
    .where('fund.offering_end_at', '<', timeOfDay(addDays(japanDateOf(now), 2), 0, 0))
    .where('fund_result.failed_at', 'is', null)
    .where('fund_result.operation_start_on', 'is', null)
    .where('fund_result.gap_kept_at', 'is', null)
    .orderBy('fund.id')
    .execute()
  for (const { id } of rows) await warn(services, id, now)
}

async function warn(services: Services, fundId: Id<'fund'>, now: Date): Promise<void> {
  const record = await loadFund(services.database, fundId)
  if (!record || hasFailed(record)) return
  const { fund, totals, result } = record
  const isPast = isPastOffering(fund, now)
  const closable = gapClosableUntil(fund, result)
  const endsAt = isPast ? closable : fund.offeringEndAt
  if (endsAt === null || endsAt < now) return
  const days = daysBetween(japanDateOf(now), japanDateOf(endsAt))
  // The last of the days that have been reached: a worker that stood still catches up.
  const reached = (isPast ? DAYS_BEFORE_JUDGEMENT : DAYS_BEFORE_END).findLast((before) => days <= before)
  if (reached === undefined) return
  if (addYen(totals.participating, totals.awaitingDeposit, totals.lotteryPending) >= seniorAmount(fund)) return
  await notifyOperators(services, {
    key: `fund-about-to-fail:${fundId}:${endsAt.toISOString()}:${reached}`,
    title: `「${record.name}」は、目標に届かず不成立となる見込みです`,
    body: [
      isPast || closable === null
        ? `${formatDateTime(endsAt)}の時点で目標に届かないときは不成立となり、入金された全額を返金します。`
        : `募集は${formatDateTime(endsAt)}に終了します。成立は、${formatDateTime(closable)}までに判定します。`,
      shortageText(record, now),
      ...(isPast ? [waysOut(record, endsAt)] : []),
    ].join('\n\n'),
  })
}
