import { loadBalances } from '../../src/features/treasury/bookkeeping/load-balances.ts'
import type { AccountKind } from '../../src/ledger/chart.ts'
import type { Database } from '../../src/platform/database/connect.ts'

/** What stands on the accounts of a kind in all books, of one owner where he is named: debit positive, whole yen. */
export async function standing(database: Database, kind: AccountKind, reference?: number | string): Promise<number> {
  const { total } = await database
    .selectFrom('posting')
    .select((expression) => expression.fn.sum<number | null>('amount').as('total'))
    .where('account_kind', '=', kind)
    .$if(reference !== undefined, (query) => query.where('account_ref', '=', String(reference)))
    .executeTakeFirstOrThrow()
  return total ?? 0
}

/** What a fund's own book holds on its single account of a kind: debit positive, whole yen. */
export async function inBookOf(database: Database, fundId: number, kind: AccountKind): Promise<number> {
  const { total } = await database
    .selectFrom('posting')
    .select((expression) => expression.fn.sum<number | null>('amount').as('total'))
    .where('account_kind', '=', kind)
    .where('book', '=', `fund:${fundId}`)
    .executeTakeFirstOrThrow()
  return total ?? 0
}

/** The operator's own money as the overview tells it: what is fixed and not paid in yet is no longer among it. */
export async function operatorsMoney(database: Database): Promise<number> {
  return (await loadBalances(database)).find(({ kind }) => kind === 'float')?.balance ?? 0
}
