import { expect, test } from 'vitest'
import { busyShare } from '../../scripts/bench/idleness.ts'

const processor = (user: number, idle: number) => ({ times: { user, nice: 0, sys: 0, irq: 0, idle } })

// What our own visits did before the first reading counts for nothing: a load average would still hold it against the next page.
test.each([
  ['nothing', [processor(9000, 50), processor(9000, 50)], [processor(9000, 2050), processor(9000, 2050)], 0],
  ['one of two processors', [processor(0, 0), processor(0, 0)], [processor(2000, 0), processor(0, 2000)], 0.5],
  ['all', [processor(10, 10)], [processor(2010, 10)], 1],
  ['no time', [processor(10, 10)], [processor(10, 10)], 0],
])('%s is worked between two readings', (_, before, after, share) => expect(busyShare(before, after)).toBe(share))
