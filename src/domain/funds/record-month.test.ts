import { describe, expect, it, test } from 'vitest'
import { japanDate } from '../calendar.ts'
import { changesBetween, monthsToWrite, type RecordRow } from './record-month.ts'

describe('the months to write', () => {
  test.each([
    ['before any was written: the one just over', null, '2026-11-01', ['2026-10']],
    ['none while the month lasts', '2026-10', '2026-11-30', []],
    ['the last one, on the first day of the next', '2026-10', '2026-12-01', ['2026-11']],
    ['all that were missed, over the turn of a year', '2026-10', '2027-02-14', ['2026-11', '2026-12', '2027-01']],
    ['none twice', '2027-01', '2027-02-01', []],
  ] as const)('%s', (_, last, today, months) => {
    expect(monthsToWrite(last, japanDate(today))).toEqual(months)
  })
})

describe('a month beside the one before', () => {
  const writtenAt = '2026-12-01T00:00:00+09:00'
  const row = (facts: RecordRow = {}): RecordRow => ({
    fund_id: '7',
    name: '第7号',
    ended_on: '2026-09-30',
    redeemed_on: '2026-10-30',
    dividend: 28_000,
    corrections: [],
    ...facts,
  })
  const changes = (before: readonly RecordRow[], after: readonly RecordRow[]) =>
    changesBetween({ month: '2026-10', ended: before }, after, {
      known: (_, field) =>
        field === 'corrections' ? { reason: '振込人の確認', at: '2026-11-15T10:00:00+09:00' } : null,
      writtenAt,
    })

  it('has no change where nothing changed, and none for what was redeemed in it', () => {
    expect(changes([row()], [row({ fund_id: '8', redeemed_on: '2026-11-30' }), row()])).toEqual([])
  })

  test.each([
    [
      'a correction, as it was recorded',
      [row()],
      [row({ corrections: ['訂正'] })],
      { field: 'corrections', before: [], after: ['訂正'], reason: '振込人の確認', at: '2026-11-15T10:00:00+09:00' },
    ],
    [
      'another name',
      [row()],
      [row({ name: '第7号 改' })],
      { field: 'name', before: '第7号', after: '第7号 改', at: writtenAt },
    ],
    [
      'another sum',
      [row()],
      [row({ dividend: 27_000 })],
      { field: 'dividend', before: 28_000, after: 27_000, at: writtenAt },
    ],
    ['a row that is gone', [row()], [], { field: 'ended_on', before: '2026-09-30', after: null }],
    ['a row that belongs to an earlier month', [], [row()], { field: 'ended_on', before: null, after: '2026-09-30' }],
  ] as const)('tells %s', (_, before, after, told) => {
    const [change, ...others] = changes(before, after)
    expect(change).toMatchObject({ fund_id: '7', ...told })
    expect(change?.reason).not.toBe('')
    expect(others).toEqual([])
  })
})
