import { setImmediate } from 'node:timers/promises'
import type { LiveTotals } from '../../features/funds/fund/live-totals.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Id } from '../../domain/id.ts'

/** One fund by its id, or all whose offering has not ended. */
export type Topic = Id<'fund'> | 'offering'

export interface Watcher {
  /** Takes a frame as it goes over the wire; drops it by itself where the one before has not left yet. */
  send(frame: string): void
}

export interface LiveHub {
  /** Sends what is known at once and every change after it, until the answered function is called. */
  watch(topic: Topic, watcher: Watcher): () => void
  /** How many watch now. */
  readonly watchers: number
  /** Sends nothing any more. */
  close(): void
}

export interface LiveSource {
  /** The funds of these ids that are published, and with `offering` all whose offering has not ended. */
  load(fundIds: readonly Id<'fund'>[], offering: boolean): Promise<readonly LiveTotals[]>
  machineClock: Clock
  log: Log
}

interface Channel {
  watchers: Set<Watcher>
  frame: string | null
}

const roundEveryMilliseconds = 250
/** Where nothing that is watched can change by an application. */
const quietEveryMilliseconds = 1000
/** Rounds may take at most a fifth of the process's time: with very many watchers there are fewer of them. */
const restPerWork = 4
const heartbeatEveryMilliseconds = 15_000
const heartbeat = ': \n\n'
/** Between two portions of watchers other requests have their turn. */
const portion = 250

/** The field `data` of one event: always everything, so that whoever missed some is right again with the next. */
const frameOf = (totals: unknown): string => `data: ${JSON.stringify(totals)}\n\n`

/**
 * Tells any number of watchers how funds fill: all that is watched is read in one query each quarter of a second, written down once,
 * and sent where it has changed. While nobody watches nothing is read.
 */
export function createLiveHub({ load, machineClock, log }: LiveSource): LiveHub {
  const channels = new Map<Topic, Channel>()
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isClosed = false
  let lastHeartbeat = machineClock.now().getTime()

  async function sendEach(channel: Channel, frame: string): Promise<void> {
    let sent = 0
    for (const watcher of channel.watchers) {
      watcher.send(frame)
      sent += 1
      if (sent % portion === 0) await setImmediate()
    }
  }

  async function publish(topic: Topic, totals: unknown): Promise<void> {
    const channel = channels.get(topic)
    const frame = frameOf(totals)
    if (!channel || channel.frame === frame) return
    channel.frame = frame
    await sendEach(channel, frame)
  }

  /** Answers whether something that is watched takes applications, or will within moments. */
  async function readAndPublish(): Promise<boolean> {
    const fundIds = [...channels.keys()].filter((topic) => topic !== 'offering')
    const funds = await load(fundIds, channels.has('offering'))
    for (const fund of funds) await publish(fund.id, fund)
    await publish(
      'offering',
      funds.filter(({ state }) => state !== 'closed' && state !== 'failed'),
    )
    return funds.some(({ state }) => state === 'open')
  }

  async function beat(now: number): Promise<void> {
    if (now - lastHeartbeat < heartbeatEveryMilliseconds) return
    lastHeartbeat = now
    for (const channel of channels.values()) await sendEach(channel, heartbeat)
  }

  async function round(): Promise<void> {
    const began = machineClock.now().getTime()
    let isBusy = true
    try {
      isBusy = await readAndPublish()
      await beat(began)
    } catch (err) {
      log.warn({ err }, 'live totals could not be read and are tried again')
    }
    const work = machineClock.now().getTime() - began
    if (channels.size > 0 && !isClosed)
      next(Math.max(isBusy ? roundEveryMilliseconds : quietEveryMilliseconds, work * restPerWork))
    else isRunning = false
  }

  function next(milliseconds: number): void {
    isRunning = true
    timer = setTimeout(() => void round(), milliseconds)
    timer.unref()
  }

  return {
    watch(topic, watcher) {
      const known = channels.get(topic)
      const channel = known ?? { watchers: new Set(), frame: null }
      channels.set(topic, channel)
      channel.watchers.add(watcher)
      if (channel.frame !== null) watcher.send(channel.frame)
      if (!isRunning && !isClosed) next(0)
      return () => {
        channel.watchers.delete(watcher)
        if (channel.watchers.size === 0 && channels.get(topic) === channel) channels.delete(topic)
      }
    },
    get watchers() {
      return [...channels.values()].reduce((sum, channel) => sum + channel.watchers.size, 0)
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
