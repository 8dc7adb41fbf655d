import { failDueFunds } from '../../../src/features/investing/fund-closing/fail-fund.ts'
import { closeDueLotteries } from '../../../src/features/investing/lottery/close-lottery.ts'
import { refreshWaitlists } from '../../../src/features/investing/waitlist/refresh-waitlists.ts'
import { minute } from '../rules/japan-time.ts'
import type { World } from './world.ts'

/** What falls due within the same hour runs at one stop, in its order: the schedule knows when each was due. */
const withinOneStop = 40 * minute

/**
 * Moves business time forward, stopping wherever something of the schedule falls due, as the demo desk does. `late` lets the worker
 * sleep until the end: it then makes up for everything at once.
 */
export async function moveClock(world: World, to: number, { late = false }: { late?: boolean } = {}): Promise<void> {
  const { worker, desk, model } = world
  for (;;) {
    const next = worker.schedule.next(new Date(model.now)).getTime()
    const stop = late ? to : Math.min(next + withinOneStop, to)
    desk.parts.clock.jumpTo(new Date(stop))
    model.now = stop
    await worker.schedule.runDue(new Date(stop))
    // What failed is repeated by and by: at the next stop, its pause is long over.
    if (world.trouble.hasFailed) await repeatWhatFailed(world)
    if (stop < to) continue
    await worker.runPeriodicTask('close-lotteries', (services) => closeDueLotteries(services, new Date(stop)))
    await worker.runPeriodicTask('judge-funds', (services) => failDueFunds(services, new Date(stop)))
    await worker.runPeriodicTask('tend-waitlists', refreshWaitlists)
    await worker.drain()
    return
  }
}

async function repeatWhatFailed({ worker, trouble }: World): Promise<void> {
  trouble.hasFailed = false
  await worker.repeatFailed()
  await worker.drain()
}
