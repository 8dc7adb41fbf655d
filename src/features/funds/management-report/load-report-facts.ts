import type { FreeText } from '../../../domain/free-text.ts'
import type { ReportEvent } from '../../documents/contract/document/report-events.ts'
import type { ReportState } from '../../documents/contract/document/report-state.ts'
import { capitalOnLastDay } from './capital-on-last-day.ts'
import { loadReportEvents } from './load-report-events.ts'
import { loadReportState } from './load-report-state.ts'
import { sql } from 'kysely'
import { addDays, japanDate, japanDateOf, startOfDay } from '../../../domain/calendar.ts'
import type { Composition } from '../../../domain/investing/composition.ts'
import { earnedAfterLossBp, earnedBp } from '../../../domain/funds/earned.ts'
import { smallerNotes } from '../../../domain/funds/smaller-dividend.ts'
import type { Id } from '../../../domain/id.ts'
import type { ManagementReportFacts } from '../../../domain/validation/management-report-schema.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { FundFacts, MemberFacts } from '../../documents/contract/document/document-facts.ts'
import type {
  OwnPayout,
  PropertyManagementReportInput,
} from '../../documents/contract/document/property-management-report.ts'
import { loadFundFacts } from '../../documents/contract/load-contract-facts.ts'
import { loadFundStatement, type FundStatement } from '../../treasury/fund-statement/load-fund-statement.ts'
import { loadComposition } from '../fund/fund-composition.ts'
import { loadProvedPeriods } from '../fund/load-fund-proof.ts'
import { loadEarlierCorrections, sourcesInWords } from './report-corrections.ts'
import { loadEarnings } from '../../treasury/payout/load-earnings.ts'

export interface Report {
  id: Id<'management_report'>
  fundId: Id<'fund'>
  periodStartOn: string
  periodEndOn: string
  version: number
  reason: FreeText
  facts: ManagementReportFacts
  /** Counts how often the draft was written. */
  revision: number
  isPublished: boolean
}

/** One investor who took part in the fund in the period. */
export interface Recipient {
  investmentId: Id<'investment'>
  memberId: Id<'member'>
  email: string
  /** The consent to electronic delivery was taken back. */
  takesPaper: boolean
  member: MemberFacts
  ownPayouts: readonly OwnPayout[]
  /** Whole yen: at work on the last day of the period. */
  ownCapital: number
}

export interface ReportFacts {
  fund: FundFacts
  composition: Composition
  capitalAtWork: number
  dividends: PropertyManagementReportInput['dividends']
  /** Of periods that earlier reports told of. */
  earlierCorrections: string[]
  /** What the fund's own book says of the period. */
  statement: FundStatement
  /** What rule article 50(1) asks beside figures. */
  state: ReportState
  /** What happened in its days, as investors were told it. */
  events: ReportEvent[]
  recipients: Recipient[]
}

export async function findReport(database: Queryable, reportId: Id<'management_report'>): Promise<Report | null> {
  const row = await database.selectFrom('management_report').selectAll().where('id', '=', reportId).executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    fundId: row.fund_id,
    periodStartOn: row.period_start_on,
    periodEndOn: row.period_end_on,
    version: row.version,
    reason: row.reason,
    facts: row.facts as unknown as ManagementReportFacts,
    revision: row.revision,
    isPublished: row.status === 'published',
  }
}

/**
 * What the books and the fund say about a report's period: the money at work, the dividends of the calculation periods that end in it, and every
 * investor's share of them.
 */
export async function loadReportFacts(database: Queryable, report: Report): Promise<ReportFacts> {
  const fund = (await loadFundFacts(database, [report.fundId])).get(report.fundId)
  if (!fund) throw new Error(`the fund of report ${report.id} is missing`)
  const dayAfter = startOfDay(addDays(japanDate(report.periodEndOn), 1))
  const periods = await loadPeriods(database, report)
  const capital = await capitalOnLastDay(database, { fundId: report.fundId, periods, dayAfter })
  const statement = await loadReportStatement(database, report)
  return {
    fund,
    composition: await loadComposition(database, report.fundId, dayAfter),
    capitalAtWork: [...capital.values()].reduce((sum, amount) => sum + amount, 0),
    dividends: await dividendsOf(database, report, periods),
    earlierCorrections: await loadEarlierCorrections(database, report),
    statement,
    state: await loadReportState(database, daysOf(report), statement),
    events: await loadReportEvents(database, report),
    recipients: await loadRecipients(database, report, { periods, capital }),
  }
}

const daysOf = ({ fundId, periodStartOn, periodEndOn }: Pick<Report, 'fundId' | 'periodStartOn' | 'periodEndOn'>) => ({
  fundId,
  startOn: japanDate(periodStartOn),
  endOn: japanDate(periodEndOn),
})

/** What the fund's book says of the days of a report. */
export const loadReportStatement = (
  database: Queryable,
  report: Pick<Report, 'fundId' | 'periodStartOn' | 'periodEndOn'>,
): Promise<FundStatement> => loadFundStatement(database, daysOf(report))

/** A calculation period that ends in the report's: a term, a year of operation, or the whole of it. */
interface Period {
  /** Null for a fund without terms. */
  term: number | null
  /** Null while its distribution is not fixed. */
  distributionId: Id<'fixed_distribution'> | null
  totalDividend: number
  fixedAt: Date | null
  payday: string | null
}

