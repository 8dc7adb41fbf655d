import { describe, expect, it } from 'vitest'
import { changesSince, degradedMinutes, type Measured } from './service-status.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 0, minute))
const allOk = { site: 'ok', application: 'ok', document: 'ok', mail: 'ok', bank: 'ok' } as const
const before = new Map(Object.entries(allOk) as [keyof typeof allOk, 'ok'][])

describe('a measurement', () => {
  it('writes down every part at first, and then only what is another than before', () => {
    expect(changesSince(new Map(), null, { now: at(0), states: allOk })).toHaveLength(5)
    expect(changesSince(before, at(0), { now: at(1), states: allOk })).toEqual([])
    expect(changesSince(before, at(0), { now: at(1), states: { ...allOk, mail: 'degraded' } })).toEqual([
      { component: 'mail', state: 'degraded', since: at(1) },
    ])
  })

  it('says that nobody knows, where nothing ran for more than five minutes', () => {
    expect(changesSince(before, at(0), { now: at(5), states: allOk })).toEqual([])
    const written = changesSince(before, at(0), { now: at(6), states: allOk })
    expect(written).toHaveLength(10)
    expect(written.slice(0, 2)).toEqual([
      { component: 'site', state: 'unknown', since: new Date(at(0).getTime() + 1) },
      { component: 'site', state: 'ok', since: at(6) },
    ])
  })
})

it('counts the minutes of a span that were not as they should be', () => {
  const readings: Measured[] = [
    { component: 'mail', state: 'ok', since: at(0) },
    { component: 'mail', state: 'degraded', since: at(10) },
    { component: 'mail', state: 'unknown', since: at(25) },
    { component: 'mail', state: 'degraded', since: at(50) },
  ]
  expect(degradedMinutes(readings, at(0), at(60))).toBe(25)
  expect(degradedMinutes(readings, at(20), at(30))).toBe(5)
  expect(degradedMinutes(readings, at(30), at(40))).toBe(0)
  expect(degradedMinutes([], at(0), at(60))).toBe(0)
})
