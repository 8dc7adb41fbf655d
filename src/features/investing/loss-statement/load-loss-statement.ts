import { sql } from 'kysely'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { lossFigures, type LossFigures } from '../../../domain/investing/loss-statement.ts'
import { yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { sharedReading } from '../../core/shared-reading.ts'

/** What the company says of a loss. */
export interface LossStatement {
  id: Id<'loss_statement'>
  whatHappened: FreeText
  nextSteps: FreeText
  apology: FreeText
  contact: FreeText
  sentAt: Date
}

/** A distribution in which investors lose principal, with the figures of its books. */
export interface FundLoss {
  distributionId: Id<'fixed_distribution'>
  fundId: Id<'fund'>
  fundName: string
  figures: LossFigures
  /** How many investors share in it, and how many have opened the statement. */
  investors: number
  readers: number
  /** Null until it was sent. */
  statement: LossStatement | null
}

interface LossRow {
  distribution_id: Id<'fixed_distribution'>
  fund_id: Id<'fund'>
  fund_name: string
  total: number
  investors_part: number
  invested: number
  investors: number
  readers: number
  /** Null where nothing was sent yet. */
  statement: {
    id: Id<'loss_statement'>
    whatHappened: string
    nextSteps: string
    apology: string
    contact: string
    sentAt: string
  } | null
}

/** The loss of a fund's distribution that nobody was told of yet, else of its last one; null where investors lose nothing. Every figure is read from the distribution and its shares. */
export async function loadFundLoss(database: Queryable, fundId: Id<'fund'>): Promise<FundLoss | null> {
  return (await loadLosses(database, fundId))[0] ?? null
}

/** By fund, what was sent to its investors: under a burst of visitors nobody asks anew. */
export const sharedLosses = sharedReading(
  async (database): Promise<ReadonlyMap<Id<'fund'>, FundLoss>> =>
    new Map((await loadLosses(database)).toReversed().map((loss) => [loss.fundId, loss])),
)

async function loadLosses(database: Queryable, fundId: Id<'fund'> | null = null): Promise<FundLoss[]> {
  const { rows } = await sql<LossRow>`
    select distribution.id as distribution_id, fund.id as fund_id, fund.name as fund_name, distribution.loss as total,
      part.loss as investors_part, part.invested, part.investors,
      (select count(*) from loss_statement_reading reading where reading.statement_id = statement.id) as readers,
      case when statement.id is not null then json_build_object('id', statement.id, 'whatHappened', statement.what_happened, 'nextSteps', statement.next_steps,
        'apology', statement.apology, 'contact', statement.contact, 'sentAt', statement.sent_at) end as statement
    from distribution
    join fund on fund.id = distribution.fund_id
    cross join lateral (
      select sum(share.loss)::bigint as loss, sum(share.principal + share.loss)::bigint as invested, count(distinct investment.member_id) as investors
      from distribution_share share join investment on investment.id = share.investment_id
      where share.distribution_id = distribution.id) part
    left join loss_statement statement on statement.distribution_id = distribution.id
    where part.loss > 0 and case when ${fundId}::bigint is null then statement.id is not null else distribution.fund_id = ${fundId} end
    order by statement.id is not null, case when statement.id is null then distribution.id else -distribution.id end`.execute(
    database,
  )
  return rows.map(toFundLoss)
}

const toFundLoss = (row: LossRow): FundLoss => ({
  distributionId: row.distribution_id,
  fundId: row.fund_id,
  fundName: row.fund_name,
  figures: lossFigures({ total: yen(row.total), investors: yen(row.investors_part), invested: yen(row.invested) }),
  investors: row.investors,
  readers: row.readers,
  statement: row.statement && { ...row.statement, sentAt: new Date(row.statement.sentAt) },
})
