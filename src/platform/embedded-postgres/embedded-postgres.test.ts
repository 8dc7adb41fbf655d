import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { scratchFolder } from '../../../tests/support/scratch-folder.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start.ts'

let folder: string
let running: EmbeddedPostgres | undefined

/** Making a database's files takes seconds; all but the first test begin with a copy of them. */
let made: string

beforeAll(() => {
  made = mkdtempSync(path.join(scratchFolder(), 'ito-made-'))
})

afterAll(() => {
  rmSync(made, { recursive: true, force: true })
})

beforeEach(() => {
  folder = mkdtempSync(path.join(scratchFolder(), 'ito-test-'))
  execFileSync('cp', ['-a', `${made}/.`, folder])
})

afterEach(async () => {
  await running?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<EmbeddedPostgres> {
  running = await startEmbeddedPostgres({
    dataDirectory: path.join(folder, 'postgres'),
    logFile: path.join(folder, 'postgres.log'),
    durable: true,
  })
  return running
}

async function query(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

describe('the embedded PostgreSQL', () => {
  it('sorts Japanese text, keeps Japanese time and listens on no port', async () => {
    const { connectionString } = await start()
    const [settings] = await query(
      connectionString,
      `select current_setting('TimeZone') as zone, current_setting('listen_addresses') as addresses,
              current_setting('fsync') as fsync, 'あ' < 'ア亜' as sorted, datlocale as locale
         from pg_database where datname = 'app'`,
    )
    expect(settings).toEqual({ zone: 'Asia/Tokyo', addresses: '', fsync: 'on', sorted: true, locale: 'ja-JP' })
    await running?.stop()
    execFileSync('cp', ['-a', `${folder}/.`, made])
  })

  it('keeps every committed row when it is killed, and starts again at once', async () => {
    const first = await start()
    await query(first.connectionString, 'create table deposit as select generate_series(1, 500) as id')
    process.kill(first.pid, 'SIGKILL')
    const second = await start()
    expect(await query(second.connectionString, 'select count(*)::int from deposit')).toEqual([{ count: 500 }])
  })

  it('takes over from a server that a killed start left running', async () => {
    const first = await start()
    await query(first.connectionString, 'create table deposit as select 1 as id')
    const second = await start()
    expect(second.pid).not.toBe(first.pid)
    expect(await query(second.connectionString, 'select id from deposit')).toEqual([{ id: 1 }])
  })

  it('ends a busy backend that outlived its killed server', async () => {
    const first = await start()
    const busy = query(first.connectionString, `select count(*) from generate_series(1, 1e12)`).catch(() => 'ended')
    await untilBusy(first.connectionString)
    process.kill(first.pid, 'SIGKILL')
    const second = await start()
    expect(await busy).toBe('ended')
    expect(await query(second.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('can be stopped twice', async () => {
    const server = await start()
    await server.stop()
    await server.stop()
    await expect(query(server.connectionString, 'select 1')).rejects.toThrow()
  })
})

async function untilBusy(connectionString: string): Promise<void> {
  for (;;) {
    const active = await query(
      connectionString,
      `select 1 from pg_stat_activity where query like '%1e12%' and pid <> pg_backend_pid()`,
    )
    if (active.length > 0) return
  }
}
