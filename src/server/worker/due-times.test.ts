import { describe, expect, test } from 'vitest'
import { dueTimes, nextDue } from './due-times.ts'

const task = (name: string, hour: number, minute = 0) => ({ name, hour, minute, run: async () => undefined })
const tasks = [task('midnight', 0), task('draw', 1)]
const since = (instant: string) => new Map(tasks.map(({ name }) => [name, new Date(instant)]))
const named = (due: ReturnType<typeof dueTimes>) => due.map((one) => `${one.task.name} ${one.dueAt.toISOString()}`)

describe('the schedule in Japan time', () => {
  test('a night brings midnight, then the draw', () => {
    expect(named(dueTimes(tasks, since('2026-04-01T12:00:00+09:00'), new Date('2026-04-02T12:00:00+09:00')))).toEqual([
      'midnight 2026-04-01T15:00:00.000Z',
      'draw 2026-04-01T16:00:00.000Z',
    ])
  })

  test('a due time belongs to the instant itself, and only once', () => {
    const midnight = '2026-04-02T00:00:00+09:00'
    expect(named(dueTimes(tasks, since('2026-04-01T23:59:59+09:00'), new Date(midnight)))).toEqual([
      'midnight 2026-04-01T15:00:00.000Z',
    ])
    expect(dueTimes(tasks, since(midnight), new Date(midnight))).toEqual([])
  })

  test('three days of silence are caught up in order', () => {
    const due = named(dueTimes(tasks, since('2026-02-27T12:00:00+09:00'), new Date('2026-03-02T12:00:00+09:00')))
    expect(due).toHaveLength(6)
    expect(due.map((line) => line.split(' ')[0])).toEqual(['midnight', 'draw', 'midnight', 'draw', 'midnight', 'draw'])
  })

  test('the next due time', () => {
    expect(nextDue(tasks, new Date('2026-04-01T00:00:00+09:00')).toISOString()).toBe('2026-03-31T16:00:00.000Z')
    expect(nextDue(tasks, new Date('2026-04-01T01:00:00+09:00')).toISOString()).toBe('2026-04-01T15:00:00.000Z')
  })
})
