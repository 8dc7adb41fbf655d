import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { templateDatabase } from './template-database.ts'

export interface TestDatabase {
  connectionString: string
  /** Ends every connection to it and removes it. */
  drop(): Promise<void>
}

/** A fresh database with every migration applied, in about 20 ms. `cluster` is the address of its maintenance database. */
export async function copyTemplate(cluster: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOn(cluster, `create database ${name} template ${templateDatabase}`)
  return {
    connectionString: cluster.replace('/postgres?', `/${name}?`),
    drop: () => runOn(cluster, `drop database if exists ${name} with (force)`),
  }
}

async function runOn(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
