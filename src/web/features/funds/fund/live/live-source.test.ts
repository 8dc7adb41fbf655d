import { describe, expect, it } from 'vitest'
import { followLive, type LiveStream } from './live-source.ts'

/** A browser whose time the test moves. */
function browser({ knowsStreams = true } = {}) {
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  const streams: (LiveStream & { isOpen: boolean })[] = []
  let asked = 0
  const updates: unknown[] = []
  const outside = {
    openStream: knowsStreams
      ? () => {
          const stream = {
            onMessage: () => undefined,
            onGivenUp: () => undefined,
            close: () => void (stream.isOpen = false),
            isOpen: true,
          } as LiveStream & { isOpen: boolean }
          streams.push(stream)
          return stream
        }
      : undefined,
    fetchJson: async () => {
      asked += 1
      return { asked }
    },
    after: (milliseconds: number, run: () => void) => {
      const timer = { at: now + milliseconds, run }
      timers.push(timer)
      return () => void (timers = timers.filter((other) => other !== timer))
    },
    chance: () => 0.5,
  }
  const source = followLive('/live/projects/12', outside, (one) => void updates.push(one))
  return {
    source,
    streams,
    updates,
    asked: () => asked,
    async pass(milliseconds: number) {
      const end = now + milliseconds
      for (;;) {
        const next = timers.toSorted((one, other) => one.at - other.at)[0]
        if (!next || next.at > end) break
        now = next.at
        timers = timers.filter((timer) => timer !== next)
        next.run()
        await Promise.resolve()
      }
      now = end
    },
  }
}

describe('live totals in the browser', () => {
  it('come by themselves while there is a stream, and nobody asks', async () => {
    const { streams, updates, asked, pass, source } = browser()
    streams[0]?.onMessage('{"remaining":100000}')
    await pass(60_000)
    expect([updates, asked(), source.isPolling()]).toEqual([[{ remaining: 100_000 }], 0, false])
  })

  it('pass over what cannot be read', () => {
    const { streams, updates } = browser()
    streams[0]?.onMessage('{"rema')
    streams[0]?.onMessage('{"remaining":0}')
    expect(updates).toEqual([{ remaining: 0 }])
  })

  it('are asked for every few seconds when the stream was refused, and streamed again when there is a place', async () => {
    const { streams, asked, pass, source } = browser()
    streams[0]?.onGivenUp()
    expect(source.isPolling()).toBe(true)
    await pass(4_000)
    expect(asked()).toBe(0)
    await pass(500)
    expect(asked()).toBe(1)
    await pass(18_000)
    expect([asked(), streams.length, source.isPolling()]).toEqual([5, 2, false])
    await pass(60_000)
    expect(asked()).toBe(5)
  })

  it('are asked for without end where the browser knows no streams', async () => {
    const { asked, pass } = browser({ knowsStreams: false })
    await pass(45_000)
    expect(asked()).toBe(10)
  })

  it('are let go when the page goes away', async () => {
    const { streams, updates, asked, pass, source } = browser()
    streams[0]?.onGivenUp()
    source.stop()
    await pass(60_000)
    expect([streams[0]?.isOpen, updates, asked()]).toEqual([false, [], 0])
  })
})
