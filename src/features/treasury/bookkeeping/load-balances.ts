import { sql } from 'kysely'
import type { AccountKind } from '../../../ledger/chart.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { accountKinds } from './account-text.ts'

export interface AccountBalance {
  kind: AccountKind
  /** Whole yen on the account's own side: positive as it should be. */
  balance: number
  isAsset: boolean
  /** Of how many owners. */
  owners: number
}

const assets: ReadonlySet<AccountKind> = new Set(['bank', 'fund_asset', 'return_due'])

/** What every account of the books holds in all; assets and debts come to the same sum. */
export async function loadBalances(database: Queryable): Promise<AccountBalance[]> {
  const { rows } = await sql<{ kind: AccountKind; amount: number; owners: number }>`
    select account_kind as kind, sum(amount)::bigint as amount, count(*) filter (where amount <> 0) as owners
    from account_balance
    group by account_kind`.execute(database)
  const found = new Map(rows.map((row) => [row.kind, row]))
  return accountKinds.map((kind) => {
    const isAsset = assets.has(kind)
    const amount = found.get(kind)?.amount ?? 0
    return { kind, isAsset, balance: isAsset || amount === 0 ? amount : -amount, owners: found.get(kind)?.owners ?? 0 }
  })
}
