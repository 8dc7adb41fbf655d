import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { storedKinds } from '../src/ledger/entry-kinds.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start.ts'
import { productFolder } from '../src/platform/product-folder.ts'
import { printDatabase } from './docs/database-page.ts'
import { readCatalogue } from './docs/read-catalogue.ts'

/** The books' words stand in the ledger's own lists, whatever the database allows. */
const ledgersLists: ReadonlyMap<string, readonly string[]> = new Map([['journal_entry.kind', storedKinds]])
/** Filled by the database itself, from the other column. */
const copies: ReadonlyMap<string, string> = new Map([['closed_balance.account_kind', 'posting.account_kind']])

/** Writes src/platform/database/types.ts, and docs/printed/database.md, from the migrations, by way of a throw-away PostgreSQL. */
const folder = mkdtempSync(path.join(tmpdir(), 'ito-types-'))
const postgres = await startEmbeddedPostgres({
  dataDirectory: path.join(folder, 'postgres'),
  logFile: path.join(folder, 'postgres.log'),
  durable: false,
  maxConnections: 10,
})
try {
  const url = postgres.connectionStringFor('postgres')
  await migrate(url)
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(productFolder, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      `--url=${url}`,
      '--dialect=postgres',
      `--out-file=${path.join(productFolder, 'src/platform/database/types.ts')}`,
      '--date-parser=string',
      '--numeric-parser=number',
      '--type-mapping={"int8":"number"}',
      `--overrides=${JSON.stringify({ columns: { ...(await closedLists(url)), ...(await brandedIds(url)) } })}`,
      '--exclude-pattern=schema_migration',
    ],
    { stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
  if (status === 0) {
    declareIds(path.join(productFolder, 'src/platform/database/types.ts'))
    typeStandingRows(path.join(productFolder, 'src/platform/database/types.ts'))
  }
  await writeDatabasePage(url)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function writeDatabasePage(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const page = path.join(productFolder, 'docs/printed/database.md')
    mkdirSync(path.dirname(page), { recursive: true })
    writeFileSync(page, printDatabase(await readCatalogue(client)))
  } finally {
    await client.end()
  }
}

interface TextColumn {
  column: string
  name: string
  is_nullable: boolean
  has_default: boolean
  is_of_view: boolean
  rule: string | null
  refers_to: string | null
}

/**
 * Of every column that holds one word of a closed list: the words, as a type. By table.column. The list is what a check allows, or the rows
 * with which the migrations fill the table that a foreign key names. A view's column has the words of all columns of its name.
 */
async function closedLists(connectionString: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<TextColumn>(`
      select format('%s.%s', table_of.relname, attribute.attname) as column, attribute.attname as name, not attribute.attnotnull as is_nullable,
        attribute.atthasdef as has_default, table_of.relkind = 'v' as is_of_view,
        (select pg_get_constraintdef(rule.oid) from pg_constraint rule
          where rule.conrelid = table_of.oid and rule.contype = 'c' and rule.conkey = array[attribute.attnum] and pg_get_constraintdef(rule.oid) like '%= ANY (ARRAY[''%' limit 1) as rule,
        (select min(format('%I.%I', target_column.attname, target.relname)) from pg_constraint foreign_key join pg_class target on target.oid = foreign_key.confrelid
          join pg_attribute target_column on target_column.attrelid = target.oid and target_column.attnum = foreign_key.confkey[1]
          where foreign_key.conrelid = table_of.oid and foreign_key.contype = 'f' and foreign_key.conkey = array[attribute.attnum]) as refers_to
      from pg_class table_of join pg_namespace schema_of on schema_of.oid = table_of.relnamespace
      join pg_attribute attribute on attribute.attrelid = table_of.oid and attribute.attnum > 0 and not attribute.attisdropped
      where schema_of.nspname = 'public' and table_of.relkind in ('r', 'v') and attribute.atttypid = 'text'::regtype
      order by 1`)
    const words = new Map<string, readonly string[]>()
    for (const row of rows) {
      const list = ledgersLists.get(row.column) ?? wordsOfCheck(row) ?? (await wordsOfTable(client, row))
      if (list === null) continue
      words.set(row.column, list)
      const [column = '', table = ''] = row.refers_to?.split('.') ?? []
      if (row.refers_to !== null) words.set(`${table}.${column}`, list)
    }
    for (const [copy, original] of copies) words.set(copy, words.get(original) ?? [])
    const wordsOfName = (name: string): readonly string[] | null => {
      const named = rows.filter((row) => row.name === name && !row.is_of_view).map(({ column }) => words.get(column))
      const [only, ...others] = new Set(named.map((list) => list?.toSorted().join()))
      return only === undefined || others.length > 0 ? null : (named[0] ?? null)
    }
    const lists = rows.flatMap((row) => {
      const list = row.is_of_view ? wordsOfName(row.name) : words.get(row.column)
      if (!list) return []
      const union = [...list.map((word) => `'${word}'`).toSorted(), ...(row.is_nullable ? ['null'] : [])].join(' | ')
      return [[row.column, row.has_default ? `Generated<${union}>` : union] as const]
    })
    return Object.fromEntries(lists)
  } finally {
    await client.end()
  }
}

