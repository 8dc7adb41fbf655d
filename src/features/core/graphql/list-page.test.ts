import { expect, it } from 'vitest'
import { eachOfPages, pageOfList } from './list-page.ts'

const rows = Array.from({ length: 120 }, (_, index) => ({ id: index + 1, amount: (index * 7) % 120 }))
const orders = { amount: (one: { amount: number }, other: { amount: number }) => one.amount - other.amount }

it.each([
  ['the usual order, fifty rows', {}, [1, 2, 3], 50],
  ['the third page is what is left', { page: 3 }, [101, 102, 103], 20],
  ['beyond the last page is nothing', { page: 4 }, [], 0],
  ['a page before the first is the first', { page: -1, size: 3 }, [1, 2, 3], 3],
  ['sorted', { sort: 'amount', size: 3 }, [1, 104, 87], 3],
  ['sorted the other way round', { sort: 'amount', descending: true, size: 2 }, [18, 35], 2],
  ['by a word that is no order', { sort: 'constructor', size: 2 }, [1, 2], 2],
])('a list in pages: %s', (_what, input, first, length) => {
  const page = pageOfList(rows, orders, input)
  expect(page.total).toBe(120)
  expect(page.rows).toHaveLength(length)
  expect(page.rows.slice(0, first.length).map(({ id }) => id)).toEqual(first)
})

it.each([0, 199, 200, 201, 400, 450])('a table of %i rows is written down whole, a page at a time', async (count) => {
  const all = Array.from({ length: count }, (_, index) => index)
  const found: number[] = []
  for await (const row of eachOfPages(async (input) => pageOfList(all, {}, input))) found.push(row)
  expect(found).toEqual(all)
})
