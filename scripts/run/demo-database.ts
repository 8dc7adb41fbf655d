import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from '../../src/platform/embedded-postgres/start.ts'

export interface DemoDatabase {
  stop(): Promise<void>
}

/** PostgreSQL in DATA_DIR, started again where it was if something ends it. @param socketDirectory of its reserved address; gone when it cannot start. */
export async function startDemoDatabase(
  dataFolder: string,
  socketDirectory: string,
  show: (line: string) => void,
  giveUp: (reason: string) => void,
): Promise<DemoDatabase> {
  const options: EmbeddedPostgresOptions = {
    dataDirectory: path.join(dataFolder, 'postgres'),
    logFile: path.join(dataFolder, 'logs/postgres.log'),
    durable: true,
    // The same socket folder after each start: everybody finds it at the address they know.
    socketDirectory,
  }
  let isWanted = true
  let server = await startEmbeddedPostgres(options).catch((error: unknown) => {
    rmSync(socketDirectory, { recursive: true, force: true })
    throw error
  })
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
    server = await startEmbeddedPostgres(options)
    watch(server)
  }
  watch(server)

  return {
    stop: async () => {
      isWanted = false
      await restarting
      await server.stop()
    },
  }
}
