import { describe, expect, it } from 'vitest'
import { milestoneStates, type Milestone } from './fund-schedule.ts'

const milestone = (planned: string | null, actual: string | null = null): Milestone => ({ name: '', planned, actual, isLatest: false })
const plan = [
  milestone('2026-04-01T19:00:00+09:00'),
  milestone('2026-04-10T23:59:59+09:00'),
  milestone('2026-05-01'),
  milestone('2026-10-31'),
  milestone('2026-11-30'),
]

describe("the thread of a fund's schedule", () => {
  it.each([
    ['2026-04-01T18:59:59+09:00', 0],
    ['2026-04-01T19:00:00+09:00', 1],
    ['2026-05-01T12:00:00+09:00', 2],
    ['2026-05-02T00:00:00+09:00', 3],
    ['2026-12-01T00:00:00+09:00', 5],
  ])('at %s has reached %d knots', (now, reached) => {
    expect(milestoneStates(plan, Date.parse(now), false).filter((state) => state === 'done')).toHaveLength(reached)
  })

  it('follows what happened rather than the plan', () => {
    const postponed = [...plan.slice(0, 2), milestone('2026-05-01', '2026-06-01')]
    expect(milestoneStates(postponed, Date.parse('2026-05-15T00:00:00+09:00'), false)).toEqual(['done', 'done', 'ahead'])
  })

  it('ends with the recruitment where the fund did not come about', () => {
    expect(milestoneStates(plan, Date.parse('2027-01-01T00:00:00+09:00'), true)).toEqual(['done', 'done', 'ahead', 'ahead', 'ahead'])
  })
})
