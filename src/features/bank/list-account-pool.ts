import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../platform/database/connect.ts'
import { eachInSteps } from '../../platform/database/each-in-steps.ts'
import { allOf, anywhere, tableWindow, type TableInput, type TablePage } from '../graphql/table-page.ts'

/** What is missing, null or empty is not asked for. */
export interface PoolFilter {
  /** usable, stopped or deleted. */
  status?: string | null | undefined
  /** Anywhere in the account's number or the bank's id of it. */
  search?: string | null | undefined
}

export interface PoolAccount {
  id: number
  va_id: string
  branch_code: string
  branch_name: string
  account_number: string
  bank_status: string
}

function conditionsOf({ status, search }: PoolFilter): RawBuilder<unknown> {
  const text = search?.normalize('NFKC').trim() ?? ''
  return allOf([
    ...(status ? [sql`bank_status = ${status}`] : []),
    ...(text === '' ? [] : [sql`(account_number like ${anywhere(text)} or va_id like ${anywhere(text)})`]),
  ])
}

const selectAccounts = (database: Queryable, where: RawBuilder<unknown>, window: RawBuilder<unknown>) =>
  sql<PoolAccount>`select id, va_id, branch_code, branch_name, account_number, bank_status from virtual_account where ${where} ${window}`.execute(database)

/** The accounts of a filter in steps, as they were issued: whoever writes them down holds a step at a time. */
export const eachPoolAccount = (database: Queryable, filter: PoolFilter): AsyncGenerator<PoolAccount> =>
  eachInSteps(async (last, limit) => (await selectAccounts(database, allOf([conditionsOf(filter), sql`id > ${last?.id ?? 0}`]), sql`order by id limit ${limit}`)).rows)

/** One page of the virtual deposit accounts, as they were issued unless the latest are asked for first; `usable` counts those that can be given out, whatever is filtered. */
export async function listAccountPool(database: Queryable, filter: PoolFilter, input: TableInput): Promise<TablePage<PoolAccount> & { usable: number }> {
  const where = conditionsOf(filter)
  const window = tableWindow({ ...input, sort: 'issued', descending: input.sort === 'issued' && input.descending === true }, { issued: sql`id` }, sql`id`)
  const [{ rows }, { rows: counted }] = await Promise.all([
    selectAccounts(database, where, window),
    sql<{ total: number; usable: number }>`
      select (select count(*) from virtual_account where ${where}) as total, (select count(*) from virtual_account where bank_status = 'usable') as usable`.execute(database),
  ])
  return { rows, total: counted[0]?.total ?? 0, usable: counted[0]?.usable ?? 0 }
}
