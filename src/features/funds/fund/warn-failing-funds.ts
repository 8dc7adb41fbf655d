import { addDays, endOfDay, formatDateTime, japanDateOf, timeOfDay } from '../../../domain/calendar.ts'
import { seniorAmount } from '../../../domain/fund.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, formatYen, remainingYen } from '../../../domain/money.ts'
import { notifyOperators } from '../../communication/outbox/notify-operators.ts'
import type { Services } from '../../core/services.ts'
import { hasFailed } from './fund-record.ts'
import { loadFund } from './load-funds.ts'

const morning = 9

/** From 9:00 of the day before: mails the operators of all-or-nothing funds whose offering, or whose days to decide, end without their total. Once for each end, and never at night. */
export async function warnFailingFunds(services: Services, now: Date): Promise<void> {
  const today = japanDateOf(now)
  if (now < timeOfDay(today, morning, 0)) return
  const until = endOfDay(addDays(today, 1))
  const rows = await services.database
    .selectFrom('fund')
    .leftJoin('fund_result', 'fund_result.fund_id', 'fund.id')
    .select((expression) => [
      'fund.id',
      expression.fn.coalesce('fund_result.gap_decide_until', 'fund.offering_end_at').as('ends_at'),
    ])
    .where('fund.status', '=', 'published')
    .where('fund.goal', '=', 'all_or_nothing')
    .where('fund_result.failed_at', 'is', null)
    .where('fund_result.operation_start_on', 'is', null)
    .where('fund_result.gap_kept_at', 'is', null)
    .where((where) =>
      where.between(where.fn.coalesce('fund_result.gap_decide_until', 'fund.offering_end_at'), now, until),
    )
    .orderBy('fund.id')
    .execute()
  for (const { id, ends_at: endsAt } of rows) await warn(services, id, endsAt)
}

async function warn(services: Services, fundId: Id<'fund'>, endsAt: Date): Promise<void> {
  const record = await loadFund(services.database, fundId)
  if (!record || hasFailed(record)) return
  const { participating, awaitingDeposit, lotteryPending } = record.totals
  const senior = seniorAmount(record.fund)
  const missing = remainingYen(senior, addYen(participating, awaitingDeposit, lotteryPending))
  if (missing === 0) return
  await notifyOperators(services, {
    key: `fund-about-to-fail:${fundId}:${endsAt.toISOString()}`,
    title: `「${record.name}」は、目標に届かず不成立となる見込みです`,
    body: `${formatDateTime(endsAt)}の時点で目標に届かないときは不成立となり、入金された全額を返金します。\n\n目標 ${formatYen(senior)}、入金済み ${formatYen(participating)}、入金待ち ${formatYen(awaitingDeposit)}、抽選待ち ${formatYen(lotteryPending)}、不足 ${formatYen(missing)}`,
  })
}
