import type { Bank } from '../../src/adapters/bank/bank.ts'
import { checkBook } from '../../src/features/treasury/bookkeeping/check-book.ts'
import { runMidnight } from '../../src/features/investing/deposit/midnight.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase, openPool } from '../../src/platform/database/connect.ts'
import { createLog } from '../../src/platform/log.ts'
import { createServices } from '../../src/server/create-services.ts'

const [connectionString = '', folder = ''] = process.argv.slice(2)
const midnight = new Date('2026-11-21T00:00:00+09:00')

/** A bank with no news: what is measured is the product's own work. */
const quietBank = { isLinked: async () => true, listDeposits: async () => [] } as unknown as Bank

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
const pool = openPool(connectionString, { max: 12 })
const log = Object.assign(createLog('bench'), { level: 'silent' })
const services = { ...createServices(config, openDatabase(pool), { now: () => midnight }, log), bank: quietBank }

const countOpen = async (): Promise<number> => {
  const { rows } = await pool.query<{ open: number }>(
    `select count(*) as open from investment where status = 'awaiting_deposit'`,
  )
  return rows[0]?.open ?? 0
}

const open = await countOpen()
const begin = performance.now()
await runMidnight(services, { dueAt: midnight })
const seconds = (performance.now() - begin) / 1000
console.log(`midnight, ${open - (await countOpen())} applications: ${seconds.toFixed(1)} s  (goal: below 60 s)`)
const broken = await checkBook(services)
console.log(`broken afterwards: ${broken.length === 0 ? 'none' : broken.join(', ')}`)
console.log(
  `peak memory of this process: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB  (goal: below 512 MB)`,
)
if (seconds >= 60 || broken.length > 0) process.exitCode = 1
services.mailSender.close()
await pool.end()
