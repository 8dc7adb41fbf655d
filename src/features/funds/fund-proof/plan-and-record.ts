import type { JapanDate } from '../../../domain/calendar.ts'
import { yearlyPeriods } from '../../../domain/funds/fund-periods.ts'
import { UNPUBLISHED_WORDS } from '../../../domain/funds/fund-proof.ts'
import { addYen, subtractYen, type Yen } from '../../../domain/money.ts'
import {
  comparedRows,
  comparedState,
  type ComparedRow,
  type ComparedState,
  type PlannedAndRecorded,
} from '../../../domain/funds/plan-and-record.ts'
import { plannedRent } from '../../../domain/funds/planned-rent.ts'
import { dividendCap } from '../../../domain/investing/waterfall.ts'
import { earned, spentByKind } from '../../../ledger/fund-statement.ts'
import type { PeriodStatement } from '../../treasury/fund-statement/load-period-statements.ts'
import { closedAtOf, type ProvedPeriod } from '../fund/load-fund-proof.ts'
import type { FundRecord } from '../fund/fund-record.ts'
import type { HeldPartRecord } from '../property/load-holdings.ts'

/** A calculation period of a fund with what was planned of it and what came. */
export interface ComparedPeriod {
  number: number
  startOn: JapanDate
  /** Recorded where it has ended, planned before. */
  endOn: JapanDate
  state: ComparedState
  /** What it brought investors, in basis points a year; null while that is not fixed. */
  rateBp: number | null
  /** With losses of principal taken off; null where there were none. */
  rateAfterLossBp: number | null
  rows: ComparedRow[]
  /** Why something is not told of it. */
  notes: string[]
}

/** What decides it, all of one fund. */
export interface ComparedFund {
  fund: Pick<FundRecord['fund'], 'autoRenewal' | 'operationEndOn' | 'plannedRateBp'>
  result: Pick<NonNullable<FundRecord['result']>, 'operationStartOn' | 'operationEndOn'> | null
  /** Those that have begun. */
  periods: readonly ProvedPeriod[]
  /** What the fund holds, with its leases. */
  held: readonly HeldPartRecord[]
  today: JapanDate
}

/**
 * Plan and record of a fund, period by period, and what is planned of those that lie ahead; a fund that renews itself has none of these. Rents are planned by
 * the leases, dividends by the planned rate on what investors have in the fund, running costs by nothing. Empty before its operation begins.
 */
export function planAndRecord(compared: ComparedFund): ComparedPeriod[] {
  const { periods } = compared
  return [...periods.map((period) => begun(period, compared)), ...periodsAhead(compared)]
}

const unplanned = (recorded: Yen | null): PlannedAndRecorded => ({ planned: null, recorded })
const unrecorded = (planned: Yen | null): PlannedAndRecorded => ({ planned, recorded: null })

function begun(period: ProvedPeriod, { held, today }: ComparedFund): ComparedPeriod {
  const { number, startOn, endOn, isClosed, statement, distribution, invested, plannedRateBp } = period
  const state = comparedState({ hasBegun: true, isOver: period.hasEnded && endOn < today, isClosed })
  const rent = plannedRent(held, { startOn, endOn, recordedBy: closedAtOf(period) })
  const atPlannedRate = invested === null ? null : dividendCap(invested, plannedRateBp, startOn, endOn)
  const dividend = isClosed
    ? { planned: distribution?.cap ?? null, recorded: distribution?.dividend ?? null }
    : unrecorded(atPlannedRate)
  return {
    number,
    startOn,
    endOn,
    state,
    rateBp: distribution?.rateBp ?? null,
    rateAfterLossBp: distribution?.rateAfterLossBp ?? null,
    rows: comparedRows(state, { ...booksOf(statement, rent), dividend }),
    notes: notesOf(period),
  }
}

/** Without lines in its book nothing is recorded of a period, and its rents stay a plan. */
function booksOf(
  statement: PeriodStatement | null,
  planned: Yen | null,
): Partial<Record<ComparedRow['item'], PlannedAndRecorded>> {
  if (statement === null) return { rent: unrecorded(planned) }
  const { saleExpenses } = statement
  const costsOf = (isSale: boolean): Yen =>
    addYen(
      ...spentByKind(statement)
        .filter(({ kind }) => (kind === 'sale_cost') === isSale)
        .map(({ yen }) => yen),
    )
  const [other, price, bought] = [
    earned(statement, 'other_income'),
    earned(statement, 'sale_proceeds'),
    addYen(costsOf(true), saleExpenses),
  ]
  return {
    rent: { planned, recorded: earned(statement, 'rent_income') },
    other_income: unplanned(other === 0 ? null : other),
    costs: unplanned(subtractYen(costsOf(false), saleExpenses)),
    sale: unplanned(price === 0 && bought === 0 ? null : subtractYen(price, bought)),
  }
}

function notesOf({ isClosed, statement, distribution }: ProvedPeriod): string[] {
  if (!isClosed) return [`${UNPUBLISHED_WORDS.open}。`]
  return [
    ...(statement === null ? ['収入と費用は、この期間の帳簿に記録がありません。'] : []),
    ...(distribution === null ? ['分配は、後の期の分とあわせて行いました。'] : []),
  ]
}

function periodsAhead({ fund, result, periods, held, today }: ComparedFund): ComparedPeriod[] {
  const startOn = result?.operationStartOn ?? null
  const endOn = result?.operationEndOn ?? fund.operationEndOn
  const invested = periods.at(-1)?.invested ?? null
  if (fund.autoRenewal || startOn === null || endOn === null || periods.length === 0) return []
  return yearlyPeriods(startOn, endOn)
    .filter((period) => period.startOn > today)
    .map((period) => ({
      ...period,
      state: 'planned',
      rateBp: null,
      rateAfterLossBp: null,
      rows: comparedRows('planned', {
        rent: unrecorded(plannedRent(held, period)),
        dividend: unrecorded(
          invested === null ? null : dividendCap(invested, fund.plannedRateBp, period.startOn, period.endOn),
        ),
      }),
      notes: [],
    }))
}
