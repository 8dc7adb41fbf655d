import { useEffect, useRef, useState } from 'react'
import { followLive, type LiveOutside, type LiveSource, type LiveStream } from './live-source.ts'

/** What GET /live/projects tells of a fund; sums in yen. */
export interface LiveTotals {
  id: number
  invest_total: number
  paid_total: number
  held_total: number
  is_goaled: boolean
  state: 'before' | 'open' | 'paused' | 'closed' | 'failed'
}

function openStream(address: string): LiveStream {
  const events = new EventSource(address)
  const stream: LiveStream = { onMessage: () => undefined, onGivenUp: () => undefined, close: () => events.close() }
  events.addEventListener('message', ({ data }) => stream.onMessage(String(data)))
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) stream.onGivenUp()
  })
  return stream
}

const browserOutside = (): LiveOutside => ({
  openStream: typeof EventSource === 'undefined' ? undefined : openStream,
  fetchJson: async (address) => {
    const response = await fetch(address, { headers: { accept: 'application/json' } })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return response.json()
  },
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  chance: () => (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) / 65_536,
})

/**
 * The latest that `address` sent, while the page is in sight; null before, and where `address` is null. A new `asOf` (the answer that
 * the page asked for itself) outdates what was sent in answer to an earlier question.
 */
export function useLive<Update>(address: string | null, asOf: unknown): Update | null {
  const [update, setUpdate] = useState<Update | null>(null)
  const source = useRef<LiveSource | null>(null)
  useEffect(() => {
    if (address === null) return
    const start = () => {
      source.current ??= followLive(address, browserOutside(), (one) => setUpdate(one as Update))
    }
    const stop = () => {
      source.current?.stop()
      source.current = null
    }
    const onVisibility = () => (document.visibilityState === 'visible' ? start() : stop())
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      stop()
    }
  }, [address])
  useEffect(() => {
    if (source.current === null || source.current.isPolling()) setUpdate(null)
  }, [asOf])
  return address === null ? null : update
}
