import { sql, type CompiledQuery } from 'kysely'
import type { Database } from '../../src/platform/database/connect.ts'

/** Written without anybody having asked for it: by a worker that delivers what was owed before, and by the minute while a session is used. */
const passing: Record<string, readonly string[]> = {
  mail_outbox: ['sent_at', 'undeliverable_at', 'last_error', 'text_body', 'html_body'],
  session: ['last_seen_at'],
}

interface TableDigest {
  name: string
  digest: string | null
}

const statements = new WeakMap<Database, Promise<CompiledQuery<TableDigest>>>()

/**
 * One short text for everything that the product's tables hold, by table: two equal ones mean that nothing was written but what
 * passes. All tables are read in one statement, thus in one moment.
 */
export async function databaseDigest(database: Database): Promise<Record<string, string>> {
  const known = statements.get(database)
  const statement = known ?? digestStatement(database)
  if (!known) statements.set(database, statement)
  const rows = await database.connection().execute(async (connection) => readPrepared(connection, await statement))
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest ?? 'empty']))
}

const prepared = 'database_digest'

/** To plan a statement over all tables takes many times as long as to run it: each connection does it once. */
async function readPrepared(connection: Database, { sql: text }: CompiledQuery<TableDigest>): Promise<TableDigest[]> {
  const isKnown = await sql`select from pg_prepared_statements where name = ${prepared}`.execute(connection)
  if (isKnown.rows.length === 0) await sql.raw(`prepare ${prepared} as ${text}`).execute(connection)
  return (await sql.raw<TableDigest>(`execute ${prepared}`).execute(connection)).rows
}

async function digestStatement(database: Database): Promise<CompiledQuery<TableDigest>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns join pg_tables on schemaname = table_schema and tablename = table_name
    where table_schema = 'public' group by 1 order by 1`.execute(database)
  const digests = rows.map(({ name, columns }) =>
    digestOf(
      name,
      columns.filter((column) => !passing[name]?.includes(column)),
    ),
  )
  return sql<TableDigest>`${sql.join(digests, sql` union all `)}`.compile(database)
}

const digestOf = (table: string, columns: readonly string[]) => {
  const row = sql`row(${sql.join(columns.map((column) => sql.ref(column)))})::text`
  return sql`(select ${sql.lit(table)} as name, md5(string_agg(line, ',' order by line collate "C")) as digest from (select ${row} as line from ${sql.table(table)}) as lines)`
}
