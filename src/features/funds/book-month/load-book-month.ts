import { sql } from 'kysely'
import { japanDateOf } from '../../../domain/calendar.ts'
import type { BookMonth } from '../../../domain/funds/book-month.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { reconcileBank } from '../../treasury/bookkeeping/reconcile-bank.ts'
import { loadQuestions, type AskedQuestion } from './load-questions.ts'
import { listUnexplained } from '../../treasury/operator-account/list-account-entries.ts'

/** A fund's month, whole yen: as its book stands, or as it was closed. */
export interface FundMonth {
  fund_id: Id<'fund'>
  name: string
  /** Earned and spent in the month. */
  income: number
  cost: number
  /** The same since the month closed before: what a closing takes. */
  income_since: number
  cost_since: number
  /** Its own at the bank, at the month's end. */
  cash: number
  /** Lines of the bank that rules and people explained. */
  by_rule: number
  by_hand: number
  /** What investors have paid in and not got back, now: by the book and by the register of their applications. */
  invested: number
  registered: number
  closed_at: Date | null
  closed_by: string | null
  /** Not one that ended before the month and in whose book nothing moved in it. */
  ran: boolean
}

export interface MonthOverview {
  month: string
  /** Whether it is over and the bank was read since. */
  is_over: boolean
  /** Lines up to its end that nobody has explained. */
  open: number
  /** Planned payments up to its end whose line has not come. */
  plans: number
  /** What the bank's accounts held at its end, or now while it goes on, and what all books hold there. */
  bank: number
  books: number
  /** What only one of them has yet; now. */
  waiting: number
  difference: number
  /** The last month that is closed: it can be opened again, and the one after it is the next to be closed. Null while none is. */
  last_closed: string | null
  funds: FundMonth[]
  /** What stands open in it, of funds whose month is open. */
  questions: (AskedQuestion & { fund_name: string })[]
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
    is_over: nextMonth <= now.getTime() && (await wasReadSince(database, month.endsAt)),
    open: unexplained.filter(
      ({ transacted_on: transactedOn }) => new Date(`${transactedOn}T00:00:00+09:00`).getTime() < nextMonth,
    ).length,
    plans: await countPlansWaiting(database, month),
    ...(await heldAt(database, month)),
    waiting: sum(({ waiting, ahead }) => waiting - ahead),
    difference: sum(({ difference }) => Math.abs(difference)),
    last_closed: await lastClosedMonth(database),
    funds,
    questions: nextMonth <= now.getTime() ? await questionsOf(database, month, funds) : [],
  }
}

/** The bank tells its balance with each reading: what moved after the month's end is taken off it. */
async function heldAt(database: Queryable, { endsAt }: BookMonth): Promise<{ bank: number; books: number }> {
  const { rows } = await sql<{ bank: number; books: number }>`
    select coalesce((
      select sum(last.balance - coalesce(after.amount, 0))
      from (select distinct on (real_account_id) real_account_id, balance from bank_balance order by real_account_id, id desc) last
      cross join lateral (
        select sum(line.amount) as amount
        from bank_statement_line line
        where line.real_account_id = last.real_account_id and line.transacted_on >= ${japanDateOf(endsAt)}) after
    ), 0)::bigint as bank, coalesce((
      select sum(balance.amount) from account_balance balance
      where balance.account_kind = 'bank'
        and balance.account_ref in (select real_account_id from bank_balance)
    ), 0)::bigint - coalesce((
      select sum(posting.amount) from posting
      where posting.account_kind = 'bank' and posting.effective_at >= ${endsAt}
        and posting.account_ref in (select real_account_id from bank_balance)
    ), 0)::bigint as books`.execute(database)
  return rows[0] ?? { bank: 0, books: 0 }
}

/** 'YYYY-MM' of the last month whose closing stands; null while none does. */
export async function lastClosedMonth(database: Queryable): Promise<string | null> {
  const { month } = await database
    .selectFrom('standing_book_month')
    .select(({ fn }) => fn.max<string | null>('month').as('month'))
    .executeTakeFirstOrThrow()
  return month
}