/** By the days and the number of the period, never by the day of payment: a dividend may be paid on the last day, or late. */
async function loadPeriods(database: Queryable, { fundId, periodStartOn, periodEndOn }: Report): Promise<Period[]> {
  const { rows } = await sql<Period>`
    select period.term, distribution.id as "distributionId", coalesce(distribution.total_dividend, 0)::bigint as "totalDividend",
      distribution.fixed_at as "fixedAt", distribution.payday
    from (
      select fund_period.fund_id, fund_period.number, case when fund.auto_renewal then fund_period.number end as term
      from fund_period join fund on fund.id = fund_period.fund_id
      where fund_period.fund_id = ${fundId} and fund_period.end_on between ${periodStartOn}::date and ${periodEndOn}::date
    ) period
    left join distribution on distribution.fund_id = period.fund_id and distribution.period_number = period.number
    order by period.number`.execute(database)
  return rows
}

async function dividendsOf(
  database: Queryable,
  report: Report,
  periods: readonly Period[],
): Promise<ReportFacts['dividends']> {
  const proved = new Map(
    (await loadProvedPeriods(database, { fundId: report.fundId, today: japanDate(report.periodEndOn) })).map(
      (period) => [period.distribution?.id ?? null, period],
    ),
  )
  const earnings = new Map(
    (await loadEarnings(database, report.fundId)).map((earning) => [earning.distributionId, earning]),
  )
  return periods.map(({ term, distributionId, totalDividend }) => {
    const earning = distributionId === null ? undefined : earnings.get(distributionId)
    const proof = distributionId === null ? undefined : proved.get(distributionId)
    return {
      term,
      fixed:
        distributionId === null
          ? null
          : {
              total: totalDividend,
              actualRateBp: earning ? earnedBp([earning]) : null,
              afterLossRateBp: earning ? earnedAfterLossBp([earning]) : null,
              cap: proof?.distribution?.cap ?? null,
              sources: proof ? sourcesInWords(proof) : [],
              less: smallerNotes(proof?.distribution?.less ?? null),
              list: proof?.distribution?.list ?? null,
            },
    }
  })
}

/** How many investors took part in the fund in the period. */
export async function countRecipients(
  database: Queryable,
  { fundId, periodStartOn }: { fundId: Id<'fund'>; periodStartOn: string },
): Promise<number> {
  const { count } = await database
    .selectFrom('investment')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('fund_id', '=', fundId)
    .where('status', '=', 'participating')
    .where((expression) =>
      expression.or([
        expression('redeemed_at', 'is', null),
        expression('redeemed_at', '>=', startOfDay(japanDate(periodStartOn))),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}

async function loadRecipients(
  database: Queryable,
  report: Report,
  { periods, capital }: { periods: readonly Period[]; capital: ReadonlyMap<Id<'investment'>, number> },
): Promise<Recipient[]> {
  const rows = await database
    .selectFrom('investment')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .select([
      'investment.id',
      'member.id as memberId',
      'member.email',
      'member.family_name',
      'member.given_name',
      'member.zipcode',
      'member.address',
      sql<boolean>`takes_paper(member.id)`.as('takes_paper'),
    ])
    .where('investment.fund_id', '=', report.fundId)
    .where('investment.status', '=', 'participating')
    .where((expression) =>
      expression.or([
        expression('investment.redeemed_at', 'is', null),
        expression('investment.redeemed_at', '>=', startOfDay(japanDate(report.periodStartOn))),
      ]),
    )
    .orderBy('investment.id')
    .execute()
  const payouts = await loadPayouts(database, periods)
  return rows.map((row) => ({
    investmentId: row.id,
    memberId: row.memberId,
    email: row.email,
    takesPaper: row.takes_paper,
    member: {
      name: `${row.family_name} ${row.given_name}`,
      zipCode: `${row.zipcode.slice(0, 3)}-${row.zipcode.slice(3)}`,
      address: row.address,
    },
    ownPayouts: payouts.get(row.id) ?? [],
    ownCapital: capital.get(row.id) ?? 0,
  }))
}

/** By investment, its shares in the periods' distributions, oldest first. */
async function loadPayouts(
  database: Queryable,
  periods: readonly Period[],
): Promise<Map<Id<'investment'>, OwnPayout[]>> {
  const byId = new Map(
    periods.flatMap((period) => (period.distributionId === null ? [] : [[period.distributionId, period] as const])),
  )
  const payouts = new Map<Id<'investment'>, OwnPayout[]>()
  if (byId.size === 0) return payouts
  const rows = await database
    .selectFrom('distribution_share as share')
    .innerJoin('investment', 'investment.id', 'share.investment_id')
    .select([
      'share.distribution_id',
      'share.investment_id',
      'share.gross',
      'share.withholding',
      'share.principal',
      'share.loss',
      'share.paid_at',
      'investment.amount',
    ])
    .where('share.distribution_id', 'in', [...byId.keys()])
    .orderBy('share.id')
    .execute()
  for (const row of rows) {
    const period = byId.get(row.distribution_id)
    const payout: OwnPayout = {
      term: period?.term ?? null,
      investedAmount: row.amount,
      dividend: row.gross,
      withholding: row.withholding,
      redeemedPrincipal: row.principal,
      loss: row.loss,
      payAmount: row.gross - row.withholding + row.principal,
      paidOn: row.paid_at ? japanDateOf(row.paid_at) : (period?.payday ?? null),
      isPaid: row.paid_at !== null,
    }
    payouts.set(row.investment_id, [...(payouts.get(row.investment_id) ?? []), payout])
  }
  return payouts
}
