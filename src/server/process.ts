import { readConfig, ConfigError, type Config } from '../platform/config.ts'

const waitsForTurn = (): boolean => process.env['WAITS_FOR_TURN'] !== undefined

/**
 * A process may be started before its turn, to load its modules while others work: nothing of it happens until its starter says so. For every other
 * process it is its turn.
 */
export async function comesItsTurn(): Promise<void> {
  if (!waitsForTurn()) return
  // Nothing else keeps it alive.
  process.channel?.ref()
  await new Promise((resolve) => process.once('message', resolve))
  process.channel?.unref()
}

/**
 * Runs a process: what `start` gives back is called once on SIGTERM or SIGINT and ends everything in order. A wrong setting
 * is one clear line and exit code 1. `prepare` makes ahead what `start` is going to find made, where the process waits for its turn; `start` makes what it
 * does not find, and tells what is wrong with it.
 */
export async function runProcess(
  start: (config: Config) => Promise<() => Promise<void>>,
  prepare: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  // Documents, logs and keys are for this account only.
  process.umask(0o077)
  if (waitsForTurn()) await prepare().catch(() => undefined)
  await comesItsTurn()
  try {
    const stop = await start(readConfig(process.env))
    let stopping = false
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (stopping) return
        stopping = true
        stop().then(
          () => process.exit(0),
          () => process.exit(1),
        )
      })
    }
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
}

/** One line for the terminal that names the setting to change. */
export function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  const { code, message } = error as { code?: string; message?: string }
  if (code === 'EADDRINUSE') return `PORT ${process.env['PORT'] ?? '3000'} is already in use: set PORT to a free port`
  if (code === 'EACCES' || code === 'EROFS') return `DATA_DIR is not writable: ${message}`
  if (code === 'ECONNREFUSED' || code === '28P01' || code === '3D000' || code === 'ENOTFOUND') {
    return `DATABASE_URL cannot be reached: ${message}`
  }
  return `could not start: ${message ?? String(error)}`
}
