import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from '../../src/platform/embedded-postgres/start.ts'

export interface DemoDatabase {
  connectionString: string
  stop(): Promise<void>
}

/** PostgreSQL in DATA_DIR, started again where it was if something ends it. */
export async function startDemoDatabase(
  dataFolder: string,
  show: (line: string) => void,
  giveUp: (reason: string) => void,
): Promise<DemoDatabase> {
  const options: EmbeddedPostgresOptions = {
    dataDirectory: path.join(dataFolder, 'postgres'),
    logFile: path.join(dataFolder, 'logs/postgres.log'),
    durable: true,
  }
  let isWanted = true
  let server = await startEmbeddedPostgres(options)
  const { socketDirectory, connectionString } = server
  let restarting: Promise<void> = Promise.resolve()

  const watch = (watched: EmbeddedPostgres): void => {
    void watched.ended.then(() => {
      if (!isWanted) return
      show('postgres ended unexpectedly: starting it again')
      restarting = startAgain().catch((error: unknown) => giveUp((error as Error).message))
    })
  }
  const startAgain = async (): Promise<void> => {
    await sleep(500)
    if (!isWanted) return
    // The same socket folder: everybody finds it at the address they know.
    server = await startEmbeddedPostgres({ ...options, socketDirectory })
    watch(server)
  }
  watch(server)

  return {
    connectionString,
    stop: async () => {
      isWanted = false
      await restarting
      await server.stop()
    },
  }
}
