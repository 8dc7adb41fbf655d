import path from 'node:path'
import { createLocalFileStore } from '../adapters/files/local-file-store.ts'
import { checkKeptFiles } from '../features/documents/document/kept-files.ts'
import { openDatabase, openPool } from '../platform/database/connect.ts'

/**
 * Reads every file that the database of DATABASE_URL names from the documents in DATA_DIR, and ends with 1 where one is missing or has other bytes than its
 * SHA-256 promises: after a restore, after a move, and now and then.
 */
const { DATABASE_URL: address, DATA_DIR: folder } = process.env
if (!address || !folder) {
  process.stderr.write(`${address ? 'DATA_DIR' : 'DATABASE_URL'} is missing: which documents are to be checked?\n`)
  process.exit(2)
}

const pool = openPool(address, { max: 1 })
try {
  let kept = 0
  for await (const { sha256, table, state } of checkKeptFiles(
    openDatabase(pool),
    createLocalFileStore(path.join(folder, 'documents')),
  )) {
    if (state === 'kept') kept += 1
    else {
      process.stdout.write(`${state.toUpperCase().padEnd(7)}  ${sha256}  ${table}\n`)
      process.exitCode = 1
    }
  }
  process.stdout.write(`kept     ${kept} files are there as the database names them\n`)
} finally {
  await pool.end()
}
