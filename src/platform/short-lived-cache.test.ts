import { describe, expect, it } from 'vitest'
import { shortLivedCache } from './short-lived-cache.ts'

/** A stopwatch and a clock that stand still until they are moved, and readings that answer when they are told to. */
function world({ idle = 0, ttl = 250 } = {}) {
  let machine = 1_000_000
  let business = 5_000_000
  let answers: ((text: string) => void)[] = []
  let failures: ((error: Error) => void)[] = []
  let readings = 0
  const ask = shortLivedCache(
    { elapsed: () => machine, clock: { now: () => new Date(business) } },
    (key: string) =>
      new Promise<string>((resolve, reject) => {
        readings += 1
        const number = readings
        answers.push(() => resolve(`${key} ${number}`))
        failures.push(reject)
      }),
    { ttl, idle },
  )
  return {
    ask: (key = 'fund') => ask(key),
    readings: () => readings,
    answer() {
      for (const answer of answers) answer('')
      answers = []
      failures = []
    },
    fail() {
      for (const fail of failures) fail(new Error('the database is gone'))
      answers = []
      failures = []
    },
    pass(milliseconds: number) {
      machine += milliseconds
      business += milliseconds
    },
    moveClock(milliseconds: number) {
      business += milliseconds
    },
  }
}

describe('a result shared for a moment', () => {
  it('is read once for all who ask while it is read, and for a quarter of a second after it began', async () => {
    const place = world()
    const crowd = Array.from({ length: 1000 }, () => place.ask())
    place.answer()
    expect(new Set(await Promise.all(crowd))).toEqual(new Set(['fund 1']))
    place.pass(249)
    expect(await place.ask()).toBe('fund 1')
    place.pass(1)
    const later = place.ask()
    place.answer()
    expect(await later).toBe('fund 2')
    expect(place.readings()).toBe(2)
  })

  it('is not shared while it is idle, so that a change is seen at once', async () => {
    const place = world({ idle: 3 })
    const read = async () => {
      const answer = place.ask()
      place.answer()
      return answer
    }
    expect([await read(), await read(), await read(), await read(), await read()]).toEqual([
      'fund 1',
      'fund 2',
      'fund 3',
      'fund 3',
      'fund 3',
    ])
    place.pass(500)
    expect([await read(), await read()]).toEqual(['fund 4', 'fund 5'])
  })

  it('stays shared while the burst goes on: the first of a new lifetime do not read each for itself', async () => {
    const place = world({ idle: 3 })
    const first = [place.ask(), place.ask(), place.ask(), place.ask()]
    place.answer()
    await Promise.all(first)
    place.pass(250)
    const crowd = [place.ask(), place.ask(), place.ask()]
    place.answer()
    expect(new Set(await Promise.all(crowd))).toEqual(new Set(['fund 4']))
    place.pass(250)
    expect(place.readings()).toBe(4)
  })

  it('keeps different things apart', async () => {
    const place = world()
    const both = Promise.all([place.ask('one'), place.ask('other')])
    place.answer()
    expect(await both).toEqual(['one 1', 'other 2'])
  })

  it.each([3_600_000, -3_600_000])('does not outlive a business clock that was moved by %d ms', async (move) => {
    const place = world()
    const before = place.ask()
    place.answer()
    await before
    place.moveClock(move)
    const after = place.ask()
    place.answer()
    expect(await after).toBe('fund 2')
  })

  it('is tried anew after a failure, which everyone who waited gets', async () => {
    const place = world()
    const crowd = [place.ask(), place.ask()]
    place.fail()
    expect((await Promise.allSettled(crowd)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const again = place.ask()
    place.answer()
    expect(await again).toBe('fund 2')
  })
})
