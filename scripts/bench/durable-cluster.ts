import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/platform/embedded-postgres/start.ts'

export interface DurableCluster {
  postgres: EmbeddedPostgres
  /** For whatever the product keeps beside its database. */
  folder: string
  close(): Promise<void>
}

/** A PostgreSQL for a benchmark that writes as durably as in production, in a folder that is gone when it is closed. */
export async function openDurableCluster(maxConnections: number): Promise<DurableCluster> {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'ito-bench-'))
  // PostgreSQL may run under another account, which has to pass through this folder to its data.
  chmodSync(folder, 0o711)
  const postgres = await startEmbeddedPostgres({
    dataDirectory: path.join(folder, 'postgres'),
    logFile: path.join(folder, 'postgres.log'),
    durable: true,
    maxConnections,
  })
  const close = async (): Promise<void> => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { postgres, folder, close }
}
