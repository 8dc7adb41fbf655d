import type { FiltersOf } from '../../../domain/tables/table.ts'
import { accountTable } from '../../../domain/tables/accounts.ts'
import { sql, type RawBuilder } from 'kysely'
import type { VirtualAccountStatus } from '../../../domain/tables/accounts.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { eachInSteps } from '../../../platform/database/each-in-steps.ts'
import { allOf, anywhere, tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'
import type { Id } from '../../../domain/id.ts'

type PoolFilter = FiltersOf<typeof accountTable>

export interface PoolAccount {
  id: Id<'virtual_account'>
  va_id: string
  branch_cd: string
  branch_name: string
  account_number: string
  status: VirtualAccountStatus
  /** The application that has it now or had it last while it rests; null where it is free. */
  holder: { investment_id: Id<'investment'>; fund_id: Id<'fund'>; project_name: string; rests_until: Date } | null
}

const isHeld = (now: Date) =>
  sql`exists (select from virtual_account_assignment held where held.virtual_account_id = virtual_account.id and held.rests_until > ${now})`
/** As assign-account.ts looks for one. */
const isFree = (now: Date) => sql`bank_status = 'usable' and not ${isHeld(now)}`

function conditionsOf({ status, search }: PoolFilter, now: Date): RawBuilder<unknown> {
  const text = search?.normalize('NFKC').trim() ?? ''
  const condition = status === 'free' ? isFree(now) : status === 'assigned' ? isHeld(now) : sql`bank_status = ${status}`
  return allOf([
    ...(status ? [condition] : []),
    ...(text === '' ? [] : [sql`(account_number like ${anywhere(text)} or va_id like ${anywhere(text)})`]),
  ])
}

type Holder = NonNullable<PoolAccount['holder']>
type AccountRow = Omit<PoolAccount, 'holder'> & (Holder | Record<keyof Holder, null>)

/** The page's accounts are found first; whose they are is looked up for them alone. */
async function selectAccounts(
  database: Queryable,
  { where, window, now }: { where: RawBuilder<unknown>; window: RawBuilder<unknown>; now: Date },
): Promise<PoolAccount[]> {
  const { rows } = await sql<AccountRow>`
    select account.id, account.va_id, account.branch_code as branch_cd, account.branch_name, account.account_number, account.bank_status as status,
      holder.investment_id, fund.id as fund_id, fund.name as project_name, holder.rests_until
    from (select id, va_id, branch_code, branch_name, account_number, bank_status, row_number() over () as place from (
      select * from virtual_account where ${where} ${window}) virtual_account) account
    left join virtual_account_assignment holder on holder.virtual_account_id = account.id and holder.rests_until > ${now}
    left join investment on investment.id = holder.investment_id
    left join fund on fund.id = investment.fund_id
    order by account.place`.execute(database)
  return rows.map(({ investment_id, fund_id, project_name, rests_until, ...account }) => ({
    ...account,
    holder: investment_id === null ? null : { investment_id, fund_id, project_name, rests_until },
  }))
}

/** The accounts of a filter in steps, as they were issued: whoever writes them down holds a step at a time. */
export const eachPoolAccount = (database: Queryable, filter: PoolFilter, now: Date): AsyncGenerator<PoolAccount> =>
  eachInSteps((last, limit) =>
    selectAccounts(database, {
      where: allOf([conditionsOf(filter, now), sql`id > ${last?.id ?? 0}`]),
      window: sql`order by id limit ${limit}`,
      now,
    }),
  )

/**
 * One page of the virtual deposit accounts, as they were issued unless the latest are asked for first. Whatever is filtered, `usable` counts those
 * that work at the bank, and `free` those of them that can be given out now.
 */
export async function listAccountPool(
  database: Queryable,
  filter: PoolFilter,
  input: TableInput,
  now: Date,
): Promise<TablePage<PoolAccount> & { usable: number; free: number }> {
  const where = conditionsOf(filter, now)
  const window = tableWindow(
    { ...input, sort: 'issued', descending: input.sort === 'issued' && input.descending === true },
    { issued: sql`id` },
    sql`id`,
  )
  const [rows, { rows: counted }] = await Promise.all([
    selectAccounts(database, { where, window, now }),
    sql<{ total: number; usable: number; free: number }>`
      select (select count(*) from virtual_account where ${where}) as total, (select count(*) from virtual_account where bank_status = 'usable') as usable,
        (select count(*) from virtual_account where ${isFree(now)}) as free`.execute(database),
  ])
  return { rows, total: counted[0]?.total ?? 0, usable: counted[0]?.usable ?? 0, free: counted[0]?.free ?? 0 }
}
