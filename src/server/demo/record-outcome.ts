import { fundYieldBp } from '../../domain/distribution.ts'
import { yen } from '../../domain/money.ts'
import { termDividend, type DemoFund, type DemoTerm } from '../../features/fund/demo/demo-fund.ts'
import type { Services } from '../../features/services.ts'
import { dayOf, instantOf } from './history.ts'

/** What really happened with a demo fund: its offering when it starts to operate, its end and yield with the last payment. */
export async function recordOutcome(
  services: Services,
  fundId: number,
  { fund, seedAt, term }: { fund: DemoFund; seedAt: Date; term?: DemoTerm },
): Promise<void> {
  const values = term
    ? {
        operation_end_on: dayOf(term.endDay, seedAt),
        payday: dayOf(term.paidDay, seedAt),
        rate_bp: fundYieldBp(
          yen(termDividend(fund, term)),
          yen(fund.fundTotal - fund.subordinatedAmount),
          dayOf(term.startDay, seedAt),
          dayOf(term.endDay, seedAt),
        ),
      }
    : {
        offering_start_at: instantOf(fund.offeringStart, seedAt),
        offering_end_at: instantOf(fund.offeringEnd, seedAt),
      }
  await services.database
    .insertInto('fund_result')
    .values({ fund_id: fundId, ...values })
    .onConflict((conflict) => conflict.column('fund_id').doUpdateSet(values))
    .execute()
}
