import { fileURLToPath } from 'node:url'
import { createChildPdfRenderer } from '../adapters/pdf/child-pdf-renderer.ts'
import { createLog } from '../platform/log.ts'
import { openDatabase, openPool } from '../platform/database/connect.ts'
import { createServices } from './create-services.ts'
import { followClock } from './follow-clock.ts'
import { createHttp } from './http.ts'
import { loadPages } from './pages.ts'
import { refuseWrongDatabase } from './refuse-database.ts'
import { runProcess } from './process.ts'
import { buildSchema } from './schema.ts'

/** A third of a second of the start, which needs neither a database nor a clock. */
const prepare = async (): Promise<unknown> => {
  buildSchema()
  return loadPages()
}

await runProcess(async (config) => {
  const log = createLog('server')
  const pool = openPool(config.DATABASE_URL, {
    max: 10,
    onError: (err) => log.warn({ err }, 'database connection lost'),
  })
  await pool.query('select 1')
  const database = openDatabase(pool)
  await refuseWrongDatabase(database, config)
  const clock = await followClock(config, 'server')
  const readingPool = openPool(config.DATABASE_URL, {
    max: 4,
    onError: (err) => log.warn({ err }, 'database connection lost'),
  })
  const pdf = createChildPdfRenderer(fileURLToPath(new URL('./printer.js', import.meta.url)))
  const services = { ...createServices(config, database, clock, log), readingDatabase: openDatabase(readingPool), pdf }
  const app = await createHttp(services)
  // At an opening more knock in the same moment than the usual queue of 511 holds.
  await app.listen({ port: config.PORT, host: config.HOST, backlog: 4096 })
  const address = app.server.address()
  log.info({ port: typeof address === 'object' ? address?.port : config.PORT }, 'listening')
  return async () => {
    log.info('stopping: answers what is under way, takes nothing new')
    await app.close()
    pdf.close()
    await clock.close()
    services.mailSender.close()
    await Promise.all([pool.end(), readingPool.end()])
  }
}, prepare)
