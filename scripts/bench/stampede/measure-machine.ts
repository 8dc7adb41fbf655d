import { funds } from './plan.ts'
import { ask, end, runLoad, start } from './processes.ts'

/** Where the goals in milliseconds were set, such a request took so many microseconds of processor. */
export const microsecondsWhereGoalsWereSet = 17

/** Microseconds of processor that a bare server of Node.js needs here for a request of this benchmark: the machine's own measure. */
export async function measureMachine(connections: number): Promise<number> {
  const child = start('bare')
  try {
    const { port } = await ask<{ port: number }>(child, 'listen')
    const burst = (counted: number) =>
      runLoad({
        ports: [port],
        connections,
        task: {
          kind: 'burst',
          fund: funds.burst,
          firstMember: 1,
          lastMember: connections,
          uncounted: 0,
          counted,
          waitForAll: true,
        },
      })
    await burst(500)
    const before = await ask<{ processorSeconds: number }>(child, 'use')
    const { accepted } = await burst(1_500)
    const after = await ask<{ processorSeconds: number }>(child, 'use')
    return ((after.processorSeconds - before.processorSeconds) / accepted) * 1e6
  } finally {
    await end(child)
  }
}
