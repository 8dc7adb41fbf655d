import type { Id } from '../../src/domain/id.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { approveProposal } from '../../src/features/people/approval/approve-proposal.ts'
import { bookMonth } from '../../src/domain/funds/book-month.ts'
import { proposeBookMonth } from '../../src/features/funds/book-month/close-book-month.ts'
import { loadBookMonth } from '../../src/features/funds/book-month/load-book-month.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase, openPool } from '../../src/platform/database/connect.ts'
import { createLog } from '../../src/platform/log.ts'
import type { Outcome } from '../../src/platform/outcome.ts'
import { createServices } from '../../src/server/create-services.ts'

const [connectionString = '', folder = ''] = process.argv.slice(2)
const now = new Date('2026-11-21T10:00:00+09:00')

const config = readConfig({
  APP_ENV: 'demo',
  DATABASE_URL: connectionString,
  DATA_DIR: folder,
  BASE_URL: 'https://bench.example',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  BANK_BASE_URL: 'https://bank.example',
  BANK_CLIENT_ID: 'bench',
  BANK_CLIENT_SECRET: 'bench',
  BANK_ACCOUNT_ID: 'company',
  EKYC_BASE_URL: 'https://identity.example',
  EKYC_API_KEY: 'bench',
  EKYC_WEBHOOK_SECRET: 'bench',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: '糸funding <info@bench.example>',
})
const pool = openPool(connectionString, { max: 4 })
const log = Object.assign(createLog('bench'), { level: 'silent' })
const services = createServices(config, openDatabase(pool), { now: () => now }, log)

const operator = (memberId: number): Viewer => ({
  memberId: memberId as Id<'member'>,
  role: 'admin',
  status: 'active',
  isVerified: true,
  sessionHash: Buffer.alloc(32),
  authenticatedAt: new Date(),
})

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begin = performance.now()
  const value = await work()
  console.log(`${what.padEnd(28)} ${((performance.now() - begin) / 1000).toFixed(1)} s`)
  return value
}

function must<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new Error(`refused: ${outcome.message}`)
}

const month = bookMonth('2026-10')
if (month === null) throw new Error('no month')
const seen = await timed('the screen', () => loadBookMonth(services.database, month, now))
const begin = performance.now()
const { proposalId } = await timed('proposed by one', async () =>
  must(await proposeBookMonth(services, operator(10_001), { month: month.month, reason: '' })),
)
const proposal = await services.database
  .selectFrom('proposal')
  .select('effect_hash')
  .where('id', '=', proposalId)
  .executeTakeFirstOrThrow()
await timed('approved by another', async () =>
  must(await approveProposal(services, operator(10_002), { proposalId, seenHash: proposal.effect_hash, answers: [] })),
)
const seconds = (performance.now() - begin) / 1000
console.log(`a month of ${seen.funds.length} funds closed: ${seconds.toFixed(1)} s  (goal: below 60 s)`)
if (seconds >= 60) process.exitCode = 1
services.mailSender.close()
await pool.end()
