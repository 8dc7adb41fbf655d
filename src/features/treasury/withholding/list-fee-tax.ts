import { sql } from 'kysely'
import { japanDate, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { FeePayee } from '../../../domain/treasury/fee-withholding.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { taxDueOn } from './list-withheld-tax.ts'

/** What a fund has withheld of fees that it paid in one calendar month, and what of it has gone to the tax office. */
export interface FeeTaxMonth {
  fund_id: Id<'fund'>
  project_name: string
  /** 'YYYY-MM', Japan. */
  month: string
  fees: number
  base: number
  withheld: number
  paid: number
  open: number
  due_on: JapanDate
  since: string | null
  is_overdue: boolean
  paid_on: string | null
}

/** By month and fund, the newest first. The 10th of the next month (income tax act, article 204, paragraph 1); no half-yearly payment is assumed. */
export async function listFeeTax(database: Queryable, now: Date): Promise<FeeTaxMonth[]> {
  const { rows } = await sql<Omit<FeeTaxMonth, 'open' | 'due_on' | 'is_overdue'>>`
    select tax.fund_id, fund.name as project_name, tax.month, tax.fees, tax.base, tax.withheld, tax.paid, tax.since::text as since, tax.paid_on::text as paid_on
    from fee_tax_of_month tax join fund on fund.id = tax.fund_id
    order by tax.month desc, tax.fund_id`.execute(database)
  const today = japanDateOf(now)
  return rows.map((row) => {
    const open = row.withheld - row.paid
    const due = taxDueOn(japanDate(`${row.month}-01`))
    return { ...row, open, due_on: due, is_overdue: open > 0 && today > due }
  })
}

/** What one payee was paid in a calendar year: the ground of his 支払調書. */
export interface FeePayeeYear {
  year: string
  /** As the bank wrote him. */
  remarks: string
  payee: FeePayee
  payments: number
  base: number
  withheld: number
}

/** The newest year first, in it the highest fees. A payee is who stands in the bank's remarks: two spellings are two rows. */
export async function listFeePayees(database: Queryable): Promise<FeePayeeYear[]> {
  const { rows } = await sql<FeePayeeYear>`
    select to_char(entry.transacted_on, 'YYYY') as year, min(entry.remarks) as remarks, part.fee_payee as payee, count(*)::bigint as payments,
      sum(part.fee_base)::bigint as base, sum(part.amount)::bigint as withheld
    from fund_line_part part
    join statement_explanation told on told.id = part.explanation_id
    join bank_statement_line entry on entry.id = told.statement_line_id
    where part.kind = 'fee_tax' and part.amount > 0 and not exists (select from statement_explanation later where later.corrects = told.id)
    group by 1, remarks_key(entry.remarks), part.fee_payee
    order by 1 desc, base desc, 2`.execute(database)
  return rows
}
