import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { ServerClock } from './server-clock.ts'

interface TimeSource {
  clock: ServerClock
  /** What the server saw, for the first render in the browser. */
  renderedAt: number
}
const TimeContext = createContext<TimeSource | null>(null)

export function TimeProvider({ clock, renderedAt, children }: { clock: ServerClock; renderedAt: string; children: ReactNode }) {
  return <TimeContext value={{ clock, renderedAt: Date.parse(renderedAt) }}>{children}</TimeContext>
}

/** The server's time in milliseconds since 1970, advancing once a second. */
export function useNow(): number {
  const source = use(TimeContext)
  if (source === null) throw new Error('useNow needs a TimeProvider')
  return useSyncExternalStore(source.clock.subscribe, source.clock.current, () => source.renderedAt)
}
