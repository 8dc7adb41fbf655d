import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ColumnFields } from '../../../src/domain/records/field.ts'
import { partFields, partyFields, propertyFields } from '../../../src/domain/records/property.ts'
import { appraisalFields, dealFields, leaseFields, linkFields } from '../../../src/domain/records/property-records.ts'
import { propertyRegisters } from '../../../src/features/back-office/inspection/property-registers.ts'
import { borrowDatabase, type PooledDatabase } from '../../support/pooled-database.ts'

// The entries of what operators record of properties, compared with what cannot be derived from them.

let pooled: PooledDatabase

beforeAll(async () => {
  pooled = await borrowDatabase()
})
afterAll(async () => pooled.giveBack())

/** With what the product itself writes into the table. */
const tables: readonly [table: string, fields: ColumnFields, own: readonly string[]][] = [
  ['property', propertyFields, ['id', 'address_key', 'lot_key', 'recorded_at']],
  ['property_part', partFields, ['id', 'property_id', 'is_whole', 'recorded_at']],
  ['property_deal', dealFields, ['id', 'kind', 'recorded_at', 'struck_by']],
  ['property_appraisal', appraisalFields, ['id', 'recorded_at', 'struck_by']],
  ['lease', leaseFields, ['id', 'recorded_at', 'struck_by']],
  ['fund_property', linkFields, ['id', 'recorded_at', 'struck_by']],
  ['party', partyFields, ['id', 'fund_id', 'recorded_at']],
]

it.each(tables)('%s has a column for every field, and no other that nobody fills', async (table, fields, own) => {
  const { rows } = await sql<{ name: string; isNullable: boolean }>`
    select column_name as name, is_nullable = 'YES' as "isNullable" from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`.execute(pooled.database)
  const columns = Object.fromEntries(rows.map(({ name, isNullable }) => [name, isNullable]))
  const entries = Object.values(fields)
  expect(Object.keys(columns).toSorted()).toEqual([...entries.map(({ column }) => column), ...own].toSorted())
  // The company and its funds are parties without a name of their own.
  if (table === 'party') return
  for (const { column, kind } of entries)
    expect([column, columns[column]]).toEqual([column, (kind.outputType ?? kind.apiType).isNullable])
})

it('deals, appraisals and leases stand in their registers with every field', () => {
  const columns = Object.fromEntries(propertyRegisters().map((register) => [register.title, register.columns]))
  const missing = ([title, fields]: readonly [string, ColumnFields & object]) =>
    Object.values(fields)
      .map((field) => ('register' in field ? field.register : field.label) as string | null)
      .filter((word) => word !== null && !columns[title]?.some((head) => head.startsWith(word)))
  const records = [
    ['物件の取引', dealFields],
    ['物件の評価', appraisalFields],
    ['賃貸借', leaseFields],
  ] as const
  // Of a part the register says which it is.
  expect(records.map(missing)).toEqual([['部屋・区画'], ['部屋・区画'], ['部屋・区画']])
})
