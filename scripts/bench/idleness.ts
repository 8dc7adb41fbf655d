import { cpus, type CpuInfo } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

type Times = Pick<CpuInfo, 'times'>

/** Share of the time of all processors, 0 to 1, that was worked between two readings. */
export function busyShare(before: readonly Times[], after: readonly Times[]): number {
  const sum = (processors: readonly Times[]) => {
    const each = processors.map(({ times }) => ({
      idle: times.idle,
      all: times.user + times.nice + times.sys + times.irq + times.idle,
    }))
    return {
      idle: each.reduce((total, { idle }) => total + idle, 0),
      all: each.reduce((total, { all }) => total + all, 0),
    }
  }
  const [start, end] = [sum(before), sum(after)]
  const passed = end.all - start.all
  return passed === 0 ? 0 : 1 - (end.idle - start.idle) / passed
}

/** What the product does while nobody visits it stays far below. */
const mostBusy = 0.15
const sampleMilliseconds = 2000
/** The last visit's browser needs a moment to go away. */
const mostSamples = 5

/** Whether the machine has nothing to do but us: looked at while we do nothing either, for ten seconds at the longest. */
export async function isIdle(): Promise<boolean> {
  for (let sample = 0; sample < mostSamples; sample += 1) {
    const before = cpus()
    await sleep(sampleMilliseconds)
    if (busyShare(before, cpus()) < mostBusy) return true
  }
  return false
}
