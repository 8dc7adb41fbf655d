/** One server process of the benchmark: the product's own API, its readings of funds shared as usual or each for itself. */
import { createServices } from '../../../src/server/create-services.ts'
import { createApi } from '../../../src/server/http.ts'
import { systemClock } from '../../../src/platform/clock.ts'
import { openDatabase, openPool } from '../../../src/platform/database/connect.ts'
import { createLog } from '../../../src/platform/log.ts'
import { mountLive } from '../../../src/server/live/live-route.ts'
import { benchConfig } from '../stampede/bench-settings.ts'

export interface ReadServerOrder {
  databaseUrl: string
  folder: string
  isShared: boolean
}

const eachForItself = { ttl: 0, idle: Number.POSITIVE_INFINITY }

async function serve({ databaseUrl, folder, isShared }: ReadServerOrder): Promise<number> {
  const log = Object.assign(createLog('bench'), { level: 'error' })
  const services = {
    ...createServices(
      benchConfig(databaseUrl, folder),
      openDatabase(openPool(databaseUrl, { max: 10 })),
      systemClock,
      log,
    ),
    readingDatabase: openDatabase(openPool(databaseUrl, { max: 4 })),
    ...(!isShared && { shareReads: eachForItself }),
  }
  const { app } = await createApi(services)
  // All watchers of the benchmark sit at one address.
  mountLive(app, services, { watchers: 5_000, watchersOfAddress: 5_000 })
  await app.listen({ port: 0, host: '127.0.0.1', backlog: 4096 })
  const address = app.server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** Seconds of processor so far. */
export interface ReadServerUse {
  seconds: number
}

function use(): ReadServerUse {
  const { user, system } = process.cpuUsage()
  return { seconds: (user + system) / 1e6 }
}

process.on('message', (message: ReadServerOrder | 'use' | 'end') => {
  if (message === 'end') process.exit(0)
  else if (message === 'use') process.send?.(use())
  else void serve(message).then((port) => process.send?.({ port }))
})
