import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Database } from '../platform/database/connect.ts'

/** db/checks, beside the sources and beside the built bundles alike. */
const checksFolder = fileURLToPath(new URL(import.meta.url.includes('/dist/') ? '../db/checks' : '../../db/checks', import.meta.url))

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
  const files = (await readdir(checksFolder)).filter((name) => name.endsWith('.sql')).toSorted()
  const texts = await Promise.all(files.map((name) => readFile(path.join(checksFolder, name), 'utf8')))
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const checks: MoneyCheck[] = []
      for (const [index, text] of texts.entries()) {
        const { rows } = await sql.raw<Record<string, unknown>>(text).execute(transaction)
        checks.push({ id: path.basename(files[index] ?? '', '.sql'), statement: statementOf(text), rows })
      }
      return checks
    })
}

const statementOf = (text: string): string => /^-- (.+)$/m.exec(text)?.[1] ?? ''
