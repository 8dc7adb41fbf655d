import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import { japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { ServerClock } from './server-clock.ts'

interface TimeSource {
  clock: ServerClock
  /** What the server saw, for the first render in the browser. */
  renderedAt: number
}
const TimeContext = createContext<TimeSource | null>(null)

export function TimeProvider({
  clock,
  renderedAt,
  children,
}: {
  clock: ServerClock
  renderedAt: string
  children: ReactNode
}) {
  return <TimeContext value={{ clock, renderedAt: Date.parse(renderedAt) }}>{children}</TimeContext>
}

function useTimeSource(): TimeSource {
  const source = useContext(TimeContext)
  if (source === null) throw new Error('the time is asked for outside of a TimeProvider')
  return source
}

/** The server's time in milliseconds since 1970, advancing once a second: for what counts down. */
export function useNow(): number {
  const { clock, renderedAt } = useTimeSource()
  return useSyncExternalStore(clock.subscribe, clock.current, () => renderedAt)
}

const japanOffset = 9 * 60 * 60 * 1000
const dayLength = 24 * 60 * 60 * 1000

/** A number for the stretch of time between two of the instants: the instants themselves stand alone, as a deadline still belongs to its offering. */
export function stretchOf(now: number, instants: readonly number[]): number {
  const day = Math.floor((now + japanOffset) / dayLength)
  return instants.reduce(
    (count, instant) => count + (now >= instant ? 1 : 0) + (now > instant ? 1 : 0),
    day * (2 * instants.length + 1),
  )
}

/**
 * The server's time in milliseconds since 1970, renewed only when one of the instants (RFC 3339) has come or passed and at midnight in Japan: whatever
 * changes at these and not every second is not drawn every second, nor anew when the page is shown again.
 */
export function useNowAround(instants: readonly (string | null | undefined)[]): number {
  const { clock, renderedAt } = useTimeSource()
  const times = instants.flatMap((instant) => (instant ? [Date.parse(instant)] : []))
  const atRendering = stretchOf(renderedAt, times)
  const stretch = useSyncExternalStore(
    clock.subscribe,
    () => stretchOf(clock.current(), times),
    () => atRendering,
  )
  return stretch === atRendering ? renderedAt : clock.current()
}

/** The day in Japan; a new one begins at midnight, under an open page too. */
export const useToday = (): JapanDate => japanDateOf(new Date(useNowAround([])))
