import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveTotals } from '../../features/funds/fund/live-totals.ts'
import { createLog } from '../../platform/log.ts'
import { createLiveHub, type Topic } from './live-hub.ts'
import { idOf } from '../../domain/id.ts'

const fundOf = (id: number, investTotal: number, state: LiveTotals['state'] = 'open'): LiveTotals => ({
  id: idOf(id),
  invest_total: investTotal,
  paid_total: 0,
  held_total: 0,
  remaining: 1_000_000 - investTotal,
  is_goaled: false,
  state,
})

function stage() {
  const funds = new Map([
    [1, fundOf(1, 0)],
    [2, fundOf(2, 0)],
  ])
  let fails = false
  const load = vi.fn(async (ids: readonly number[], offering: boolean) => {
    if (fails) throw new Error('the database is gone')
    return [...funds.values()].filter(({ id }) => offering || ids.includes(id))
  })
  const hub = createLiveHub({
    load,
    machineClock: { now: () => new Date() },
    log: Object.assign(createLog('test'), { level: 'silent' }),
  })
  return {
    hub,
    load,
    change: (fund: LiveTotals) => funds.set(fund.id, fund),
    breakDatabase: (broken: boolean) => (fails = broken),
    watch(topic: Topic) {
      const frames: string[] = []
      const leave = hub.watch(topic, { send: (frame) => void frames.push(frame) })
      return {
        leave,
        told: () =>
          frames.filter((frame) => frame.startsWith('data: ')).map((frame) => JSON.parse(frame.slice(6)) as LiveTotals),
        beats: () => frames.filter((frame) => frame.startsWith(':')).length,
      }
    },
  }
}

/** Time passes, and what is sent in portions is sent to the last. */
async function pass(milliseconds: number): Promise<void> {
  for (let rest = milliseconds; rest > 0; rest -= 250) {
    await vi.advanceTimersByTimeAsync(Math.min(250, rest))
    for (let portions = 0; portions < 8; portions += 1) await setImmediate()
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

describe('funds published live', () => {
  it('are read once a round however many watch, and sent where they changed', async () => {
    const { watch, load, change } = stage()
    const crowd = Array.from({ length: 1000 }, () => watch(idOf(1)))
    await pass(1000)
    expect(load.mock.calls.length).toBeLessThanOrEqual(5)
    expect(crowd.every((watcher) => watcher.told().length === 1)).toBe(true)
    change(fundOf(1, 300_000))
    await pass(500)
    expect(new Set(crowd.map((watcher) => watcher.told().at(-1)?.invest_total))).toEqual(new Set([300_000]))
    expect(crowd.every((watcher) => watcher.told().length === 2)).toBe(true)
  })

  it('are sent to a newcomer at once, and to nobody who left', async () => {
    const { watch, change } = stage()
    const first = watch(idOf(1))
    await vi.advanceTimersByTimeAsync(300)
    const second = watch(idOf(1))
    expect(second.told()).toHaveLength(1)
    first.leave()
    change(fundOf(1, 100_000))
    await vi.advanceTimersByTimeAsync(500)
    expect([first.told().length, second.told().length]).toEqual([1, 2])
  })

  it('are not read while nobody watches, and again when somebody does', async () => {
    const { watch, load } = stage()
    const watcher = watch(idOf(2))
    await vi.advanceTimersByTimeAsync(300)
    watcher.leave()
    await vi.advanceTimersByTimeAsync(2000)
    const readings = load.mock.calls.length
    await vi.advanceTimersByTimeAsync(10_000)
    expect(load.mock.calls.length).toBe(readings)
    const again = watch(idOf(2))
    await vi.advanceTimersByTimeAsync(300)
    expect(again.told()).toHaveLength(1)
  })

  it('are sent together to those who watch the list, without those that are over', async () => {
    const { watch, change } = stage()
    change(fundOf(2, 1_000_000, 'closed'))
    const list = watch('offering')
    await vi.advanceTimersByTimeAsync(300)
    expect(list.told()).toEqual([[fundOf(1, 0)]])
  })

  it('survive a database that is gone for a moment', async () => {
    const { watch, change, breakDatabase } = stage()
    const watcher = watch(idOf(1))
    await vi.advanceTimersByTimeAsync(300)
    breakDatabase(true)
    await vi.advanceTimersByTimeAsync(1000)
    breakDatabase(false)
    change(fundOf(1, 200_000))
    await vi.advanceTimersByTimeAsync(1000)
    expect(watcher.told().at(-1)).toEqual(fundOf(1, 200_000))
  })

  it('let nobody in between believe that the line is dead', async () => {
    const { watch } = stage()
    const watcher = watch(idOf(1))
    await vi.advanceTimersByTimeAsync(31_000)
    expect(watcher.beats()).toBe(2)
  })
})
