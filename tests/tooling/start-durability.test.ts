import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { firstFillingMarker, prepareFirstFilling, type FirstFilling } from '../../scripts/run/first-filling.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/platform/embedded-postgres/start.ts'
import { scratchFolder } from '../support/scratch-folder.ts'

let folder: string
let filling: FirstFilling
let postgres: EmbeddedPostgres

beforeAll(async () => {
  folder = mkdtempSync(path.join(scratchFolder(), 'ito-filling-'))
  mkdirSync(path.join(folder, 'desk'))
  writeFileSync(path.join(folder, 'desk/desk.jsonl'), '')
  filling = prepareFirstFilling(folder, true)
  postgres = await startEmbeddedPostgres({
    dataDirectory: path.join(folder, 'postgres'),
    logFile: path.join(folder, 'postgres.log'),
    durable: true,
  })
}, 60_000)

afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function ask(statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: postgres.connectionString })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

const unflushed = async (): Promise<number> =>
  Number((await ask('select pg_current_wal_insert_lsn() - pg_current_wal_flush_lsn() as bytes'))[0]?.['bytes'])

it('the first filling waits for no disk, and when it has ended all of it is there, and later commits wait again', async () => {
  expect(filling.isFromNothing).toBe(true)
  expect(existsSync(firstFillingMarker(folder))).toBe(true)
  expect(await filling.begin(postgres.connectionString)).toBe(true)
  expect(await ask('show synchronous_commit')).toEqual([{ synchronous_commit: 'off' }])
  await ask('create table filled as select generate_series(1, 100)')
  await filling.finish(postgres.connectionString)
  expect(await unflushed()).toBe(0)
  expect(await ask('show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
  expect(existsSync(firstFillingMarker(folder))).toBe(false)
})
