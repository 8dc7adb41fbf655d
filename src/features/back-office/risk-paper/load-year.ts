import { sql, type RawBuilder } from 'kysely'
import { endOfDay, japanDate, startOfDay } from '../../../domain/calendar.ts'
import type { DealingRule } from '../../../domain/back-office/dealing-watch/rule-words.ts'
import type { IdentityMethod, ScreeningResult } from '../../../domain/people/people-words.ts'
import { DEALING_SIZES } from '../../../domain/back-office/risk-paper.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export interface CountAndSum {
  count: number
  yen: number
}

/** What the product knows of the dealings of a year. */
export interface RiskYear {
  year: number
  /** Offered in the year. */
  funds: { name: string; total: number }[]
  applications: CountAndSum
  canceled: CountAndSum
  deposits: CountAndSum
  /** Of the deposits, how many were of each size, in the order of `DEALING_SIZES`. */
  sizes: CountAndSum[]
  distributions: CountAndSum
  refunds: CountAndSum
  /** Payments in that no application was found for, or that came from another name. */
  unknownDeposits: CountAndSum
  identities: { method: IdentityMethod; count: number }[]
  findings: { rule: DealingRule; found: number; dismissed: number; reported: number }[]
  screenings: { result: ScreeningResult; count: number }[]
  officials: { declared: number; approved: number }
  reportDecisions: number
}

/** By calendar year in Japan, from the records themselves. */
export async function loadYear(database: Queryable, year: number): Promise<RiskYear> {
  const [from, until] = [startOfDay(japanDate(`${year}-01-01`)), endOfDay(japanDate(`${year}-12-31`))]
  const within = (column: string) => sql`${sql.ref(column)} between ${from} and ${until}`
  const one = async (query: RawBuilder<CountAndSum>): Promise<CountAndSum> =>
    (await query.execute(database)).rows[0] ?? { count: 0, yen: 0 }
  const applied = (where: RawBuilder<unknown>) =>
    one(
      sql<CountAndSum>`select count(*) as count, coalesce(sum(amount), 0)::bigint as yen from investment where ${where}`,
    )
  const paidIn = (where: RawBuilder<unknown>) =>
    one(sql<CountAndSum>`select count(*) as count, coalesce(sum(amount), 0)::bigint as yen from deposit where ${where}`)
  const paidOut = (where: RawBuilder<unknown>) =>
    one(
      sql<CountAndSum>`select count(*) as count, coalesce(sum(amount), 0)::bigint as yen from payout where status = 'paid' and ${where}`,
    )
  const list = async <Row>(query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(database)).rows
  const deposited = sql`investment_id is not null and ${within('transacted_at')}`
  const [applications, canceled, deposits, distributions, refunds, unknownDeposits] = await Promise.all([
    applied(within('applied_at')),
    applied(sql`status = 'canceled' and ${within('status_at')}`),
    paidIn(deposited),
    paidOut(sql`distribution_share_id is not null and ${within('paid_at')}`),
    paidOut(sql`refund_id is not null and ${within('paid_at')}`),
    paidIn(sql`investment_id is null and ${within('transacted_at')}`),
  ])
  const sizes = await Promise.all(
    DEALING_SIZES.map(({ from: least }, index) => {
      const next = DEALING_SIZES[index + 1]?.from
      return paidIn(
        sql`${deposited} and amount >= ${least} and ${next === undefined ? sql`true` : sql`amount < ${next}`}`,
      )
    }),
  )
  const [funds, identities, findings, screenings, officials] = await Promise.all([
    list(sql<{ name: string; total: number }>`
      select name, fund_total as total from fund where status = 'published' and ${within('offering_start_at')} order by id`),
    list(sql<{ method: IdentityMethod; count: number }>`
      select method, count(*) as count from identity_check where status = 'approved' and ${within('status_at')} group by method order by method`),
    list(sql<RiskYear['findings'][number]>`
      select rule, count(*) as found, count(*) filter (where decided.decision = 'dismissed') as dismissed,
        count(*) filter (where decided.decision = 'reported') as reported
      from dealing_finding finding left join dealing_finding_decision decided on decided.finding_id = finding.id
      where ${within('found_at')} group by rule order by rule`),
    list(sql<{ result: ScreeningResult; count: number }>`
      select result, count(*) as count from screening_record where extract(year from screened_on) = ${year} group by result order by result`),
    list(sql<RiskYear['officials']>`
      select (select count(*) from law_answer where foreign_official <> 'none' and ${within('answered_at')}) as declared,
        (select count(*) from foreign_official_approval where ${within('approved_at')}) as approved`),
  ])
  return {
    year,
    funds,
    applications,
    canceled,
    deposits,
    sizes,
    distributions,
    refunds,
    unknownDeposits,
    identities,
    findings,
    screenings,
    officials: officials[0] ?? { declared: 0, approved: 0 },
    reportDecisions: findings.reduce((sum, { reported }) => sum + reported, 0),
  }
}
