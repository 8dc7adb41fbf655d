import path from 'node:path'
import { createChildPdfRenderer } from '../adapters/pdf/child-pdf-renderer.ts'
import { systemClock } from '../platform/clock.ts'
import { operatorProfile } from '../features/core/operator/operator-profile.ts'
import { createLog } from '../platform/log.ts'
import { openDatabase, openPool } from '../platform/database/connect.ts'
import { builtFolder } from '../platform/product-folder.ts'
import { rememberPlans } from '../platform/database/remember-plans.ts'
import { readConfig } from '../platform/config.ts'
import { createServices } from './create-services.ts'
import { createDeskControl } from './demo/desk-control.ts'
import { eventsUntil } from './demo/history.ts'
import { keepOpenings } from './demo/keep-openings.ts'
import { papersToCome } from './demo/papers-to-come.ts'
import { printAhead } from './demo/print-ahead.ts'
import { repeatableBytes } from './demo/repeatable-bytes.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { refuseWrongDatabase } from './refuse-database.ts'
import { comesItsTurn, explain } from './process.ts'

process.umask(0o077)

try {
  const config = readConfig(process.env)
  if (config.APP_ENV !== 'demo' || !config.CLOCK_URL) throw new Error('demo data is for the demo only')
  // Tests choose the moment in which the demo's past ends, so that neither the day of their run nor chance makes a difference.
  const chosen = process.env['DEMO_SEED_AT']
  const seedAt = new Date(chosen ?? systemClock.now())
  // One that stays idle while others answer would be closed, with all the plans that it knows.
  const pool = openPool(config.DATABASE_URL, { staysOpen: true })
  pool.on('connect', rememberPlans)
  const database = openDatabase(pool)
  let now = systemClock.now()
  const services = createServices(config, database, { now: () => now }, createLog('demo-seed'))
  // Until ready, playing the past is the longest chain: it goes first.
  const printing = createChildPdfRenderer(path.join(builtFolder, 'printer.js'), { yields: true })
  const printer = printAhead({ pdf: printing, signer: services.signer })
  const events = eventsUntil(seedAt)
  const print = (): void => printer.begin(papersToCome(operatorProfile(config), { events, seedAt }))
  // It is known before there is a database that there is a past to be played: printing does not wait for it.
  const isFirstFilling = process.env['FIRST_FILLING'] !== undefined
  if (isFirstFilling) print()
  await comesItsTurn()
  // Neither a connection that rests nor the printer keeps it alive while it waits for a document.
  const staying = setInterval(() => undefined, 60_000)

  await refuseWrongDatabase(database, config)
  const hasMembers = await database.selectFrom('member').select('id').limit(1).executeTakeFirst()
  const desk = createDeskControl(config.CLOCK_URL)
  now = await desk.now()
  const { pdf, signer } = printer
  const made = { ...services, pdf, signer, ...(chosen !== undefined && { randomBytes: repeatableBytes() }) }
  if (!hasMembers) {
    if (!isFirstFilling) print()
    await seedDemo(made, desk, {
      clock: { set: (instant) => void (now = instant) },
      seedAt,
      events,
      report: (progress) => void process.send?.(progress),
    })
    // Playing it took its time.
    if (chosen === undefined) await desk.moveTo(systemClock.now())
  }
  now = await desk.now()
  await keepOpenings(made)
  services.mailSender.close()
  printing.close()
  clearInterval(staying)
  await pool.end()
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}
