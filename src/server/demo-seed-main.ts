import { fileURLToPath } from 'node:url'
import { createChildPdfRenderer } from '../adapters/pdf/child-pdf-renderer.ts'
import { createLog } from '../platform/log.ts'
import { openDatabase, openPool } from '../platform/database/connect.ts'
import { rememberPlans } from '../platform/database/remember-plans.ts'
import { readConfig } from '../platform/config.ts'
import { createServices } from './create-services.ts'
import { createDeskControl } from './demo/desk-control.ts'
import { keepOpenings } from './demo/keep-openings.ts'
import { printAhead } from './demo/print-ahead.ts'
import { repeatableBytes } from './demo/repeatable-bytes.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { refuseWrongDatabase } from './refuse-database.ts'
import { comesItsTurn, explain } from './process.ts'

process.umask(0o077)
await comesItsTurn()

try {
  const config = readConfig(process.env)
  if (config.APP_ENV !== 'demo' || !config.CLOCK_URL) throw new Error('demo data is for the demo only')
  const pool = openPool(config.DATABASE_URL)
  pool.on('connect', rememberPlans)
  const database = openDatabase(pool)
  await refuseWrongDatabase(database, config)
  const hasMembers = await database.selectFrom('member').select('id').limit(1).executeTakeFirst()
  const desk = createDeskControl(config.CLOCK_URL)
  let now = await desk.now()
  // Tests choose the moment in which the demo's past ends, so that neither the day of their run nor chance makes a difference.
  const chosen = process.env['DEMO_SEED_AT']
  const printing = createChildPdfRenderer(fileURLToPath(new URL('./printer.js', import.meta.url)))
  const printer = printAhead(printing)
  const made = { ...createServices(config, database, { now: () => now }, createLog('demo-seed')), pdf: printer }
  const services = chosen === undefined ? made : { ...made, randomBytes: repeatableBytes() }
  if (!hasMembers) {
    await seedDemo(services, desk, {
      clock: { set: (instant) => void (now = instant) },
      seedAt: new Date(chosen ?? services.machineClock.now()),
      printer,
      report: (progress) => void process.send?.(progress),
    })
    // Playing it took its time.
    if (chosen === undefined) await desk.moveTo(services.machineClock.now())
  }
  now = await desk.now()
  await keepOpenings(services)
  services.mailSender.close()
  printing.close()
  await pool.end()
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}
