import { readFile } from 'node:fs/promises'
import { migrate } from '../../src/platform/database/migrate.ts'
import { migrateQueue } from '../../src/platform/jobs/runner.ts'
import { onBenchDatabase } from './on-bench-database.ts'
import { openDurableCluster } from './durable-cluster.ts'

export interface BenchDatabase {
  connectionString: string
  /** The process id of its PostgreSQL. */
  postgresPid: number
  /** For whatever the product keeps beside its database. */
  folder: string
  postings: number
  seedSeconds: number
  close(): Promise<void>
}

/** A migrated database on a throw-away PostgreSQL, filled by `fill`; gone when closed. */
export async function openBenchDatabase(
  fill: (connectionString: string) => Promise<void> = fillWithPostings,
): Promise<BenchDatabase> {
  const { postgres, folder, close } = await openDurableCluster(50)
  try {
    const { connectionString } = postgres
    await migrate(connectionString)
    await migrateQueue(connectionString)
    const begin = performance.now()
    await fill(connectionString)
    return {
      connectionString,
      postgresPid: postgres.pid,
      folder,
      postings: await countPostings(connectionString),
      seedSeconds: (performance.now() - begin) / 1000,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** More than a million postings in a few funds: what the invariants and the night run are measured on. */
async function fillWithPostings(connectionString: string): Promise<void> {
  await onBenchDatabase(connectionString, async (client) => {
    await client.query(`begin;\n${await readFile(new URL('seed-ledger.sql', import.meta.url), 'utf8')}\ncommit;`)
    await client.query('vacuum analyze')
  })
}

const countPostings = (connectionString: string): Promise<number> =>
  onBenchDatabase(connectionString, async (client) =>
    Number((await client.query<{ postings: string }>('select count(*) as postings from posting')).rows[0]?.postings),
  )
