import { describe, expect, it } from 'vitest'
import { byUrgency, type WorkQueue } from './work-queue.ts'

const at = (time: string) => new Date(`2026-04-${time}+09:00`)
const queue = (name: WorkQueue['name'], facts: Partial<WorkQueue> = {}): WorkQueue => ({
  name,
  count: 1,
  oldestAt: null,
  dueAt: null,
  yen: null,
  detail: null,
  ...facts,
})

describe('the order of the day', () => {
  it('begins with the nearest deadline, goes on with what has waited longest, and ends with what is done', () => {
    const queues = [
      queue('enquiry', { count: 0 }),
      queue('refund', { oldestAt: at('02T10:00') }),
      queue('identity_submitted', { oldestAt: at('01T10:00') }),
      queue('payout_to_approve', { dueAt: at('30T00:00') }),
      queue('lottery', { dueAt: at('03T00:00') }),
      queue('job_failed', { count: 0 }),
    ]
    expect(queues.toSorted(byUrgency).map(({ name }) => name)).toEqual([
      'lottery',
      'payout_to_approve',
      'identity_submitted',
      'refund',
      'enquiry',
      'job_failed',
    ])
  })
})
