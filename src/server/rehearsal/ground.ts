import { chmodSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { isEmbeddedPostgresInstalled } from '../../platform/embedded-postgres/binaries.ts'
import { endLeftovers } from '../../platform/embedded-postgres/leftovers.ts'
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/start.ts'
import { sha256Hex } from '../../platform/secret.ts'
import type { Id } from '../../domain/id.ts'

/** An empty database that is nobody's, for one rehearsal. */
export interface Ground {
  databaseUrl: string
  kind: 'beside' | 'own_server'
  /** Gone with everything in it. */
  clear(): Promise<void>
}

/**
 * A database of its own on the product's server, so that a rehearsal meets the very machine that a real opening will. Where the product's
 * role may make no database, a durable PostgreSQL of its own beside this process, if one is installed. Never a schema in the product's database: one
 * statement that names another schema would reach real rows there.
 */
export async function openGround(productUrl: string, rehearsalId: Id<'drill'>): Promise<Ground> {
  const name = databaseName(productUrl, rehearsalId)
  const isMade = await onProductServer(productUrl, async (client) => {
    if (!(await mayCreateDatabase(client))) return false
    await client.query(`create database ${name} template template0`)
    return true
  })
  if (!isMade) {
    if (!isEmbeddedPostgresInstalled())
      throw new Error(
        'the role of the product may make no database (alter role … createdb), and no PostgreSQL of its own is installed beside it',
      )
    return openOwnServer(productUrl)
  }
  return {
    databaseUrl: withDatabase(productUrl, name),
    kind: 'beside',
    clear: () => dropDatabase(productUrl, name),
  }
}

/** Removes whatever a rehearsal has left whose process was killed. */
export async function tidyGround(productUrl: string, rehearsalId: Id<'drill'>): Promise<void> {
  await dropDatabase(productUrl, databaseName(productUrl, rehearsalId))
  const folder = ownServerFolder(productUrl)
  await endLeftovers(path.join(folder, 'postgres'))
  rmSync(folder, { recursive: true, force: true })
}

async function openOwnServer(productUrl: string): Promise<Ground> {
  const folder = ownServerFolder(productUrl)
  mkdirSync(folder, { recursive: true })
  // PostgreSQL may run under another account, which has to pass through this folder to its data.
  chmodSync(folder, 0o711)
  const cluster = await startEmbeddedPostgres({
    dataDirectory: path.join(folder, 'postgres'),
    logFile: path.join(folder, 'postgres.log'),
    durable: true,
    maxConnections: 40,
  })
  return {
    databaseUrl: cluster.connectionString,
    kind: 'own_server',
    async clear() {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Of this installation alone: two may share a machine or a database server. */
const mark = (productUrl: string): string => sha256Hex(productUrl).slice(0, 12)
const databaseName = (productUrl: string, rehearsalId: Id<'drill'>): string =>
  `drill_${mark(productUrl)}_${rehearsalId}`
const ownServerFolder = (productUrl: string): string =>
  path.join(realpathSync(tmpdir()), `ito-drill-${mark(productUrl)}`)

/** The same address with another database; a socket's address has no host, which the platform's URL would refuse. */
export function withDatabase(url: string, name: string): string {
  const [, server, parameters = ''] = /^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?(\?.*)?$/.exec(url) ?? []
  if (server === undefined) throw new Error('the address of the database is not one')
  return `${server}/${name}${parameters}`
}

async function mayCreateDatabase(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
  )
  return rows[0]?.may ?? false
}

async function dropDatabase(productUrl: string, name: string): Promise<void> {
  await onProductServer(productUrl, async (client) => {
    if (await mayCreateDatabase(client)) await client.query(`drop database if exists ${name} with (force)`)
  })
}

async function onProductServer<T>(productUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: productUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
