import { japanDate } from '../../src/domain/calendar.ts'
import { demoCompanyFacts } from '../../src/server/demo/demo-company.ts'
import { sql } from 'kysely'
import { REHEARSAL_CHECKS } from '../../src/domain/investing/rehearsal-report.ts'
import type { Database } from '../../src/platform/database/connect.ts'

/** The last year whose tax papers are closed, as the world's clock stands. */
export const closedYear = 2025

// A database in which every table has a row for every value that one of its lists of values allows: every state, reason, kind and outcome, before and
// after what can happen to it. What holds between columns and between rows is not kept: this is a database to read from, never one to work with.

interface ColumnFacts {
  table: string
  column: string
  type: string
  /** The table and column that it points to. */
  target: { table: string; column: string } | null
  /** What a check allows in it; null where any value is allowed. */
  values: readonly string[] | null
  isIdentity: boolean
  /** The database numbers it, and its number is the table's key: a copy gets a key of its own. */
  isKey: boolean
  isNullable: boolean
}

/** Values that have a shape which the product reads. */
const shaped: Readonly<Record<string, unknown>> = {
  'company_facts_version.content': demoCompanyFacts(japanDate('2026-04-01')),
  'proposal.effect': { title: '返金先の決定', people: 1, yen: 1000, changes: [] },
  'proposal.kind': 'refund.payee',
  'proposal.subject': 'refund:1',
  'drill.report': {
    accepted: 1,
    refused: [{ message: '募集額に達しました。', count: 1 }],
    repeats: { pressed: 1, answeredAlike: 1 },
    perSecond: 1,
    p50: 1,
    p99: 1,
    lastAnswer: 1,
    soldOutAfter: 1,
    taken: 1000,
    capacity: 1000,
    series: { stepMilliseconds: 100, accepted: [1], refused: [1] },
    checks: Object.fromEntries(REHEARSAL_CHECKS.map((check) => [check, 1])),
    machine: { cores: 2, processor: 'あ', database: 'own_server', databaseVersion: '17', serverMegabytes: 1 },
  },
  'enquiry.number': 'A0001',
  'law_text.law_id': '406AC0000000077',
  'law_text.article': '26',
  'law_text.digest': '0'.repeat(64),
  'law_text.moved_to': '27',
  'law_watch.law_id': '406AC0000000077',
  'law_watch.article': '26',
  'management_report.facts': { income: [], costs: [], remarks: [] },
  'posting.account_ref': '1',
  // Above the sum up to which the tax office wants no report.
  'tax_year_closing.dividend': 60_000,
  'lottery.seed': `\\x${'00'.repeat(32)}`,
  'lottery.commitment': '0'.repeat(64),
  'lottery.beacon': '0'.repeat(64),
  'lottery.list_hash': '0'.repeat(64),
  'audit_log.object_id': '1',
  'cooling_off_notice.actor': 'operator:1',
  'posting.book': 'operator',
  'closed_balance.book': 'operator',
  'closed_balance.account_kind': 'bank',
}

/** Of columns that are called so in every table. */
const shapedAnywhere: Readonly<Record<string, unknown>> = { year: closedYear }

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
    for (const [, of] of byTable) for (const written of variantsOf(of)) await insertLike(connection, of, written)
    // Every entry moves something.
    const { rows: entries } = await sql<{ id: number }>`
      select id from journal_entry where not exists (select from posting where entry_id = journal_entry.id)`.execute(
      connection,
    )
    const ofPosting = columns.filter(({ table }) => table === 'posting')
    for (const { id } of entries) await insertLike(connection, ofPosting, { entry_id: String(id) })
    // An outcome that says what it was about.
    await sql`update deposit set investment_id = null where outcome = 'unknown_account'`.execute(connection)
    await sql`set session_replication_role = origin`.execute(connection)
  })
  return new Map(
    columns.flatMap(({ table, column, values }) => (values === null ? [] : [[`${table}.${column}`, values]])),
  )
}

