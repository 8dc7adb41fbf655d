import { chmodSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/platform/database/migrate.ts'
import { grantRuntimeRights, makeRuntimeRole } from '../../src/platform/database/runtime-role.ts'
import { runtimeRole } from '../../src/platform/embedded-postgres/data-directory.ts'
import { endLeftovers } from '../../src/platform/embedded-postgres/leftovers.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/platform/embedded-postgres/start.ts'
import { migrateQueue } from '../../src/platform/jobs/runner.ts'
import { isAlive } from './is-alive.ts'
import { scratchFolder } from './scratch-folder.ts'
import { quickenCluster } from './quick-database.ts'
import { sharedVariable } from './shared-folder.ts'
import { templateDatabase } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** For the maintenance database `postgres` of this run's cluster. */
    clusterConnectionString: string
  }
}

const folderPrefix = 'ito-test-cluster-'
/** All projects of one vitest process share the cluster: the first to come starts it. */
const clusterVariable = 'TEST_CLUSTER_CONNECTION_STRING'

/** Runs once for a test project, before its files: one PostgreSQL, not durable, with the migrated template. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const shared = process.env[clusterVariable]
  if (shared !== undefined) {
    project.provide('clusterConnectionString', shared)
    return undefined
  }
  const { connectionString, shared: folder, remove } = await startTestCluster()
  process.env[clusterVariable] = connectionString
  process.env[sharedVariable] = folder
  project.provide('clusterConnectionString', connectionString)
  return remove
}

/** The address of the maintenance database, for a setup that comes after this one. */
export const clusterOf = (project: TestProject): string => project.getProvidedContext().clusterConnectionString

export interface TestCluster {
  /** For the maintenance database `postgres`. */
  connectionString: string
  /** A folder beside it, for the workers of this run. */
  shared: string
  remove(): Promise<void>
}

/** PostgreSQL with the migrated template, for whoever is no test file: see `copyTemplate`. */
export async function startTestCluster(base = scratchFolder()): Promise<TestCluster> {
  await endAbandonedClusters(base)
  const folder = mkdtempSync(path.join(realpathSync(base), `${folderPrefix}${process.pid}-`))
  // PostgreSQL may run under another account, which has to pass through this folder to its data.
  chmodSync(folder, 0o711)
  const shared = path.join(folder, 'shared')
  mkdirSync(shared)
  const cluster = await startEmbeddedPostgres({
    dataDirectory: path.join(folder, 'postgres'),
    logFile: path.join(folder, 'postgres.log'),
    durable: false,
    maxConnections: 300,
  })
  const remove = async (): Promise<void> => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await makeTemplate(cluster)
    await quickenCluster(cluster.connectionStringFor('postgres'))
  } catch (error) {
    await remove()
    throw error
  }
  return { connectionString: cluster.connectionStringFor('postgres'), shared, remove }
}

async function makeTemplate(cluster: EmbeddedPostgres): Promise<void> {
  const client = new Client({ connectionString: cluster.connectionStringFor('postgres') })
  await client.connect()
  try {
    await client.query(`create database ${templateDatabase}`)
    await migrate(cluster.connectionStringFor(templateDatabase))
    await migrateQueue(cluster.connectionStringFor(templateDatabase))
    await makeRuntimeRole(cluster.connectionStringFor('postgres'), runtimeRole)
    await grantRuntimeRights(cluster.connectionStringFor(templateDatabase), runtimeRole)
    // Nobody may connect by mistake: a template in use cannot be copied.
    await client.query(`alter database ${templateDatabase} with is_template true allow_connections false`)
  } finally {
    await client.end()
  }
}

/** A test run that was killed leaves its cluster behind; the next run tidies up. */
async function endAbandonedClusters(folder: string): Promise<void> {
  const base = realpathSync(folder)
  for (const name of readdirSync(base).filter((entry) => entry.startsWith(folderPrefix))) {
    const owner = Number(name.slice(folderPrefix.length).split('-')[0])
    if (isAlive(owner)) continue
    await endLeftovers(path.join(base, name, 'postgres'))
    rmSync(path.join(base, name), { recursive: true, force: true })
  }
}
