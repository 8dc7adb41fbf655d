import { addDays, addMonths, japanDate, japanDateOf, startOfDay } from '../../domain/calendar.ts'
import { fundYieldBp } from '../../domain/distribution.ts'
import { yen } from '../../domain/money.ts'
import type { ManagementReportFacts } from '../../domain/validation/management-report-schema.ts'
import { balanceAt } from '../../ledger/balance.ts'
import type { Queryable } from '../../platform/database/connect.ts'
import type { FundFacts, MemberFacts } from '../contract/document/document-facts.ts'
import type { PropertyManagementReportInput } from '../contract/document/property-management-report.ts'
import { loadFundFacts } from '../contract/load-contract-facts.ts'

/** A period's dividend is paid within the months after it. */
const payoutWithinMonths = 3

export interface Report {
  id: number
  fundId: number
  periodStartOn: string
  periodEndOn: string
  version: number
  reason: string
  facts: ManagementReportFacts
  /** Counts how often the draft was written. */
  revision: number
  isPublished: boolean
}

/** One investor who took part in the fund in the period. */
export interface Recipient {
  investmentId: number
  memberId: number
  email: string
  member: MemberFacts
  ownPayout: PropertyManagementReportInput['ownPayout']
}

export interface ReportFacts {
  fund: FundFacts
  capitalAtWork: number
  dividend: PropertyManagementReportInput['dividend']
  recipients: Recipient[]
}

export async function findReport(database: Queryable, reportId: number): Promise<Report | null> {
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

/** What the books and the fund say about a report's period: the money at work, the dividend, and every investor's share of it. */
export async function loadReportFacts(database: Queryable, report: Report): Promise<ReportFacts> {
  const fund = (await loadFundFacts(database, [report.fundId])).get(report.fundId)
  if (!fund) throw new Error(`the fund of report ${report.id} is missing`)
  const end = japanDate(report.periodEndOn)
  const distribution = await distributionOf(database, report)
  return {
    fund,
    capitalAtWork: await balanceAt(database, { kind: 'fund_asset', fundId: report.fundId }, startOfDay(addDays(end, 1))),
    dividend: distribution && {
      total: distribution.totalDividend,
      actualRateBp: fundYieldBp(yen(distribution.totalDividend), yen(fund.fundTotal - fund.subordinatedAmount), japanDate(report.periodStartOn), end),
    },
    recipients: await loadRecipients(database, report, distribution),
  }
}

interface DistributionFacts {
  id: number
  totalDividend: number
  payday: string
}

/** The first distribution that is paid after the period's end, and soon enough to be the period's own. */
async function distributionOf(database: Queryable, { fundId, periodEndOn }: Report): Promise<DistributionFacts | null> {
  const row = await database
    .selectFrom('distribution')
    .select(['id', 'total_dividend as totalDividend', 'payday'])
    .where('fund_id', '=', fundId)
    .where('payday', '>', periodEndOn)
    .where('payday', '<=', addMonths(japanDate(periodEndOn), payoutWithinMonths))
    .orderBy('payday')
    .limit(1)
    .executeTakeFirst()
  return row?.payday ? { ...row, payday: row.payday } : null
}

/** How many investors took part in the fund in the period. */
export async function countRecipients(database: Queryable, { fundId, periodStartOn }: { fundId: number; periodStartOn: string }): Promise<number> {
  const { count } = await database
    .selectFrom('investment')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('fund_id', '=', fundId)
    .where('status', '=', 'participating')
    .where((expression) => expression.or([expression('redeemed_at', 'is', null), expression('redeemed_at', '>=', startOfDay(japanDate(periodStartOn)))]))
    .executeTakeFirstOrThrow()
  return count
}

async function loadRecipients(database: Queryable, report: Report, distribution: DistributionFacts | null): Promise<Recipient[]> {
  const rows = await database
    .selectFrom('investment')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .leftJoin('distribution_share as share', (join) =>
      join.onRef('share.investment_id', '=', 'investment.id').on('share.distribution_id', '=', distribution?.id ?? 0),
    )
    .select([
      'investment.id', 'investment.amount', 'member.id as memberId', 'member.email', 'member.family_name', 'member.given_name', 'member.zipcode',
      'member.address', 'share.gross', 'share.withholding', 'share.principal', 'share.loss', 'share.paid_at',
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
  return rows.map((row) => ({
    investmentId: row.id,
    memberId: row.memberId,
    email: row.email,
    member: {
      name: `${row.family_name} ${row.given_name}`,
      zipCode: `${row.zipcode.slice(0, 3)}-${row.zipcode.slice(3)}`,
      address: row.address,
    },
    ownPayout:
      distribution === null || row.gross === null || row.withholding === null || row.principal === null || row.loss === null
        ? null
        : {
            investedAmount: row.amount,
            dividend: row.gross,
            withholding: row.withholding,
            redeemedPrincipal: row.principal,
            loss: row.loss,
            payAmount: row.gross - row.withholding + row.principal,
            paidOn: row.paid_at ? japanDateOf(row.paid_at) : distribution.payday,
            isPaid: row.paid_at !== null,
          },
  }))
}
