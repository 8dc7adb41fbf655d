import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SessionClock } from './session-clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const watch = () => {
  const clock = new SessionClock(() => performance.now())
  const seen: unknown[] = []
  const stop = clock.subscribe(() => seen.push(clock.current()))
  return { clock, seen, stop }
}

test('is quiet until two and a half minutes before the end, then counts every second down to none', () => {
  const { clock, seen } = watch()
  clock.endsIn(3600)
  vi.advanceTimersByTime(3449_000)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(3_000)
  expect(seen).toEqual([150, 149, 148])
  vi.advanceTimersByTime(200_000)
  expect(seen.at(-1)).toBe(0)
})

test('each answer of the server puts the end off', () => {
  const { clock, seen } = watch()
  clock.endsIn(100)
  expect(clock.current()).toBe(100)
  clock.endsIn(3600)
  expect(clock.current()).toBe('quiet')
  expect(seen).toEqual([100, 'quiet'])
})

test('says nothing while nobody is logged in, and stops when nobody listens', () => {
  const { clock, seen, stop } = watch()
  vi.advanceTimersByTime(10_000)
  expect(seen).toEqual([])
  stop()
  clock.endsIn(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('what one tab learns the others learn', async () => {
  vi.useRealTimers()
  const [one, other] = [new BroadcastChannel('session-test'), new BroadcastChannel('session-test')]
  const [first, second] = [new SessionClock(() => 0, one), new SessionClock(() => 0, other)]
  first.endsIn(42)
  await vi.waitFor(() => expect(second.current()).toBe(42))
  one.close()
  other.close()
})

test('an end is no news to a page that had no session', () => {
  const { clock, seen } = watch()
  clock.endsIn(0)
  expect(seen).toEqual([])
  clock.endsIn(3600)
  clock.endsIn(0)
  expect(seen).toEqual([0])
  expect(clock.isOver()).toBe(true)
})
