import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeRuntimeRole } from '../../src/platform/database/runtime-role.ts'
import { runtimeRole } from '../../src/platform/embedded-postgres/data-directory.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/platform/embedded-postgres/start.ts'
import type { TestDatabase } from '../support/database.ts'

/** A PostgreSQL that writes as in production, and that can be killed and come back under the same address. */
export interface DurableDatabase extends TestDatabase {
  /** kill -9 of the postmaster; its backends end with it. */
  kill(): Promise<void>
  /** Recovers from its log and answers again. */
  start(): Promise<void>
}

export async function startDurableDatabase(): Promise<DurableDatabase> {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'ito-crash-'))
  // PostgreSQL may run under another account, which has to pass through this folder to its data.
  chmodSync(folder, 0o711)
  const options = {
    dataDirectory: path.join(folder, 'postgres'),
    logFile: path.join(folder, 'postgres.log'),
    durable: true,
    maxConnections: 100,
  }
  let cluster: EmbeddedPostgres = await startEmbeddedPostgres(options)
  // As whoever owns the cluster makes it before the first migration, which gives it its rights.
  await makeRuntimeRole(cluster.connectionString, runtimeRole)
  return {
    connectionString: cluster.connectionString,
    async kill() {
      process.kill(cluster.pid, 'SIGKILL')
      await cluster.ended
    },
    async start() {
      cluster = await startEmbeddedPostgres({ ...options, socketDirectory: cluster.socketDirectory })
    },
    async drop() {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
