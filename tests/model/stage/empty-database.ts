import type pg from 'pg'

/**
 * Brings a database back to how its migrations left it. Copying the template and dropping the copy costs ten times as much, and its new
 * connections have everything to learn again.
 */
export interface Emptier {
  empty(): Promise<void>
}

/** Kept by the queue from history to history: the names of its tasks, which its programs remember. */
const kept = new Set(['graphile_worker._private_tasks'])

/** Call it on a fresh database: what has rows then belongs to the schema. */
export async function createEmptier(pool: pg.Pool): Promise<Emptier> {
  const { rows } = await pool.query<{ name: string }>(
    "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'graphile_worker') order by 1",
  )
  const names = rows.map(({ name }) => name).filter((name) => !kept.has(name))
  const withRows = async (all: readonly string[]): Promise<string[]> => {
    const text = all.map((name) => `select '${name}' as name where exists (select from ${name})`).join(' union all ')
    return (await pool.query<{ name: string }>(text)).rows.map(({ name }) => name)
  }
  const ofTheSchema = new Set(await withRows(names))
  const ours = names.filter((name) => !ofTheSchema.has(name))
  return {
    async empty() {
      const filled = await withRows(ours)
      if (filled.length === 0) return
      const client = await pool.connect()
      try {
        // Journals refuse to be emptied, by triggers: here nobody's money is in them.
        await client.query(`begin; set local session_replication_role = replica; truncate ${filled.join(', ')} restart identity cascade; commit`)
      } finally {
        client.release()
      }
    },
  }
}
