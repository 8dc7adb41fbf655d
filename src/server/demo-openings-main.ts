import path from 'node:path'
import { createChildPdfRenderer } from '../adapters/pdf/child-pdf-renderer.ts'
import { createLog } from '../platform/log.ts'
import { openDatabase, openPool } from '../platform/database/connect.ts'
import { builtFolder } from '../platform/product-folder.ts'
import { createServices } from './create-services.ts'
import { agreeOnDuePurchases } from './demo/agree-on-purchase.ts'
import { keepOpenings } from './demo/keep-openings.ts'
import { followClock } from './follow-clock.ts'
import { runProcess } from './process.ts'
import { refuseWrongDatabase } from './refuse-database.ts'

/** A fund opens or ends while nobody moves the clock. */
const lookEveryMilliseconds = 5_000
/** Whoever has filled a fund starts it at once. */
const lookForFullEveryMilliseconds = 1_000

/** Follows the demo's clock, offers anew what has gone by, and records what a full fund buys. A process of its own, so that the product's have nothing of the demo. */
await runProcess(async (config) => {
  if (config.APP_ENV !== 'demo' || !config.CLOCK_URL) throw new Error('demo offers are for the demo only')
  const log = createLog('demo-openings')
  const pool = openPool(config.DATABASE_URL, { max: 2 })
  const database = openDatabase(pool)
  await refuseWrongDatabase(database, config)
  const pdf = createChildPdfRenderer(path.join(builtFolder, 'printer.js'))

  let isPassing = false
  let looking: Promise<void> = Promise.resolve()
  let look: () => Promise<void> = async () => undefined
  let lookForFull: () => Promise<void> = async () => undefined
  const clock = await followClock(config, 'openings', async (_now, passing) => {
    // A month has hundreds of hours: only where the clock comes to a stand does anybody see what is offered.
    isPassing = passing
    if (!isPassing) await lookForFull()
    if (!isPassing) await look()
    return { ran: [], next: null }
  })
  const services = { ...createServices(config, database, clock, log), pdf }
  look = () =>
    (looking = looking
      .then(() => keepOpenings(services))
      .catch((err: unknown) => log.error({ err }, 'no further fund of the demo was published')))
  lookForFull = () =>
    (looking = looking
      .then(() => agreeOnDuePurchases(services))
      .catch((err: unknown) => log.error({ err }, 'no purchase of a full fund was recorded')))
  await lookForFull()
  await look()
  const timers = [
    setInterval(() => {
      if (!isPassing) void look()
    }, lookEveryMilliseconds),
    setInterval(() => {
      if (!isPassing) void lookForFull()
    }, lookForFullEveryMilliseconds),
  ]
  log.info('openings ready')
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await looking
    pdf.close()
    await clock.close()
    services.mailSender.close()
    await pool.end()
  }
})
