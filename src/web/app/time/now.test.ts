import { describe, expect, it } from 'vitest'
import { stretchOf } from './now.tsx'

const at = (time: string) => Date.parse(`2026-04-${time}+09:00`)
const instants = [at('02T19:00:00'), at('10T23:59:59')]

describe('what changes with time is drawn anew', () => {
  it.each([
    ['not from one second to the next', '02T18:59:58', '02T18:59:59', false],
    ['not in the midst of an offering', '03T10:00:00', '03T22:00:00', false],
    ['when an offering begins', '02T18:59:59', '02T19:00:00', true],
    ['when its last second comes', '10T23:59:58', '10T23:59:59', true],
    ['when that second has passed, too: until then one may apply', '10T23:59:59', '10T23:59:59.001', true],
    ['at midnight in Japan', '03T23:59:59', '04T00:00:00', true],
    ['not at midnight elsewhere', '03T08:59:59', '03T09:00:00', false],
  ])('%s', (_, before, after, isOther) =>
    expect(stretchOf(at(before), instants) !== stretchOf(at(after), instants)).toBe(isOther),
  )

  it('after a jump over days and instants', () =>
    expect(stretchOf(at('01T00:00:00'), instants)).toBeLessThan(stretchOf(at('11T00:00:00'), instants)))

  it('where nothing but the day counts', () => {
    expect(stretchOf(at('03T00:00:00'), [])).toBe(stretchOf(at('03T23:59:59'), []))
    expect(stretchOf(at('03T23:59:59'), [])).not.toBe(stretchOf(at('04T00:00:00'), []))
  })
})
