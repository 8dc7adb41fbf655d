import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** The error code with which listening there fails; undefined when it works. */
export async function describeListenFailure(port: number, host: string): Promise<string | undefined> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}

/**
 * A port on which nobody listens. It lies below the range from which the system takes ports for outgoing connections,
 * so it is still free a moment later, and after a restart of the process that uses it.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 32_000)
    if ((await describeListenFailure(port, '127.0.0.1')) === undefined) return port
  }
}
