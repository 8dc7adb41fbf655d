import { closeSync, existsSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { SettingError } from './setting-error.ts'

/**
 * The demo's years of history are written once, in many transactions. DATA_DIR/first-filling stands for as long as that is
 * under way: a start that finds it begins again from nothing, for nobody has used what is half there.
 */
export interface FirstFilling {
  /** There is no database yet: what will be in it comes with this start. Otherwise only `begin` knows. */
  isFromNothing: boolean
  /** Call before the first row, when the database is there. @returns whether there is anything to fill. */
  begin(connectionString: string): Promise<boolean>
  /** Call when the last row is written, before anybody else connects. */
  finish(connectionString: string): Promise<void>
}

export const firstFillingMarker = (dataFolder: string): string => path.join(dataFolder, 'first-filling')

const folders = ['postgres', 'desk', 'documents']

/**
 * Call before PostgreSQL starts; clears what an interrupted first start left.
 * @throws SettingError when that lies in a database that is not ours to clear.
 */
export function prepareFirstFilling(dataFolder: string, isOwnDatabase: boolean): FirstFilling {
  const marker = firstFillingMarker(dataFolder)
  if (existsSync(marker)) {
    if (!isOwnDatabase) {
      throw new SettingError(
        `DATABASE_URL leads to a database whose first filling was interrupted: empty it, delete ${marker}, and start again`,
      )
    }
    for (const folder of folders) rmSync(path.join(dataFolder, folder), { recursive: true, force: true })
    rmSync(marker)
  }
  const isNew = isOwnDatabase && !existsSync(path.join(dataFolder, 'postgres'))
  if (isNew) writeFileSync(marker, '')
  return {
    isFromNothing: isNew,
    begin: async (connectionString) => {
      if (!isNew && !(await isEmpty(connectionString))) return false
      if (!isNew) writeFileSync(marker, '')
      if (!isOwnDatabase) return true
      // Thousands of small commits need not each reach the disk: until the end there is nothing to lose.
      // The same few hundred statements of small tables: each is planned once, for all its parameters.
      await run(
        connectionString,
        'alter database app set synchronous_commit = off; alter database app set plan_cache_mode = force_generic_plan',
      )
      return true
    },
    finish: async (connectionString) => {
      if (!existsSync(marker)) return
      // The commit of this waits for the disk, and with it is there what all before it have written to the log: as after any commit, nothing more is needed.
      if (isOwnDatabase)
        await run(
          connectionString,
          'set synchronous_commit = on; alter database app reset synchronous_commit; alter database app reset plan_cache_mode',
        )
      flush(path.join(dataFolder, 'desk/desk.jsonl'))
      rmSync(marker)
    },
  }
}

/** What the demo desk has written without waiting for the disk. */
function flush(file: string): void {
  const opened = openSync(file, 'r+')
  fsyncSync(opened)
  closeSync(opened)
}

async function isEmpty(connectionString: string): Promise<boolean> {
  const rows = await run(connectionString, `select to_regclass('schema_migration') is null as empty`)
  return rows[0]?.['empty'] === true
}

async function run(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
