import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { occupancyIn, occupancyOn, type HeldPart } from './occupancy.ts'

const day = japanDate
const days = (begins: string, ends: string | null = null, ended: string | null = null): HeldPart['leases'][number] => ({
  beginsOn: day(begins),
  endsOn: ends === null ? null : day(ends),
  endedOn: ended === null ? null : day(ended),
})
const part = (leases: HeldPart['leases'], of: Partial<HeldPart> = {}): HeldPart => ({
  areaCenti: 3_000,
  heldFrom: day('2026-01-01'),
  heldUntil: null,
  leases,
  ...of,
})
const sold = { heldUntil: day('2026-07-01') }

describe('what is let on a day', () => {
  it.each<[string, HeldPart[], string, [parts: number, rented: number, permille: number] | null]>([
    ['before anything is held', [part([])], '2025-12-31', null],
    ['held and empty', [part([])], '2026-01-01', [1, 0, 0]],
    ['on the first day of a lease', [part([days('2026-02-01')])], '2026-02-01', [1, 1, 1000]],
    ['the day before it', [part([days('2026-02-01')])], '2026-01-31', [1, 0, 0]],
    ['on the contract’s last day', [part([days('2025-02-01', '2026-01-31')])], '2026-01-31', [1, 1, 1000]],
    ['the day after, with no renewal recorded', [part([days('2025-02-01', '2026-01-31')])], '2026-02-01', [1, 0, 0]],
    [
      'before the contract’s end, when it has ended',
      [part([days('2025-02-01', '2027-01-31', '2026-03-31')])],
      '2026-04-01',
      [1, 0, 0],
    ],
    ['on the day before the sale', [part([days('2025-01-01')], sold)], '2026-06-30', [1, 1, 1000]],
    ['on the day of the sale', [part([days('2025-01-01')], sold)], '2026-07-01', null],
    [
      'one of two, by its area',
      [part([days('2025-01-01')], { areaCenti: 1_000 }), part([], { areaCenti: 2_000 })],
      '2026-03-01',
      [2, 1, 333],
    ],
  ])('%s', (_, parts, on, expected) => {
    const found = occupancyOn(parts, day(on))
    expect(found === null ? null : [found.parts, found.let, found.permille]).toEqual(expected)
  })
})

describe('what was let in a period', () => {
  it.each<[string, HeldPart[], string, string, [parts: number, rented: number, permille: number] | null]>([
    ['all of it', [part([days('2025-01-01')])], '2026-01-01', '2026-06-30', [1, 1, 1000]],
    ['nothing held', [part([])], '2025-01-01', '2025-12-31', null],
    ['one of ten days empty', [part([days('2026-01-02')])], '2026-01-01', '2026-01-10', [1, 1, 900]],
    [
      'two leases on one day count once',
      [part([days('2025-01-01', '2026-01-05'), days('2026-01-05', '2026-01-08')])],
      '2026-01-01',
      '2026-01-10',
      [1, 1, 800],
    ],
    [
      'one within another counts once',
      [part([days('2026-01-01', '2026-01-10'), days('2026-01-03', '2026-01-04')])],
      '2026-01-01',
      '2026-01-10',
      [1, 1, 1000],
    ],
    [
      'days before the purchase do not count',
      [part([days('2026-01-06')], { heldFrom: day('2026-01-06') })],
      '2026-01-01',
      '2026-01-10',
      [1, 1, 1000],
    ],
    [
      'nor those from the sale on',
      [part([days('2025-01-01', '2026-01-03')], { heldUntil: day('2026-01-07') })],
      '2026-01-01',
      '2026-01-10',
      [1, 1, 500],
    ],
    [
      'a large room weighs more',
      [part([days('2025-01-01')], { areaCenti: 9_000 }), part([], { areaCenti: 1_000 })],
      '2026-01-01',
      '2026-01-10',
      [2, 1, 900],
    ],
    ['sold before the period', [part([days('2025-01-01')], sold)], '2026-07-01', '2026-12-31', null],
    ['rounds down: 364 of 365 days', [part([days('2026-01-02')])], '2026-01-01', '2026-12-31', [1, 1, 997]],
  ])('%s', (_, parts, from, until, expected) => {
    const found = occupancyIn(parts, day(from), day(until))
    expect(found === null ? null : [found.parts, found.let, found.permille]).toEqual(expected)
  })
})
