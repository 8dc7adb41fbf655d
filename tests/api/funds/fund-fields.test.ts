import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fundFields, type FundField } from '../../../src/domain/records/fund.ts'
import { fundRegisters } from '../../../src/features/back-office/inspection/fund-registers.ts'
import { csvTables } from '../../../src/server/routes/csv-tables.ts'
import { borrowDatabase, type PooledDatabase } from '../../support/pooled-database.ts'

// The entries of a fund's fields, compared with what cannot be derived from them.

let pooled: PooledDatabase

beforeAll(async () => {
  pooled = await borrowDatabase()
})
afterAll(async () => pooled.giveBack())

const fields: readonly FundField[] = Object.values(fundFields)

/** Parts of a fund that are more than one value, and are edited by hand. */
const parts = ['detail', 'disclosure', 'pictures']
/** What the product itself writes down about a fund. */
const ownFacts = ['id', 'status', 'version', 'created_at', 'published_at', 'discarded_at']

it('the table of funds has a column for every field, and no other that nobody fills', async () => {
  const { rows } = await sql<{ name: string; isNullable: boolean }>`
    select column_name as name, is_nullable = 'YES' as "isNullable" from information_schema.columns
    where table_schema = 'public' and table_name = 'fund'`.execute(pooled.database)
  const columns = new Map(rows.map(({ name, isNullable }) => [name, isNullable]))
  expect([...columns.keys()].toSorted()).toEqual(
    [...fields.map(({ column }) => column), ...parts, ...ownFacts].toSorted(),
  )
  for (const { column, kind } of fields)
    expect([column, columns.get(column)]).toEqual([column, kind.apiType.isNullable])
})

it('every field stands in the file of funds and in the register of funds, but the code that opens a fund early', () => {
  const register = fundRegisters({ from: null, until: null }).find(({ title }) => title === 'ファンド')
  const headings = { file: csvTables['funds']?.header ?? [], register: register?.columns ?? [] }
  const missingIn = (columns: readonly string[]) =>
    fields.map(({ label }) => label).filter((label) => !columns.some((heading) => heading.startsWith(label)))
  expect({ file: missingIn(headings.file), register: missingIn(headings.register) }).toEqual({
    // The name stands there as ファンド.
    file: ['ファンド名', '優先受付コード'],
    // The name stands there as 名称.
    register: ['ファンド名', '優先受付コード'],
  })
})
