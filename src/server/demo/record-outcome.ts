import { earnedAfterLossBp, earnedBp } from '../../domain/funds/earned.ts'
import type { DemoFund, DemoTerm } from '../../features/funds/fund/demo/demo-fund.ts'
import { loadEarnings } from '../../features/treasury/payout/load-earnings.ts'
import type { Services } from '../../features/core/services.ts'
import { dayOf, instantOf, paydayOf } from './history.ts'
import type { Id } from '../../domain/id.ts'

/** What really happened with a demo fund: its offering when it starts to operate, its end and yield with the last payment. */
export async function recordOutcome(
  services: Services,
  fundId: Id<'fund'>,
  { fund, seedAt, term }: { fund: DemoFund; seedAt: Date; term?: DemoTerm },
): Promise<void> {
  await setResult(
    services,
    fundId,
    term
      ? { operation_end_on: dayOf(term.endDay, seedAt), payday: paydayOf(term, seedAt) }
      : {
          offering_start_at: instantOf(fund.offeringStart, seedAt),
          offering_end_at: instantOf(fund.offeringEnd, seedAt),
        },
  )
  // By the days that are recorded now.
  if (!term) return
  const earnings = await loadEarnings(services.database, fundId)
  await setResult(services, fundId, { rate_bp: earnedBp(earnings), rate_after_loss_bp: earnedAfterLossBp(earnings) })
}

interface ResultColumns {
  offering_start_at?: Date
  offering_end_at?: Date
  operation_end_on?: string
  payday?: string
  rate_bp?: number | null
  rate_after_loss_bp?: number | null
}

async function setResult(services: Services, fundId: Id<'fund'>, values: ResultColumns): Promise<void> {
  await services.database
    .insertInto('fund_result')
    .values({ fund_id: fundId, ...values })
    .onConflict((conflict) => conflict.column('fund_id').doUpdateSet(values))
    .execute()
}
