import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/connect.ts'
import { projectFolder } from '../platform/project-folder.ts'

const checksFolder = path.join(projectFolder, 'db/checks')

export interface MoneyCheck {
  /** 'M01' */
  id: string
  /** What holds, in words: the first line of the file. */
  statement: string
  /** What contradicts it; empty when all is well. */
  rows: Record<string, unknown>[]
}

/** Runs every invariant of db/checks over one and the same moment of the book. */
export async function checkMoney(database: Database): Promise<MoneyCheck[]> {
  return database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(runMoneyChecks)
}

/** The same inside a transaction that is already open. */
export async function runMoneyChecks(transaction: Transaction): Promise<MoneyCheck[]> {
  const checks: MoneyCheck[] = []
  for (const { id, text } of await readChecks()) {
    const { rows } = await sql.raw<Record<string, unknown>>(text).execute(transaction)
    checks.push({ id, statement: /^-- (.+)$/m.exec(text)?.[1] ?? '', rows })
  }
  return checks
}

async function readChecks(): Promise<{ id: string; text: string }[]> {
  const files = (await readdir(checksFolder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (name) => ({ id: path.basename(name, '.sql'), text: await readFile(path.join(checksFolder, name), 'utf8') })),
  )
}
