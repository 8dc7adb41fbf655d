import { sql } from 'kysely'
import { ACCOUNTS, type AccountKind } from '../../../ledger/chart.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { accountsWithin, overviewAccounts, overviewOf, type OverviewAccount } from './overview-accounts.ts'

export interface AccountBalance {
  kind: OverviewAccount
  /** Whole yen on the account's own side: positive as it should be. */
  balance: number
  is_asset: boolean
  /** Of how many owners. */
  owners: number
}

const assets: ReadonlySet<OverviewAccount> = new Set<OverviewAccount>(['bank', 'fund_asset', 'return_due'])

/**
 * What every account of the overview holds in all books; assets and debts come to the same sum. The funds' assets are told as what investors have at work in
 * them; what a fund has fixed beyond what it earned is the operator's to pay, so it is no longer among his own money.
 */
export async function loadBalances(database: Queryable): Promise<AccountBalance[]> {
  const { rows } = await sql<{ kind: AccountKind; amount: number; owners: number; funds: number }>`
    select account_kind as kind, sum(amount)::bigint as amount, count(distinct account_ref) as owners, count(distinct book) as funds
    from account_balance
    where amount <> 0
    group by account_kind`.execute(database)
  const amounts = new Map<OverviewAccount, number>()
  const owners = new Map<OverviewAccount, number>()
  const add = (kind: OverviewAccount, amount: number): void => void amounts.set(kind, (amounts.get(kind) ?? 0) + amount)
  for (const row of rows) {
    add(overviewOf(row.kind), row.amount)
    if (row.kind === 'deployed') owners.set('fund_asset', row.funds)
    if (overviewOf(row.kind) === row.kind) owners.set(row.kind, row.owners)
  }
  const deficits = await loadDeficits(database)
  add('undistributed', -deficits)
  add('float', deficits)
  const promised = (amounts.get('fund_asset') ?? 0) + (amounts.get('deployed') ?? 0)
  add('fund_asset', -promised)
  add('float', promised)
  return overviewAccounts.map((kind) => {
    const amount = amounts.get(kind) ?? 0
    const isAsset = assets.has(kind)
    const isSingle = ACCOUNTS[kind].ref === 'none'
    return {
      kind,
      is_asset: isAsset,
      balance: isAsset || amount === 0 ? amount : -amount,
      owners: isSingle ? Number(amount !== 0) : (owners.get(kind) ?? 0),
    }
  })
}

/** What funds have fixed, or spent, beyond what they earned; another fund's earnings do not make up for it. */
async function loadDeficits(database: Queryable): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(greatest(0, amount)), 0)::bigint as amount
    from (
      select sum(amount) as amount from account_balance
      where account_kind = any(${accountsWithin('undistributed')})
      group by book
    ) fund`.execute(database)
  return rows[0]?.amount ?? 0
}
