import { sql } from 'kysely'
import type { Database } from '../../src/platform/database/connect.ts'

// A database in which every table has a row for every value that one of its lists of values allows: every state, reason, kind and outcome. What
// holds between columns and between rows is not kept: this is a database to read from, never one to work with.

interface ColumnFacts {
  table: string
  column: string
  type: string
  /** The table and column that it points to. */
  target: { table: string; column: string } | null
  /** What a check allows in it; null where any value is allowed. */
  values: readonly string[] | null
  isIdentity: boolean
}

/** Values that have a shape which the product reads. */
const shaped: Readonly<Record<string, unknown>> = {
  'proposal.effect': { title: '返金先の決定', people: 1, yen: 1000, changes: [] },
  'proposal.kind': 'refund.decide',
  'proposal.subject': 'refund:1',
  'drill.report': { accepted: 1, p50: 1, p99: 1, soldOutAfter: 1, taken: 1000, checks: { taken: 0 } },
  'enquiry.number': 'A0001',
  'audit_log.actor': 'operator:1',
  'audit_log.action': 'fund.published',
  'audit_log.object_type': 'fund',
  'audit_log.object_id': '1',
  'investment_event.actor': 'schedule',
  'cooling_off_notice.actor': 'operator:1',
  'journal_entry.kind': 'deposit',
  'posting.book': 'operator',
}

/**
 * @param more values of columns whose lists only the code knows, by 'table.column'.
 * @returns the columns that have lists of values, by 'table.column', with their values.
 */
export async function fillWithEveryState(
  database: Database,
  more: Readonly<Record<string, readonly string[]>> = {},
): Promise<Map<string, readonly string[]>> {
  const columns = (await readColumns(database)).map((facts) => ({
    ...facts,
    values: more[`${facts.table}.${facts.column}`] ?? facts.values,
  }))
  const tables = [...new Set(columns.map(({ table }) => table))]
  const byTable = tables.map((table) => [table, columns.filter((each) => each.table === table)] as const)
  await database.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection)
    await loosen(connection, columns)
    for (const [table, of] of byTable) await insertFirst(connection, table, of)
    for (const [table, of] of byTable)
      for (const { column, values } of of)
        for (const value of values ?? []) await insertLike(connection, { table, column, value }, of)
    // Every entry moves something.
    const { rows: entries } = await sql<{ id: number }>`
      select id from journal_entry where not exists (select from posting where entry_id = journal_entry.id)`.execute(
      connection,
    )
    const ofPosting = columns.filter(({ table }) => table === 'posting')
    for (const { id } of entries)
      await insertLike(connection, { table: 'posting', column: 'entry_id', value: String(id) }, ofPosting)
    await sql`set session_replication_role = origin`.execute(connection)
  })
  return new Map(
    columns.flatMap(({ table, column, values }) => (values === null ? [] : [[`${table}.${column}`, values]])),
  )
}

async function readColumns(database: Database): Promise<ColumnFacts[]> {
  const { rows } = await sql<{
    table: string
    column: string
    type: string
    target_table: string | null
    target_column: string | null
    check: string | null
    is_identity: boolean
  }>`
    select class.relname as "table", attribute.attname as "column", format_type(attribute.atttypid, null) as type,
      target.relname as target_table, target_attribute.attname as target_column, attribute.attidentity <> '' as is_identity,
      (select pg_get_constraintdef(list.oid) from pg_constraint list
        where list.conrelid = class.oid and list.contype = 'c' and list.conkey = array[attribute.attnum] and pg_get_constraintdef(list.oid) like '%= ANY (ARRAY[''%' limit 1) as check
    from pg_class class join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
    left join pg_constraint foreign_key on foreign_key.conrelid = class.oid and foreign_key.contype = 'f' and foreign_key.conkey = array[attribute.attnum]
    left join pg_class target on target.oid = foreign_key.confrelid
    left join pg_attribute target_attribute on target_attribute.attrelid = target.oid and target_attribute.attnum = foreign_key.confkey[1]
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and class.relname not in ('migration', 'schema_migration', 'audit_link', 'audit_chain')
    order by class.relname, attribute.attnum`.execute(database)
  return rows.map(
    ({ table, column, type, target_table: target, target_column: targetColumn, check, is_identity: isIdentity }) => ({
      table,
      column,
      type,
      target: target === null || targetColumn === null ? null : { table: target, column: targetColumn },
      values: check === null ? null : [...check.matchAll(/'([^']+)'::/g)].map(([, value = '']) => value),
      isIdentity,
    }),
  )
}

