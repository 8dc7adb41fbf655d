import { periodOccupancy, percentOfArea } from '../../../domain/funds/fund-occupancy.ts'
import { formatRate } from '../../../domain/funds/fund-text.ts'
import { addYen, formatYen, type Yen } from '../../../domain/money.ts'
import { plannedRent } from '../../../domain/funds/planned-rent.ts'
import { earned } from '../../../ledger/fund-statement.ts'
import type { PeriodStatement } from '../../treasury/fund-statement/load-period-statements.ts'
import { closedAtOf, type ProvedDistribution, type ProvedPeriod } from '../fund/load-fund-proof.ts'
import type { HeldPartRecord } from '../property/load-holdings.ts'

/** One line of what a period was planned to bring and brought, as every page tells it. */
export interface PeriodFigure {
  label: string
  value: string
}

/**
 * Plan and record of a period side by side: yield, rents, how much was let, and income and costs by kind once its result is fixed. What is not recorded
 * is left out.
 * @param held what the fund holds, with its leases.
 * @param today until it, a period that runs is told as let.
 */
export function periodFigures(
  period: ProvedPeriod,
  held: readonly HeldPartRecord[],
  today: ProvedPeriod['endOn'],
): PeriodFigure[] {
  const { startOn, endOn, plannedRateBp, distribution } = period
  const occupancy = periodOccupancy(held, { from: startOn, until: today < endOn ? today : endOn })
  return [
    {
      label: '利回り',
      value: `予定 ${formatRate(plannedRateBp)}${distribution === null ? '' : actualYield(distribution)}`,
    },
    ...(distribution === null ? [] : [{ label: '分配金', value: againstCap(distribution) }]),
    ...(occupancy === null ? [] : [{ label: '稼働率', value: `${percentOfArea(occupancy)}（面積・期間の平均）` }]),
    ...booksOf(period, plannedRent(held, { startOn, endOn, recordedBy: closedAtOf(period) })),
  ]
}

const actualYield = ({ rateBp }: ProvedDistribution): string => (rateBp === null ? '' : `、実績 ${formatRate(rateBp)}`)

/** The cap is floored as the yield is, so that a dividend of all of it may read a tenth of a percent less than planned: then it says that it was all. */
function againstCap({ dividend, total, cap, saleQuarter }: ProvedDistribution): string {
  const most = addYen(cap, saleQuarter)
  const text = `${formatYen(dividend)}（契約の上限 ${formatYen(most)}）`
  return total === most ? `${text}。予定どおり、上限まで分配しました` : text
}

/** What a period earned and spent, and the seal of its lines; nothing before its result is fixed, or where the book has nothing of it. */
function booksOf({ isClosed, statement, distribution }: ProvedPeriod, planned: Yen | null): PeriodFigure[] {
  if (!isClosed || statement === null) return []
  const { income, costs, result } = statement
  const rent = earned(statement, 'rent_income')
  const list = distribution?.list ?? null
  return [
    ...(planned === null
      ? []
      : [
          {
            label: '賃料',
            value: `予定 ${formatYen(planned)}（賃貸借契約）、実績 ${formatYen(rent)}`,
          },
        ]),
    { label: '収入', value: inWords(income) },
    { label: '費用', value: `${inWords(costs)}${ofOurs(statement)}` },
    { label: '差引の利益', value: formatYen(result) },
    ...(list === null ? [] : [{ label: '明細の一覧', value: `${list.lines.length}行　SHA-256 ${list.sha256}` }]),
  ]
}

/** As of what came after the last period: what of the costs went to the operator and his related parties, and of what nothing says. */
function ofOurs({ relatedCosts, accruedCosts }: PeriodStatement): string {
  const parts = [
    ...(relatedCosts === 0 ? [] : [`当社や関係者へ${formatYen(relatedCosts)}`]),
    ...(accruedCosts === 0 ? [] : [`支払先を記録していない未払費用 ${formatYen(accruedCosts)}`]),
  ]
  return parts.length === 0 ? '' : `（うち、${parts.join('、')}）`
}

const inWords = (lines: readonly { text: string; yen: Yen }[]): string =>
  lines.length === 0 ? 'ありません' : lines.map(({ text, yen }) => `${text} ${formatYen(yen)}`).join('、')

/** The lines of a period's books alone; null before its result is fixed, and where the book has nothing of it. */
export function booksInWords(period: ProvedPeriod, held: readonly HeldPartRecord[]): string | null {
  const figures = booksOf(period, plannedRent(held, { ...period, recordedBy: closedAtOf(period) }))
  return figures.length === 0 ? null : figures.map(({ label, value }) => `${label}：${value}`).join('\n')
}
