import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { checkChain } from '../features/core/audit/check-chain.ts'
import { eachChainLink, type ChainLink } from '../features/core/audit/export-chain.ts'
import { openDatabase, openPool } from '../platform/database/connect.ts'

/**
 * Recomputes the chain of the audit log and ends with 1 where a line is not what was written: of the file that the back office saves
 * (`npm run check:audit -- 監査ログ.jsonl`, needs no database), or without a file of DATABASE_URL.
 */
const [file] = process.argv.slice(2)
const address = process.env['DATABASE_URL']
if (file === undefined && !address) {
  process.stderr.write('usage: npm run check:audit -- FILE.jsonl, or DATABASE_URL=... npm run check:audit\n')
  process.exit(2)
}

async function* linksOfFile(path: string): AsyncGenerator<ChainLink> {
  for await (const line of createInterface({ input: createReadStream(path, 'utf8') }))
    if (line.trim() !== '') yield JSON.parse(line) as ChainLink
}

async function* linksOfDatabase(connectionString: string): AsyncGenerator<ChainLink> {
  const pool = openPool(connectionString, { max: 1 })
  try {
    yield* eachChainLink(openDatabase(pool))
  } finally {
    await pool.end()
  }
}

const { length, head, broken } = await checkChain(
  file === undefined ? linksOfDatabase(address ?? '') : linksOfFile(file),
)
if (broken === null) process.stdout.write(`holds   ${length} lines, end of the chain ${head}\n`)
else process.stdout.write(`BROKEN  line ${broken.seq}: ${broken.reason} (${length} lines before it agree)\n`)
if (broken !== null) process.exitCode = 1
