import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { addYen, yen, type Yen } from '../../../domain/money.ts'
import { incomeStatement, type AccountSum, type IncomeStatement } from '../../../ledger/fund-statement.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** What a fund earned and spent in one calculation period. */
export interface PeriodStatement extends IncomeStatement {
  /** What the operator or a related party paid of rents and other income, and of the price of a sale. */
  relatedIncome: Yen
  relatedSale: Yen
  /** Of the costs, also those of a sale: what went to the operator or a related party, and what was counted before a line paid it, so that nothing says to whom. */
  relatedCosts: Yen
  accruedCosts: Yen
  /** Of the costs, what belongs to a sale: with it they count against its price. */
  saleExpenses: Yen
}

type Row = AccountSum & { number: number; related: number; relatedCosts: number; accruedCosts: number; ofSale: number }

/** By the number of the period, as `fund_result_lines` has it. A period without any entry is not among them. */
export async function loadPeriodStatements(
  database: Queryable,
  fundId: Id<'fund'>,
): Promise<ReadonlyMap<number, PeriodStatement>> {
  const { rows } = await sql<Row>`
    select number, account_kind as kind, case account_kind when 'cost' then account_ref else '' end as ref, is_correction as "isCorrection",
      sum(amount)::bigint as amount, coalesce(-sum(amount) filter (where is_related), 0)::bigint as related,
      coalesce(sum(amount) filter (where account_kind = 'cost' and counterparty = 'related_party'), 0)::bigint as "relatedCosts",
      coalesce(sum(amount) filter (where account_kind = 'cost' and counterparty is null), 0)::bigint as "accruedCosts",
      -- As the closing counted them: with its sale, and not what was closed before they counted there.
      coalesce(sum(sale_expense(${fundId}, entry_id, account_ref)) filter (where account_kind = 'cost' and is_first and exists (
        select from period_closing closing where closing.id = line.closing_id and closing.sale_expenses <> 0)), 0)::bigint as "ofSale"
    -- An entry with two parts of one kind has two lines of it, and is asked once what of them belongs to a sale.
    from (select *, row_number() over (partition by entry_id, account_kind, account_ref) = 1 as is_first from fund_result_lines(${fundId})) line
    where number is not null and account_kind <> 'declared_income'
    group by 1, 2, 3, 4`.execute(database)
  const numbers = [...new Set(rows.map(({ number }) => number))]
  return new Map(numbers.map((number) => [number, statementOf(rows.filter((row) => row.number === number))]))
}

function statementOf(rows: readonly Row[]): PeriodStatement {
  // Each kind by itself, as the closing counts them: where corrections took back more of one than came in, it hides nothing of another.
  const related = (...kinds: Row['kind'][]): Yen =>
    addYen(
      ...kinds.map((of) => yen(Math.max(0, sum(rows.filter(({ kind }) => kind === of).map((row) => row.related))))),
    )
  return {
    ...incomeStatement(rows),
    relatedIncome: related('rent_income', 'other_income'),
    relatedSale: related('sale_proceeds'),
    relatedCosts: yen(sum(rows.map(({ relatedCosts }) => relatedCosts))),
    accruedCosts: yen(sum(rows.map(({ accruedCosts }) => accruedCosts))),
    saleExpenses: yen(sum(rows.map(({ ofSale }) => ofSale))),
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
