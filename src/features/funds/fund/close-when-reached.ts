import { sql } from 'kysely'
import { isSettled } from '../../../domain/investing/composition.ts'
import { isFail, isFundGapUndecided, isGoaled } from '../../../domain/funds/fund.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { recordClose } from './fund-composition.ts'
import { hasFailed } from './fund-record.ts'
import { loadFund } from './load-funds.ts'

/**
 * In the transaction in which a payment or its deadline brings a fund to its close: it is full, or after its offering nobody may pay any more. What may have
 * failed, or lacks money that may still come, is judged by itself. The caller holds the fund's lock.
 */
export async function recordCloseWhenReached(transaction: Transaction, fundId: Id<'fund'>, now: Date): Promise<void> {
  if (!(await mayHaveClosed(transaction, fundId, now))) return
  const record = await loadFund(transaction, fundId)
  if (!record?.isPublished || hasFailed(record)) return
  const { fund, totals, result } = record
  if ((result?.operationStartOn ?? null) !== null) return
  if (isFail(fund, totals, result, now) || isFundGapUndecided(fund, totals, result, now)) return
  if (isGoaled(fund, totals) || isSettled(fund, totals, now)) await recordClose(transaction, fundId, now)
}

/** One look at the sums of its applications: thousands of payments may come in a minute, and one of them closes the fund. */
async function mayHaveClosed(transaction: Transaction, fundId: Id<'fund'>, now: Date): Promise<boolean> {
  const { rows } = await sql<{ may_be: boolean }>`
    select coalesce(sum(investment.amount) filter (where investment.status = 'participating'), 0) >= fund.fund_total - fund.subordinated_amount
      or (fund.offering_end_at < ${now} and count(*) filter (where investment.status = 'awaiting_deposit') = 0) as may_be
    from fund left join investment on investment.fund_id = fund.id and investment.status in ('participating', 'awaiting_deposit')
    where fund.id = ${fundId}
    group by fund.id`.execute(transaction)
  return rows[0]?.may_be === true
}
