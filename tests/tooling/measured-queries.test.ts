import { describe, expect, it } from 'vitest'
import { measuredQueries, unmeasuredQueries } from '../../scripts/bench/admin/measured-queries.ts'
import {
  filterFields,
  isPaged,
  loadSchema,
  operatorQueries,
  writeQuery,
} from '../../scripts/bench/admin/write-query.ts'
import type { Facts } from '../../scripts/bench/admin/facts.ts'

// What `npm run bench:admin` leaves out is slow one day, and nobody knows.

const facts = new Proxy({}, { get: (_nothing, name) => (/Id$|^amount$/.test(String(name)) ? 1 : '1') }) as Facts
const queries = operatorQueries(loadSchema())

describe('the benchmark of the back office', () => {
  it('measures every query of operators, or says why not', () => {
    const known = [...Object.keys(measuredQueries), ...Object.keys(unmeasuredQueries)]
    expect(queries.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
  })

  it.each(queries.filter((query) => filterFields(query).length > 0))(
    'asks $name by every one of its filters',
    (query) => {
      const asked = Object.values(measuredQueries[query.name]?.(facts).filters ?? {}).flatMap(({ filter }) =>
        Object.keys(filter as object),
      )
      expect([...new Set(asked)].toSorted()).toEqual(filterFields(query).toSorted())
    },
  )

  it.each(queries.filter((query) => query.args.some(({ name }) => name === 'sort')))('sorts $name', (query) => {
    expect(measuredQueries[query.name]?.(facts).sorts ?? []).not.toEqual([])
    expect(isPaged(query)).toBe(true)
    expect(writeQuery(query)).toMatch(/total/)
  })
})
