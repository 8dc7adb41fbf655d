import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { productFolder } from '../platform/product-folder.ts'

const checksFolder = path.join(productFolder, 'db/checks')

export interface CheckText {
  /** 'M01': the file's name. */
  id: string
  /** What holds, in words: the file's first line. */
  statement: string
  /** A query that returns what contradicts it. */
  text: string
}

/**
 * These say that people are late, hold more than they may, or have to explain anew what was explained before a rule: not that the book is wrong. They are
 * reported, stop nothing, and are no fault of the product; to hold back what goes to investors would only make it worse.
 */
export const DELAY_CHECKS: readonly string[] = ['M39', 'M63', 'M64', 'M65', 'M71', 'M93', 'M98', 'M99', 'M104']

let known: Promise<CheckText[]> | undefined

/** Every invariant of db/checks, in order. Read once: they change with the program only. */
export function readChecks(): Promise<CheckText[]> {
  known ??= readFolder().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}

async function readFolder(): Promise<CheckText[]> {
  const files = (await readdir(checksFolder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (name) => {
      const text = await readFile(path.join(checksFolder, name), 'utf8')
      return { id: path.basename(name, '.sql'), statement: /^-- (.+)$/m.exec(text)?.[1] ?? '', text }
    }),
  )
}