function wordsOfCheck({ rule }: TextColumn): string[] | null {
  const [, words] =
    /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)\)\)(?: NOT VALID)?$/.exec(rule ?? '') ?? []
  return words === undefined ? null : [...words.matchAll(/'([^']*)'/g)].map(([, word = '']) => word)
}

/** Of a table that only migrations fill: here no other rows are. */
async function wordsOfTable(client: Client, { refers_to: target }: TextColumn): Promise<string[] | null> {
  if (target === null) return null
  const [column = '', table = ''] = target.split('.')
  const { rows } = await client.query<{ word: string }>(`select ${column} as word from ${table} order by 1`)
  return rows.length > 0 ? rows.map(({ word }) => word) : null
}

/**
 * Of every column that holds a row's id: whose, as a type. By table.column. A foreign key is followed to the row it ends at. A view has no
 * keys: its column names the row that all foreign keys of its name do.
 */
async function brandedIds(connectionString: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{
      column: string
      name: string
      is_nullable: boolean
      has_default: boolean
      is_of_view: boolean
      is_key: boolean
      refers_to: string | null
    }>(`
      select format('%s.%s', table_of.relname, attribute.attname) as column, attribute.attname as name, not attribute.attnotnull as is_nullable,
        attribute.atthasdef or attribute.attidentity <> '' as has_default, table_of.relkind = 'v' as is_of_view,
        exists (select from pg_constraint own where own.conrelid = table_of.oid and own.contype in ('p', 'u') and own.conkey = array[attribute.attnum]) and attribute.attname = 'id' as is_key,
        (select min(format('%s.%s', target.relname, target_column.attname)) from pg_constraint foreign_key
          cross join unnest(foreign_key.conkey, foreign_key.confkey) as pair (own, theirs)
          join pg_class target on target.oid = foreign_key.confrelid
          join pg_attribute target_column on target_column.attrelid = target.oid and target_column.attnum = pair.theirs
          where foreign_key.conrelid = table_of.oid and foreign_key.contype = 'f' and pair.own = attribute.attnum) as refers_to
      from pg_class table_of join pg_namespace schema_of on schema_of.oid = table_of.relnamespace
      join pg_attribute attribute on attribute.attrelid = table_of.oid and attribute.attnum > 0 and not attribute.attisdropped
      where schema_of.nspname = 'public' and table_of.relkind in ('r', 'v') and attribute.atttypid = 'bigint'::regtype
      order by 1`)
    const columns = new Map(rows.map((row) => [row.column, row]))
    const rowOf = (column: string): string | null => {
      const found = columns.get(column)
      if (found?.refers_to) return rowOf(found.refers_to)
      return found?.is_key ? (column.split('.')[0] ?? null) : null
    }
    const rowOfName = (name: string): string | null => {
      const named = rows.filter((row) => row.name === name && row.refers_to !== null)
      const [only, ...others] = new Set(named.map((row) => rowOf(row.column)))
      return others.length === 0 ? (only ?? null) : null
    }
    const ids = rows.flatMap((row) => {
      const of = row.is_of_view ? rowOfName(row.name) : rowOf(row.column)
      if (of === null) return []
      const type = `Id<'${of}'>${row.is_nullable ? ' | null' : ''}`
      return [[row.column, row.has_default ? `Generated<${type}>` : type] as const]
    })
    return Object.fromEntries(ids)
  } finally {
    await client.end()
  }
}

/** The same type as of src/domain/id.ts: alike by what it is, so that neither imports the other. */
function declareIds(file: string): void {
  const types = readFileSync(file, 'utf8')
  const before = 'export type Json = JsonValue;'
  if (!types.includes(before)) throw new Error('the generated types have no place for the id')
  writeFileSync(
    file,
    types.replace(before, `export type Id<Of extends string> = number & { readonly idOf: Of };\n\n${before}`),
  )
}

/**
 * A view's columns all look nullable to PostgreSQL. Those that show the rows of one table that still stand have that table's types, without
 * the columns that tell of the others.
 */
function typeStandingRows(file: string): void {
  let types = readFileSync(file, 'utf8')
  for (const [view, table, hidden, added] of [
    ['Distribution', 'FixedDistribution', ['reversed_at', 'correction_id'], ' & { is_of_term: boolean }'],
    ['DistributionShare', 'FixedDistributionShare', ['reversed_at'], ''],
    ['UndistributedPeriod', 'FundPeriod', ['closed_on'], ' & { is_term: boolean; due_from: string | null }'],
  ] as const) {
    const columns = new RegExp(`export interface ${view} \\{[^}]*\\}`)
    if (!columns.test(types)) throw new Error(`the database has no view for ${view}`)
    types = types.replace(
      columns,
      `export type ${view} = Omit<${table}, ${hidden.map((name) => `'${name}'`).join(' | ')}>${added}`,
    )
  }
  writeFileSync(file, types)
}
