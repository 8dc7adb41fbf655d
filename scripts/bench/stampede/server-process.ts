/** One server process of the benchmark: the product's own API on the product's own services, with one way to settle applications. */
import { writeDeferredDocuments } from '../../../src/features/investing/application/write-deferred-documents.ts'
import type { Services } from '../../../src/features/core/services.ts'
import { createServices } from '../../../src/server/create-services.ts'
import { createApi } from '../../../src/server/http.ts'
import { systemClock } from '../../../src/platform/clock.ts'
import { openDatabase, openPool } from '../../../src/platform/database/connect.ts'
import { createLog } from '../../../src/platform/log.ts'
import { benchConfig } from './bench-settings.ts'
import type { Way } from './plan.ts'
import { applyWays } from './apply-ways.ts'

export interface ServerOrder {
  databaseUrl: string
  folder: string
  way: Way
  poolSize: number
}

/** What a server process tells of itself when asked. */
export interface ServerUse {
  megabytes: number
  processorSeconds: number
}

/** What writing the contract documents of a burst took. */
export interface Settled {
  milliseconds: number
  processorSeconds: number
}

let services: Services | undefined

async function serve({ databaseUrl, folder, way, poolSize }: ServerOrder): Promise<number> {
  const log = Object.assign(createLog('bench'), { level: 'error' })
  const pool = openPool(databaseUrl, { max: 10 })
  services = createServices(benchConfig(databaseUrl, folder), openDatabase(pool), systemClock, log)
  const benchmarkStrategy = applyWays[way]({ databaseUrl, poolSize })
  const { app } = await createApi({ ...services, ...(benchmarkStrategy && { benchmarkStrategy }) })
  await app.listen({ port: 0, host: '127.0.0.1', backlog: 4096 })
  const address = app.server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

function use(): ServerUse {
  const { user, system } = process.cpuUsage()
  return { megabytes: process.resourceUsage().maxRSS / 1024, processorSeconds: (user + system) / 1e6 }
}

async function settle(): Promise<Settled> {
  if (!services) throw new Error('nothing is served yet')
  const [before, begin] = [use(), performance.now()]
  await writeDeferredDocuments(services)
  return { milliseconds: performance.now() - begin, processorSeconds: use().processorSeconds - before.processorSeconds }
}

process.on('message', (message: ServerOrder | 'use' | 'settle' | 'end') => {
  if (message === 'end') process.exit(0)
  else if (message === 'use') process.send?.(use())
  else if (message === 'settle') void settle().then((settled) => process.send?.(settled))
  else void serve(message).then((port) => process.send?.({ port }))
})
