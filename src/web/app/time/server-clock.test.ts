import { describe, expect, it } from 'vitest'
import { ServerClock } from './server-clock.ts'

describe("the server's time in the browser", () => {
  it('starts with the document and advances with the stopwatch, not with the device', () => {
    let elapsed = 400
    const clock = new ServerClock('2026-04-15T18:59:50+09:00', () => elapsed, 150)
    expect(new Date(clock.now()).toISOString()).toBe('2026-04-15T09:59:50.250Z')
    elapsed += 10_000
    expect(new Date(clock.now()).toISOString()).toBe('2026-04-15T10:00:00.250Z')
  })

  it('follows the server when its clock has moved, and ignores what is within a second', () => {
    const clock = new ServerClock('2026-04-15T18:59:50+09:00', () => 0, 0)
    clock.correct('2026-04-15T18:59:50.800+09:00')
    expect(new Date(clock.now()).toISOString()).toBe('2026-04-15T09:59:50.000Z')
    clock.correct('2026-04-20T00:00:00+09:00')
    expect(new Date(clock.now()).toISOString()).toBe('2026-04-19T15:00:00.000Z')
    clock.correct('nonsense')
    expect(new Date(clock.now()).toISOString()).toBe('2026-04-19T15:00:00.000Z')
  })
})
