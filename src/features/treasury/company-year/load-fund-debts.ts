import { sql } from 'kysely'
import { addDays, startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/**
 * What stands between a fund and the company at a day's end, whole yen, by both books. The company never owes a fund: the ledger has no account by which a fund
 * lends to it.
 */
export interface FundDebt {
  fund_id: Id<'fund'>
  name: string
  /** 立替金: what the company paid for the fund, by the company's book, and what the fund owes for it by its own. */
  advanced: number
  owed_to_operator: number
  /** 未払営業者帰属損益: the company's part of a result, fixed and not taken. It is the company's income when it is taken. */
  operator_share: number
  /** 自己出資: the company's own money in the fund, by the company's book, and by the fund's own. */
  fund_interest: number
  own_parts: number
}

/** Whether both books say the same. */
export const booksAgree = (debt: FundDebt): boolean =>
  debt.advanced === debt.owed_to_operator && debt.fund_interest === debt.own_parts

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
    select fund.id as fund_id, fund.name,
      coalesce(sum(amount) filter (where account_kind = 'advanced'), 0)::bigint as advanced,
      coalesce(-sum(amount) filter (where account_kind = 'owed_to_operator'), 0)::bigint as owed_to_operator,
      coalesce(-sum(amount) filter (where account_kind = 'operator_share'), 0)::bigint as operator_share,
      coalesce(sum(amount) filter (where account_kind = 'fund_interest'), 0)::bigint as fund_interest,
      coalesce(-sum(amount) filter (where account_kind in ('subordinated', 'fill_in', 'taken_over')), 0)::bigint as own_parts
    from stands join fund on fund.id = stands.fund_id
    group by fund.id, fund.name order by fund.id`.execute(database)
  return rows
}
