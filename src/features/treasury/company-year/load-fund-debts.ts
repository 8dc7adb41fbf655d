import { sql } from 'kysely'
import { addDays, startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/**
 * What stands between a fund and the company at a day's end, whole yen, by both books. The company never owes a fund: the ledger has no account by which a fund
 * lends to it.
 */
export interface FundDebt {
  fundId: Id<'fund'>
  name: string
  /** 立替金: what the company paid for the fund, by the company's book, and what the fund owes for it by its own. */
  advanced: number
  owedToOperator: number
  /** 未払営業者帰属損益: the company's part of a result, fixed and not taken. It is the company's income when it is taken. */
  operatorShare: number
  /** 自己出資: the company's own money in the fund, by the company's book, and by the fund's own. */
  fundInterest: number
  ownParts: number
}

/** Whether both books say the same. */
export const booksAgree = ({ advanced, owedToOperator, fundInterest, ownParts }: FundDebt): boolean =>
  advanced === owedToOperator && fundInterest === ownParts

/** Funds between which and the company something stands, in the order of their numbers. */
export async function loadFundDebts(database: Queryable, on: JapanDate): Promise<FundDebt[]> {
  const { rows } = await sql<FundDebt>`
    with stands as (
      select coalesce(substring(book from '^fund:(.*)$'), account_ref)::bigint as fund_id, account_kind, sum(amount) as amount
      from posting
      where (book = 'operator' and account_kind in ('advanced', 'fund_interest')
          or book like 'fund:%' and account_kind in ('owed_to_operator', 'operator_share', 'subordinated', 'fill_in', 'taken_over'))
        and effective_at < ${startOfDay(addDays(on, 1))}
      group by 1, 2 having sum(amount) <> 0
    )
    select fund.id as "fundId", fund.name,
      coalesce(sum(amount) filter (where account_kind = 'advanced'), 0)::bigint as advanced,
      coalesce(-sum(amount) filter (where account_kind = 'owed_to_operator'), 0)::bigint as "owedToOperator",
      coalesce(-sum(amount) filter (where account_kind = 'operator_share'), 0)::bigint as "operatorShare",
      coalesce(sum(amount) filter (where account_kind = 'fund_interest'), 0)::bigint as "fundInterest",
      coalesce(-sum(amount) filter (where account_kind in ('subordinated', 'fill_in', 'taken_over')), 0)::bigint as "ownParts"
    from stands join fund on fund.id = stands.fund_id
    group by fund.id, fund.name order by fund.id`.execute(database)
  return rows
}
