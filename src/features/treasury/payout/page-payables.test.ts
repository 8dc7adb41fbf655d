import { describe, expect, it } from 'vitest'
import type { Payable } from './list-payable.ts'
import { pagePayables, type PayableFilter } from './page-payables.ts'
import { idOf, NO_ROW } from '../../../domain/id.ts'

const payable = (id: number, changes: Partial<Payable> = {}): Payable => ({
  obligation: { kind: 'distribution', id: idOf(id) },
  member_id: idOf(100 + id),
  member_name: '佐藤 美咲',
  fund_id: idOf(1),
  project_name: '第1号',
  amount: id * 1000,
  reason: 'distribution',
  owed_since: new Date(Date.UTC(2026, 3, id)),
  age_days: 0,
  pay_on: null,
  is_overdue: false,
  payee: null,
  payer_differs: false,
  hold: null,
  held_until: null,
  last_problem: null,
  unclaimed: null,
  ...changes,
})

const all = [
  payable(1),
  payable(2, { hold: 'no_bank_account', amount: 9_999 }),
  payable(3, { obligation: { kind: 'refund', id: idOf(3) }, fund_id: idOf(2), member_name: '鈴木 一郎' }),
  payable(4, { last_problem: { problem: 'order_refused', detail: '', at: new Date(0) } }),
]
const idsOf = (filter: PayableFilter, input = {}): number[] =>
  pagePayables(all, filter, input).rows.map(({ obligation }) => obligation.id)

describe('what is owed, page by page', () => {
  it.each<[name: string, filter: PayableFilter, ids: number[]]>([
    ['everything, oldest first', {}, [1, 2, 3, 4]],
    ['what can be paid', { state: 'ready' }, [1, 3, 4]],
    ['what is held', { state: 'held' }, [2]],
    ['what came back', { state: 'returned' }, [4]],
    ['refunds', { kind: 'refund' }, [3]],
    ['a fund', { project_id: idOf(2) }, [3]],
    ['a fund that is none', { project_id: NO_ROW }, []],
    ['a name', { search: ' 鈴木 ' }, [3]],
    ["a member's number, in full", { search: '101' }, [1]],
    ['a part of a number is none', { search: '10' }, []],
  ])('%s', (_name, filter, ids) => {
    expect(idsOf(filter)).toEqual(ids)
  })

  it('is sorted by what is asked for, and by nothing else', () => {
    expect(idsOf({}, { sort: 'amount', descending: true })).toEqual([2, 4, 3, 1])
    expect(idsOf({}, { sort: 'since', descending: true })).toEqual([4, 3, 2, 1])
    expect(idsOf({}, { sort: 'toString' })).toEqual([1, 2, 3, 4])
  })

  it('shows the sums of all pages on every page', () => {
    const pages = [1, 2, 3].map((page) => pagePayables(all, { state: 'ready' }, { page, size: 2 }))
    expect(pages.map(({ rows }) => rows.length)).toEqual([2, 1, 0])
    for (const { total, found } of pages)
      expect([total, found.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([3, 8000])
    expect(pages[0]?.all.length).toBe(4)
  })
})
