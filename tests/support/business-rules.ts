import { sql } from 'kysely'
import type { Database } from '../../src/platform/database/connect.ts'

const live = sql`('lottery_pending', 'awaiting_deposit', 'participating')`

/** Rules of business beside the money invariants of db/checks: each is a query that must return no row. */
const rules: Record<string, ReturnType<typeof sql>> = {
  'a fund holds more than its investors may give': sql`
    select f.id from fund f join investment i on i.fund_id = f.id and i.status in ('awaiting_deposit', 'participating')
    group by f.id having sum(i.amount) > f.fund_total - f.subordinated_amount`,
  'a member holds more than 1,000,000 yen': sql`
    select member_id from investment where status in ${live} and redeemed_at is null group by member_id having sum(amount) > 1000000`,
  'the last event of an investment is not its status': sql`
    select i.id from investment i where i.status is distinct from
      (select e.to_status from investment_event e where e.investment_id = i.id order by e.id desc limit 1)`,
  'two live applications of a member to one fund': sql`
    select member_id, fund_id from investment where status in ${live} group by member_id, fund_id having count(*) > 1`,
  'a line of the bank is not booked': sql`
    select l.id from bank_line l left join deposit d on d.bank_line_id = l.id where l.va_id is not null and d.id is null`,
  'deposits and their parts differ': sql`
    select d.id from deposit d join bank_line l on l.id = d.bank_line_id where d.outcome <> 'unknown_account' and d.toward_investment + d.refundable < l.amount`,
  'an account serves two investments at once': sql`
    select a.id from virtual_account_assignment a join virtual_account_assignment b
      on a.virtual_account_id = b.virtual_account_id and a.id < b.id and a.rests_until > b.assigned_at`,
  'a deposit account before the contract was confirmed': sql`
    select a.id from virtual_account_assignment a join investment i on i.id = a.investment_id where i.contract_confirmed_at is null`,
  'a contract confirmed that was never delivered': sql`
    select i.id from investment i left join contract_document c on c.investment_id = i.id
    where i.contract_confirmed_at is not null and c.delivered_at is null`,
}

/** The names of the rules that do not hold, with the rows that break them. */
export async function brokenBusinessRules(database: Database): Promise<{ rule: string; rows: unknown[] }[]> {
  const broken = []
  for (const [rule, statement] of Object.entries(rules)) {
    const { rows } = await statement.execute(database)
    if (rows.length > 0) broken.push({ rule, rows })
  }
  return broken
}
