import { sql } from 'kysely'
import type { Database } from '../../src/platform/database/connect.ts'

/** One short text for everything that the product's tables hold, by table: two equal ones mean that nothing was written. */
export async function databaseDigest(database: Database): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(database)
  const digests: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: [row] } = await sql<{ digest: string | null }>`
      select md5(string_agg(t::text, ',' order by t::text)) as digest from ${sql.table(name)} t`.execute(database)
    digests[name] = row?.digest ?? 'empty'
  }
  return digests
}