/** Whatever is missing in a month is asked when the month is over. */
async function questionsOf(
  database: Queryable,
  month: BookMonth,
  funds: readonly FundMonth[],
): Promise<MonthOverview['questions']> {
  const open = funds.filter((fund) => fund.closed_at === null)
  const names = new Map(open.map((fund) => [fund.fund_id, fund.name]))
  const asked = await loadQuestions(database, month, [...names.keys()])
  return asked.map((question) => ({ ...question, fund_name: names.get(question.fundId) ?? '' }))
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

/**
 * Those whose month a reader is shown: funds that ran in it. One that ended before and in whose book nothing moved is closed with them, so that its book is locked,
 * and has nothing to tell; where no fund ran, those that hold anything are shown.
 */
export function shownFunds(funds: readonly FundMonth[]): readonly FundMonth[] {
  const running = funds.filter(({ ran }) => ran)
  return running.length > 0 ? running : funds
}

/** Funds in whose books something moved since the month began, or that hold anything now, the latest first. Whoever was wound up before is left out. */
async function loadFundMonths(database: Queryable, { month, startsAt, endsAt }: BookMonth): Promise<FundMonth[]> {
  const { rows } = await sql<FundMonth>`
    with closed as (
      select fund_id, max(ends_at) as until from standing_book_month where ends_at < ${endsAt} group by fund_id
    ), book as (
      select split_part(posting.book, ':', 2)::bigint as fund_id,
        coalesce(-sum(posting.amount) filter (where posting.account_kind in ('rent_income', 'other_income', 'sale_proceeds', 'declared_income') and is_since and effective_at >= ${startsAt}), 0) as income,
        coalesce(sum(posting.amount) filter (where posting.account_kind in ('cost', 'sale_cost') and is_since and effective_at >= ${startsAt}), 0) as cost,
        coalesce(-sum(posting.amount) filter (where posting.account_kind in ('rent_income', 'other_income', 'sale_proceeds', 'declared_income') and is_since), 0) as income_since,
        coalesce(sum(posting.amount) filter (where posting.account_kind in ('cost', 'sale_cost') and is_since), 0) as cost_since,
        coalesce(sum(posting.amount) filter (where posting.account_kind = 'bank'), 0) as cash,
        bool_or(effective_at >= ${startsAt}) as has_moved
      from (
        select book, account_kind, amount, effective_at,
          effective_at >= coalesce((select until from closed where 'fund:' || closed.fund_id = book), '-infinity')
            -- A period's closing takes to the result what its months have earned and spent.
            and not (account_kind in ('rent_income', 'other_income', 'sale_proceeds', 'declared_income', 'cost', 'sale_cost')
              and entry_id in (select id from journal_entry where kind in ('period_closed', 'period_closed_reversed'))) as is_since
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
      left join (select investment_id, sum(principal + loss - restored) as amount from distribution_share group by 1) back on back.investment_id = investment.id
      where investment.status = 'participating'
      group by 1
    )
    select fund.id as fund_id, fund.name, book.income::bigint as income, book.cost::bigint as cost,
      coalesce(done.income, book.income_since)::bigint as income_since, coalesce(done.cost, book.cost_since)::bigint as cost_since,
      coalesce(done.cash, book.cash)::bigint as cash, coalesce(done.by_rule, line.by_rule, 0)::integer as by_rule,
      coalesce(done.by_hand, line.by_hand, 0)::integer as by_hand, coalesce(invested.amount, 0)::bigint as invested,
      coalesce(registered.amount, 0)::bigint as registered, done.closed_at, operator.family_name || ' ' || operator.given_name as closed_by,
      book.has_moved or not exists (
        select from fund_result result
        where result.fund_id = fund.id and (result.operation_end_on < ${japanDateOf(startsAt)} or result.failed_at < ${startsAt})) as ran
    from book
    join fund on fund.id = book.fund_id
    left join line on line.fund_id = fund.id
    left join invested on invested.fund_id = fund.id
    left join registered on registered.fund_id = fund.id
    left join standing_book_month done on done.fund_id = fund.id and done.month = ${month}
    left join member operator on operator.id = done.closed_by
    where book.has_moved or done.id is not null
      or exists (select from account_balance balance where balance.book = 'fund:' || fund.id and balance.amount <> 0)
      or exists (select from posting later where later.book = 'fund:' || fund.id and later.effective_at >= ${endsAt})
    order by fund.id desc`.execute(database)
  return rows
}