/** Of all tables but those that the product fills for itself, with what only it can make. */
async function readColumns(database: Database): Promise<ColumnFacts[]> {
  const { rows } = await sql<{
    table: string
    column: string
    type: string
    target_table: string | null
    target_column: string | null
    check: string | null
    is_identity: boolean
    is_key: boolean
    is_nullable: boolean
  }>`
    select class.relname as "table", attribute.attname as "column", format_type(attribute.atttypid, null) as type,
      target.relname as target_table, target_attribute.attname as target_column, attribute.attidentity <> '' as is_identity,
      attribute.attidentity <> '' and exists (select from pg_constraint key where key.conrelid = class.oid and key.contype = 'p' and key.conkey = array[attribute.attnum]) as is_key,
      not attribute.attnotnull as is_nullable,
      (select pg_get_constraintdef(list.oid) from pg_constraint list
        where list.conrelid = class.oid and list.contype = 'c' and list.conkey = array[attribute.attnum] and pg_get_constraintdef(list.oid) like '%= ANY (ARRAY[''%' limit 1) as check
    from pg_class class join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
    left join pg_constraint foreign_key on foreign_key.conrelid = class.oid and foreign_key.contype = 'f' and foreign_key.conkey = array[attribute.attnum]
    left join pg_class target on target.oid = foreign_key.confrelid
    left join pg_attribute target_attribute on target_attribute.attrelid = target.oid and target_attribute.attnum = foreign_key.confkey[1]
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and class.relname not in ('migration', 'schema_migration', 'audit_link', 'audit_chain', 'push_key')
    order by class.relname, attribute.attnum`.execute(database)
  return rows.map(({ table, column, type, target_table: target, target_column: targetColumn, check, ...row }) => ({
    table,
    column,
    type,
    target: target === null || targetColumn === null ? null : { table: target, column: targetColumn },
    values: check === null ? null : [...check.matchAll(/'([^']+)'::/g)].map(([, value = '']) => value),
    isIdentity: row.is_identity,
    isKey: row.is_key,
    isNullable: row.is_nullable,
  }))
}

/** Takes away what holds between columns and between rows; the lists of values stay. */
async function loosen(database: Database, columns: readonly ColumnFacts[]): Promise<void> {
  const listed = new Set(columns.flatMap(({ table, values }) => (values === null ? [] : [table])))
  const kept = columns.filter(({ table, isKey }) => isKey || !listed.has(table)).map(({ table }) => `${table}_pkey`)
  const keys = [...kept, 'push_key_pkey']
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
  const shape = shaped[`${table}.${column}`] ?? shapedAnywhere[column]
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

/** One row more of a table, like its first but for what is written; nothing is checked. */
export async function addRow(database: Database, table: string, written: Written): Promise<void> {
  const columns = (await readColumns(database)).filter((each) => each.table === table)
  await database.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection)
    await insertLike(connection, columns, written)
    await sql`set session_replication_role = origin`.execute(connection)
  })
}

/** What a row says in some of its columns otherwise than the table's first. */
type Written = Readonly<Record<string, string | number | boolean | null>>

/** Every value of every list, once after everything that can happen to the row and once before all of it; then before each alone. */
function variantsOf(columns: readonly ColumnFacts[]): Written[] {
  const lists = columns.filter(({ values }) => values !== null)
  // No row is copied that would have the key of the first, unless there is a list to show.
  if (lists.length === 0 && !columns.some(({ isKey }) => isKey)) return []
  const ahead = columns.flatMap(({ column, isNullable, type }): Written[] =>
    type === 'boolean' ? [{ [column]: false }] : isNullable && type.startsWith('timestamp') ? [{ [column]: null }] : [],
  )
  const listed = lists.flatMap(({ column, values }) => (values ?? []).map((value): Written => ({ [column]: value })))
  const early = ahead.length === 0 ? [] : listed.map((written): Written => Object.assign({}, ...ahead, written))
  return [...listed, ...early, ...ahead]
}

/** The table's first row once more, with other values in some columns. */
async function insertLike(database: Database, columns: readonly ColumnFacts[], written: Written): Promise<void> {
  const table = sql.table(columns[0]?.table ?? '')
  const kept = columns.filter(({ isIdentity }) => !isIdentity)
  const values = kept.map(({ column, type }) =>
    column in written ? sql`${written[column]}::${sql.raw(type)}` : sql.ref(column),
  )
  await sql`insert into ${table} (${sql.join(kept.map(({ column }) => sql.ref(column)))})
    select ${sql.join(values)} from (select * from ${table} limit 1) first`.execute(database)
}
