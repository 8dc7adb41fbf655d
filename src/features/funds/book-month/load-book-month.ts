import { sql } from 'kysely'
import { japanDateOf } from '../../../domain/calendar.ts'
import type { BookMonth } from '../../../domain/book-month.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { reconcileBank } from '../../treasury/bookkeeping/reconcile-bank.ts'
import { loadQuestions, type AskedQuestion } from './load-questions.ts'
import { listUnexplained } from '../../treasury/operator-account/list-account-entries.ts'

/** A fund's month, whole yen: as its book stands, or as it was closed. */
export interface FundMonth {
  fundId: Id<'fund'>
  name: string
  /** Earned and spent since the month closed before. */
  income: number
  cost: number
  /** Its own at the bank, at the month's end. */
  cash: number
  /** Lines of the bank that rules and people explained. */
  byRule: number
  byHand: number
  /** What investors have paid in and not got back, now: by the book and by the register of their applications. */
  invested: number
  registered: number
  closedAt: Date | null
  closedBy: string | null
}

export interface MonthOverview {
  month: string
  /** Whether it is over and the bank was read since. */
  isOver: boolean
  /** Lines up to its end that nobody has explained. */
  open: number
  /** Planned payments up to its end whose line has not come. */
  plans: number
  /** What the bank says, what all books hold there, and what only one of them has yet; now. */
  bank: number
  books: number
  waiting: number
  difference: number
  funds: FundMonth[]
  /** What stands open in it, of funds whose month is open. */
  questions: (AskedQuestion & { fundName: string })[]
}

/** Whether the books can be closed for a month: every line explained, bank, books and register in agreement; and what each fund's month was. */
export async function loadBookMonth(database: Queryable, month: BookMonth, now: Date): Promise<MonthOverview> {
  const unexplained = await listUnexplained(database)
  const accounts = await reconcileBank(database)
  const sum = (of: (account: (typeof accounts)[number]) => number): number =>
    accounts.reduce((total, account) => total + of(account), 0)
  const nextMonth = month.endsAt.getTime()
  const funds = await loadFundMonths(database, month)
  return {
    month: month.month,
    isOver: nextMonth <= now.getTime() && (await wasReadSince(database, month.endsAt)),
    open: unexplained.filter(({ transactedOn }) => new Date(`${transactedOn}T00:00:00+09:00`).getTime() < nextMonth)
      .length,
    plans: await countPlansWaiting(database, month),
    bank: sum(({ balance }) => balance),
    books: sum(({ book }) => book),
    waiting: sum(({ waiting, ahead }) => waiting - ahead),
    difference: sum(({ difference }) => Math.abs(difference)),
    funds,
    questions: nextMonth <= now.getTime() ? await questionsOf(database, month, funds) : [],
  }
}

/** Whatever is missing in a month is asked when the month is over. */
async function questionsOf(
  database: Queryable,
  month: BookMonth,
  funds: readonly FundMonth[],
): Promise<MonthOverview['questions']> {
  const open = funds.filter(({ closedAt }) => closedAt === null)
  const names = new Map(open.map(({ fundId, name }) => [fundId, name]))
  const asked = await loadQuestions(database, month, [...names.keys()])
  return asked.map((question) => ({ ...question, fundName: names.get(question.fundId) ?? '' }))
}

async function countPlansWaiting(database: Queryable, { endsAt }: BookMonth): Promise<number> {
  const { plans } = await database
    .selectFrom('standing_outgoing_plan')
    .select((expression) => expression.fn.countAll<number>().as('plans'))
    .where('withdrawn_at', 'is', null)
    .where('paid_by_explanation_id', 'is', null)
    .where('pay_on', '<', japanDateOf(endsAt))
    .executeTakeFirstOrThrow()
  return plans
}

async function wasReadSince(database: Queryable, moment: Date): Promise<boolean> {
  const row = await database
    .selectFrom('bank_reading')
    .select('read_at')
    .where('read_at', '>=', moment)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Funds with anything in their book up to the month's end, the latest first. What is closed is told as it was closed. */
async function loadFundMonths(database: Queryable, { month, endsAt }: BookMonth): Promise<FundMonth[]> {
  const { rows } = await sql<FundMonth>`
    with closed as (
      select fund_id, max(ends_at) as until from book_month where ends_at < ${endsAt} group by fund_id
    ), book as (
      select split_part(posting.book, ':', 2)::bigint as fund_id,
        coalesce(-sum(posting.amount) filter (where posting.account_kind in ('rent_income', 'other_income', 'sale_proceeds', 'declared_income') and is_of_month), 0) as income,
        coalesce(sum(posting.amount) filter (where posting.account_kind in ('cost', 'sale_cost') and is_of_month), 0) as cost,
        coalesce(sum(posting.amount) filter (where posting.account_kind = 'bank'), 0) as cash
      from (
        select book, account_kind, amount, effective_at,
          effective_at >= coalesce((select until from closed where 'fund:' || closed.fund_id = book), '-infinity')
            -- A period's closing takes to the result what its months have earned and spent.
            and not (account_kind in ('rent_income', 'other_income', 'sale_proceeds', 'declared_income', 'cost', 'sale_cost')
              and entry_id in (select id from journal_entry where kind in ('period_closed', 'period_closed_reversed'))) as is_of_month
        from posting
        where book like 'fund:%' and effective_at < ${endsAt}
          and account_kind in ('bank', 'rent_income', 'other_income', 'sale_proceeds', 'declared_income', 'cost', 'sale_cost')
      ) posting
      group by 1
    ), line as (
      select part.fund_id, count(distinct told.id) filter (where fund_line.rule_id is not null) as by_rule,
        count(distinct told.id) filter (where fund_line.rule_id is null) as by_hand
      from fund_line_part part
      join fund_line on fund_line.explanation_id = part.explanation_id
      join statement_explanation told on told.id = part.explanation_id
      join bank_statement_line entry on entry.id = told.statement_line_id
      where to_char(entry.transacted_on, 'YYYY-MM') = ${month}
        and not exists (select from statement_explanation later where later.corrects = told.id)
      group by 1
    ), invested as (
      select split_part(book, ':', 2)::bigint as fund_id, -sum(amount) as amount
      from account_balance where account_kind in ('capital', 'deployed') and book like 'fund:%' group by 1
    ), registered as (
      select investment.fund_id, sum(investment.amount - coalesce(back.amount, 0)) as amount
      from investment
      left join (select investment_id, sum(principal + loss) as amount from distribution_share group by 1) back on back.investment_id = investment.id
      where investment.status = 'participating'
      group by 1
    )
    select fund.id as "fundId", fund.name, coalesce(done.income, book.income)::bigint as income, coalesce(done.cost, book.cost)::bigint as cost,
      coalesce(done.cash, book.cash)::bigint as cash, coalesce(done.by_rule, line.by_rule, 0)::integer as "byRule",
      coalesce(done.by_hand, line.by_hand, 0)::integer as "byHand", coalesce(invested.amount, 0)::bigint as invested,
      coalesce(registered.amount, 0)::bigint as registered, done.closed_at as "closedAt", operator.family_name || ' ' || operator.given_name as "closedBy"
    from book
    join fund on fund.id = book.fund_id
    left join line on line.fund_id = fund.id
    left join invested on invested.fund_id = fund.id
    left join registered on registered.fund_id = fund.id
    left join book_month done on done.fund_id = fund.id and done.month = ${month}
    left join member operator on operator.id = done.closed_by
    order by fund.id desc`.execute(database)
  return rows
}
