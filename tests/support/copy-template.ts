import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { templateDatabase } from './template-database.ts'

export interface TestDatabase {
  connectionString: string
  /** Ends every connection to it and removes it. */
  drop(): Promise<void>
}

/** By its name it can be copied in turn. */
export interface CopiedDatabase extends TestDatabase {
  name: string
}

/**
 * A fresh database with every migration applied, in about 20 ms. `cluster` is the address of its maintenance database.
 * @param template another one to copy, which nobody is connected to.
 */
export async function copyTemplate(cluster: string, template = templateDatabase): Promise<CopiedDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOn(cluster, `create database ${name} template ${template} strategy file_copy`)
  return {
    name,
    connectionString: cluster.replace('/postgres?', `/${name}?`),
    drop: () => runOn(cluster, `drop database if exists ${name} with (force)`),
  }
}

const pools = new Map<string, Pool>()

/** Connections that stay: to open one costs more than most of what is asked on it. They let the process and the cluster end. */
async function runOn(cluster: string, statement: string): Promise<void> {
  const known = pools.get(cluster)
  const pool = known ?? new Pool({ connectionString: cluster, max: 2, allowExitOnIdle: true })
  if (!known) {
    pool.on('error', () => undefined)
    pools.set(cluster, pool)
  }
  await pool.query(statement)
}
