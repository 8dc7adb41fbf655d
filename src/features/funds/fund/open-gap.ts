import { addDays, endOfDay, formatDateTime, japanDateOf } from '../../../domain/calendar.ts'
import { isPastOffering, seniorAmount } from '../../../domain/fund.ts'
import { addYen, formatYen, subtractYen, type Yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { enqueueOperatorNotice } from '../../communication/outbox/notify-operators.ts'
import type { Services } from '../../core/services.ts'
import { hasFailed } from './fund-record.ts'
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
  { fundId, rescinded, now }: { fundId: number; rescinded: Yen; now: Date },
): Promise<void> {
  const record = await lockFund(transaction, fundId)
  if (!record || record.fund.goal !== 'all_or_nothing' || hasFailed(record) || !isPastOffering(record.fund, now)) return
  if (record.result !== null && (record.result.operationStartOn !== null || record.result.gapDecideUntil !== null))
    return
  const senior = seniorAmount(record.fund)
  if (record.totals.participating >= senior || addYen(record.totals.participating, rescinded) < senior) return
  const decideUntil = endOfDay(addDays(japanDateOf(now), DECISION_DAYS))
  const gap = { gap_opened_at: now, gap_decide_until: decideUntil }
  await transaction
    .insertInto('fund_result')
    .values({ fund_id: fundId, ...gap })
    .onConflict((conflict) => conflict.column('fund_id').doUpdateSet(gap))
    .execute()
  await enqueueOperatorNotice(
    transaction,
    services,
    {
      key: `fund-gap:${fundId}`,
      title: `「${record.name}」は、クーリング・オフで目標額を下回りました`,
      body: [
        `入金済みの総額が目標の${formatYen(senior)}に${formatYen(subtractYen(senior, record.totals.participating))}足りません。`,
        `${formatDateTime(decideUntil)}までに、当社の資金で引き受けて成立させるか、不成立とするかを、ファンド実績の画面から二人の運営者で決定してください。決定がないときは、不成立となり、全員に返金します。`,
      ].join('\n\n'),
    },
    now,
  )
}
