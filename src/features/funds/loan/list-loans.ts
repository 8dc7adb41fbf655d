import { sql, type RawBuilder } from 'kysely'
import type { JapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Counterparty } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import type { LenderKind, LoanMovement, LoanState } from '../../../domain/funds/loan.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** A day of a loan's plan. */
export interface PlannedInstalment {
  due_on: JapanDate
  principal: number
  interest: number
  /** What lines have not paid of it yet. */
  left: number
}

/** A line of the bank that names a loan. */
export interface LoanLine {
  moved_on: JapanDate
  what: LoanMovement
  amount: number
  remarks: string
}

export interface LoanView {
  id: Id<'loan'>
  fund_id: Id<'fund'>
  project_name: string
  lender: string
  lender_kind: LenderKind
  counterparty: Counterparty
  state: LoanState
  amount: number
  rate_bp: number
  contracted_on: JapanDate
  matures_on: JapanDate
  contract_sha256: string
  reason: FreeText
  drawn: number
  repaid: number
  owed: number
  interest: number
  /** Of the oldest day of which something is left; null where nothing is. */
  next_due_on: JapanDate | null
  next_due: number | null
  /** What is left of the days before today. */
  overdue: number
  instalments: PlannedInstalment[]
  lines: LoanLine[]
  /** That it is taken back waits for a second operator. */
  withdrawal_proposal_id: Id<'proposal'> | null
}

/** Those on which something is owed first; the sum of `owed` is the account of the fund's book. */
export async function listLoans(database: Queryable, today: JapanDate): Promise<LoanView[]> {
  return loadLoans(database, today, sql`true`)
}

export async function findLoan(database: Queryable, id: Id<'loan'>, today: JapanDate): Promise<LoanView | null> {
  return (await loadLoans(database, today, sql`loan.id = ${id}`))[0] ?? null
}

async function loadLoans(database: Queryable, today: JapanDate, condition: RawBuilder<unknown>): Promise<LoanView[]> {
  const { rows } = await sql<LoanView>`
    select loan.id, loan.fund_id, fund.name as project_name, loan.lender, loan.lender_kind, case when loan.is_related then 'related_party' else 'third_party' end as counterparty,
      case when loan.drawn = 0 then 'undrawn' when loan.owed = 0 then 'repaid' else 'owed' end as state, loan.amount, loan.rate_bp,
      loan.contracted_on::text as contracted_on, loan.matures_on::text as matures_on, loan.contract_sha256, loan.reason,
      loan.drawn, loan.repaid, loan.owed, loan.interest, next.due_on::text as next_due_on, next.due_left as next_due, coalesce(due.overdue, 0)::bigint as overdue,
      coalesce(due.instalments, '[]'::jsonb) as instalments,
      coalesce((
        select jsonb_agg(jsonb_build_object('moved_on', moved_on, 'what', what, 'amount', amount, 'remarks', remarks) order by moved_on desc, explanation_id desc, what)
        from loan_movement where loan_id = loan.id), '[]'::jsonb) as lines,
      (select id from proposal where kind = 'fund.loan_withdrawal' and status = 'open' and subject = 'loan:' || loan.id) as withdrawal_proposal_id
    from standing_loan loan
    join fund on fund.id = loan.fund_id
    left join lateral (
      select sum(principal_left + interest_left) filter (where due_on < ${today}::date) as overdue,
        jsonb_agg(jsonb_build_object('due_on', due_on, 'principal', principal, 'interest', interest, 'left', principal_left + interest_left) order by due_on) as instalments
      from standing_loan_instalment where loan_id = loan.id
    ) due on true
    left join lateral (
      select due_on, principal_left + interest_left as due_left from standing_loan_instalment
      where loan_id = loan.id and principal_left + interest_left > 0 order by due_on limit 1
    ) next on true
    where ${condition}
    order by loan.owed = 0, loan.drawn > 0, next.due_on, loan.id`.execute(database)
  return rows
}

/** Funds that may borrow: their contract allows it, and their principal has not been fixed to go back. */
export interface BorrowingFund {
  id: Id<'fund'>
  name: string
  /** What the contract says of it. */
  borrowing: string
}

export async function listBorrowingFunds(database: Queryable): Promise<BorrowingFund[]> {
  const { rows } = await sql<BorrowingFund>`
    select fund.id, fund.name, fund.disclosure ->> 'borrowing' as borrowing from fund
    where may_borrow(fund.id) and not exists (select from distribution where fund_id = fund.id and redeems)
    order by fund.id`.execute(database)
  return rows
}
