import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/connect.ts'
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

/** One page of the virtual deposit accounts, as they were issued; `usable` counts those that can be given out, whatever is filtered. */
export async function listAccountPool(database: Queryable, { status, search }: PoolFilter, input: TableInput): Promise<TablePage<PoolAccount> & { usable: number }> {
  const text = search?.normalize('NFKC').trim() ?? ''
  const where = allOf([
    ...(status ? [sql`bank_status = ${status}`] : []),
    ...(text === '' ? [] : [sql`(account_number like ${anywhere(text)} or va_id like ${anywhere(text)})`]),
  ])
  const window = tableWindow({ ...input, sort: 'issued', descending: false }, { issued: sql`id` }, sql`id`)
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<PoolAccount>`select id, va_id, branch_code, branch_name, account_number, bank_status from virtual_account where ${where} ${window}`.execute(database),
    sql<{ total: number; usable: number }>`
      select (select count(*) from virtual_account where ${where}) as total, (select count(*) from virtual_account where bank_status = 'usable') as usable`.execute(database),
  ])
  return { rows, total: counted[0]?.total ?? 0, usable: counted[0]?.usable ?? 0 }
}
