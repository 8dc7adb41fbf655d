import { fileURLToPath } from 'node:url'
import { createChildPdfRenderer } from '../adapters/pdf/child-pdf-renderer.ts'
import { createLog } from '../platform/log.ts'
import { openDatabase, openPool } from '../platform/database/connect.ts'
import { createServices } from './create-services.ts'
import { followClock } from './follow-clock.ts'
import { runProcess } from './process.ts'
import { createChildRehearsal } from './rehearsal/child-rehearsal.ts'
import { runWorker, type Worker } from './worker/run-worker.ts'

await runProcess(async (config) => {
  const log = createLog('worker')
  const pool = openPool(config.DATABASE_URL, { max: 12, onError: (err) => log.warn({ err }, 'database connection lost') })
  await pool.query('select 1')
  // The desk's first event comes before there is a worker: it is answered once the worker stands.
  let tellWorker: (worker: Worker) => void = () => undefined
  const started = new Promise<Worker>((resolve) => {
    tellWorker = resolve
  })
  const clock = await followClock(config, 'worker', async (now) => (await started).moveTo(now))
  const rehearsal = createChildRehearsal(config, fileURLToPath(new URL('./rehearsal.js', import.meta.url)))
  const pdf = createChildPdfRenderer(fileURLToPath(new URL('./printer.js', import.meta.url)))
  const services = { ...createServices(config, openDatabase(pool), clock, log), pdf, rehearsal }
  const worker = await runWorker(services, pool)
  tellWorker(worker)
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