/** Takes away what holds between columns and between rows; the lists of values stay. */
async function loosen(database: Database, columns: readonly ColumnFacts[]): Promise<void> {
  // No row is copied of a table without lists, and a copy that the database numbers gets a number of its own: their keys stay.
  const copied = new Set(columns.flatMap(({ table, values }) => (values === null ? [] : [table])))
  const keys = columns
    .filter(({ table, isIdentity }) => isIdentity || !copied.has(table))
    .map(({ table }) => `${table}_pkey`)
  const { rows } = await sql<{ statement: string }>`
    select format('alter table %s drop constraint if exists %I cascade', conrelid::regclass, conname) as statement from pg_constraint
    where connamespace = 'public'::regnamespace and conrelid <> 0
      and (contype in ('u', 'x', 'f') or contype = 'p' and conname not in (${sql.join(keys)}) or contype = 'c' and (cardinality(conkey) > 1 or pg_get_constraintdef(oid) not like '%= ANY (ARRAY[''%'))
    union all
    select format('drop index if exists %s', indexrelid::regclass) from pg_index
    where indisunique and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(database)
  for (const { statement } of rows) await sql.raw(statement).execute(database)
}

/** A row of a table that has none. */
async function insertFirst(database: Database, table: string, columns: readonly ColumnFacts[]): Promise<void> {
  const given = columns.filter(({ isIdentity }) => !isIdentity)
  if (given.length === 0) return
  await sql`insert into ${sql.table(table)} (${sql.join(given.map(({ column }) => sql.ref(column)))})
    select ${sql.join(given.map(valueOf))} where not exists (select from ${sql.table(table)})`.execute(database)
}

function valueOf({ table, column, type, target, values }: ColumnFacts) {
  const shape = shaped[`${table}.${column}`]
  if (shape !== undefined) return sql`${typeof shape === 'string' ? shape : JSON.stringify(shape)}::${sql.raw(type)}`
  if (target !== null)
    return sql`coalesce((select min(${sql.ref(target.column)}) from ${sql.table(target.table)}), ${sql.raw(usual(type))})`
  if (values !== null) return sql`${values[0]}::${sql.raw(type)}`
  return sql.raw(usual(type))
}

/** Something of a type; a text is a word of Japanese, as what people write. */
function usual(type: string): string {
  if (type.endsWith('[]')) return `'{}'::${type}`
  if (type === 'bytea') return `'\\x00'::bytea`
  if (type === 'jsonb' || type === 'json') return `'{}'::${type}`
  if (type.startsWith('timestamp')) return `'2026-04-01T12:00:00+09:00'::${type}`
  if (type === 'date') return `'2026-04-01'::date`
  if (type === 'boolean') return 'true'
  if (type === 'uuid') return 'gen_random_uuid()'
  if (type === 'inet') return `'192.0.2.1'::inet`
  if (type === 'xid8') return 'pg_current_xact_id()'
  return /^(bigint|integer|smallint|numeric|real|double)/.test(type) ? `1::${type}` : `'あ'::${type}`
}

/** The table's first row once more, with another value in one column. */
async function insertLike(
  database: Database,
  { table, column, value }: { table: string; column: string; value: string },
  columns: readonly ColumnFacts[],
): Promise<void> {
  const kept = columns.filter((each) => !each.isIdentity)
  const values = kept.map((each) =>
    each.column === column ? sql`${value}::${sql.raw(each.type)}` : sql`${sql.ref(each.column)}`,
  )
  await sql`insert into ${sql.table(table)} (${sql.join(kept.map((each) => sql.ref(each.column)))})
    select ${sql.join(values)} from (select * from ${sql.table(table)} limit 1) first`.execute(database)
}
