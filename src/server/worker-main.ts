import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import { createChildPdfRenderer } from '../adapters/pdf/child-pdf-renderer.ts'
import { missingCompanyFacts } from '../features/core/operator/operator-profile.ts'
import { createLog, type Log } from '../platform/log.ts'
import { openDatabase, openPool } from '../platform/database/connect.ts'
import { createServices } from './create-services.ts'
import { followClock } from './follow-clock.ts'
import { refuseWrongDatabase } from './refuse-database.ts'
import { runProcess } from './process.ts'
import { createChildRehearsal } from './rehearsal/child-rehearsal.ts'
import { runWorker, type Worker } from './worker/run-worker.ts'

await runProcess(async (config) => {
  const log = createLog('worker')
  const pool = openPool(config.DATABASE_URL, {
    max: 12,
    onError: (err) => log.warn({ err }, 'database connection lost'),
  })
  await pool.query('select 1')
  const database = openDatabase(pool)
  await refuseWrongDatabase(database, config)
  const missing = missingCompanyFacts(config)
  if (missing.length > 0) return waitForSetup(log, missing, pool)
  // The demo desk's first event comes before there is a worker: it is answered once the worker stands.
  let reportWorker: (worker: Worker) => void = () => undefined
  const started = new Promise<Worker>((resolve) => {
    reportWorker = resolve
  })
  const clock = await followClock(config, 'worker', async (now) => (await started).moveTo(now))
  const rehearsal = createChildRehearsal(config, fileURLToPath(new URL('./rehearsal.js', import.meta.url)))
  const pdf = createChildPdfRenderer(fileURLToPath(new URL('./printer.js', import.meta.url)))
  const services = { ...createServices(config, database, clock, log), pdf, rehearsal }
  const worker = await runWorker(services, pool)
  reportWorker(worker)
  log.info('worker ready')
  return async () => {
    log.info('stopping: finishes the jobs under way')
    rehearsal.close()
    await worker.stop()
    pdf.close()
    await clock.close()
    services.mailSender.close()
    await pool.end()
  }
})

/** Set-up mode: no job may run that would write to anybody in the name of a company whose facts are missing. Ends like a worker. */
function waitForSetup(log: Log, missing: string[], pool: Pool): () => Promise<void> {
  log.warn({ missing }, 'set-up: no job runs until OPERATOR_PROFILE is complete')
  const staying = setInterval(() => undefined, 60_000)
  return async () => {
    clearInterval(staying)
    await pool.end()
  }
}
