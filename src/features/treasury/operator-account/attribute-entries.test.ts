import { expect, it } from 'vitest'
import { batchThatMayHavePaid, knownByImport } from './attribute-entries.ts'
import { idOf } from '../../../domain/id.ts'

it('an imported line stands for one entry of its amount, the nearest in time', () => {
  const entries = [
    { id: idOf<'bank_statement_line'>(1), amount: -30_286, transacted_on: '2026-04-01' },
    { id: idOf<'bank_statement_line'>(2), amount: -30_286, transacted_on: '2026-04-03' },
    { id: idOf<'bank_statement_line'>(3), amount: 30_286, transacted_on: '2026-04-02' },
    { id: idOf<'bank_statement_line'>(4), amount: -30_286, transacted_on: '2026-05-01' },
  ]
  const line = { amount: -30_286, transacted_on: '2026-04-03' }
  expect(knownByImport(entries, [line])).toEqual(new Set([2]))
  expect(knownByImport(entries, [line, line, line])).toEqual(new Set([2, 1]))
})

const batch = { id: idOf<'payout_batch'>(7), total: 80_000, count: 2, smallestPayout: 30_000, since: '2026-04-01' }
it.each([
  ['the whole batch', -80_000, '2026-04-01', 7],
  ['the batch with its fees', -80_286, '2026-04-02', 7],
  ['a part of it', -50_143, '2026-04-02', 7],
  ['a fee alone', -440, '2026-04-02', null],
  ['more than the batch', -90_000, '2026-04-02', null],
  ['money from before the order', -80_000, '2026-03-31', null],
  ['money that came in', 80_000, '2026-04-02', null],
])('%s', (_what, amount, transacted_on, id) => {
  expect(batchThatMayHavePaid({ id: idOf<'bank_statement_line'>(1), amount, transacted_on }, [batch])).toBe(id)
})
