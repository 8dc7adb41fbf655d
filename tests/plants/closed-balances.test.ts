import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeLedger } from '../../src/ledger/close-ledger.ts'
import { runtimeRole } from '../../src/platform/embedded-postgres/data-directory.ts'
import { openingDay } from '../support/deposit-world.ts'
import { openPlantWorld, stands, type PlantWorld } from '../support/plants.ts'

// The walls read closed balances: whoever writes one makes money out of nothing.

let plants: PlantWorld
beforeAll(async () => {
  plants = await openPlantWorld()
  expect(await closeLedger(plants.world.database, openingDay)).toBe(true)
})
afterAll(() => plants.close())

const grant = (rights: string, table: string): string => `grant ${rights} on ${table} to ${runtimeRole}`

const acts: { what: string; act: (planted: PlantWorld) => string; off: string }[] = [
  {
    what: 'cash that a fund never had',
    act: ({ beta }) =>
      `update closed_balance set amount = amount + 900000 where book = '${beta}' and account_kind = 'bank'`,
    off: grant('update', 'closed_balance'),
  },
  {
    what: 'a debt that is gone',
    act: ({ beta }) => `delete from closed_balance where book = '${beta}' and account_kind = 'capital'`,
    off: grant('delete', 'closed_balance'),
  },
  {
    what: 'cash of the operator on an account of its own',
    act: () =>
      `insert into closed_balance (book, account_kind, account_ref, amount) values ('operator', 'bank', 'other', 7000000)`,
    off: grant('insert', 'closed_balance'),
  },
  {
    what: 'a closing before the last one, so that all counts twice',
    act: () => `update ledger_closing set through_posting_id = 0`,
    off: grant('update', 'ledger_closing'),
  },
  {
    what: 'a mark beyond what is posted',
    act: () => `update ledger_closing set marked_posting_id = marked_posting_id + 1000`,
    off: grant('update', 'ledger_closing'),
  },
  {
    what: 'a closing beyond what is posted, after which nothing counts',
    act: () => `select close_ledger(1000000000, '2026-04-02')`,
    off: `grant execute on function close_ledger(bigint, timestamptz) to ${runtimeRole};
      ${grant('select, insert, update, delete', 'closed_balance')}; ${grant('update', 'ledger_closing')}`,
  },
]

describe('nobody writes by hand', () => {
  it.each(acts)('$what', async ({ act, off }) => {
    expect(await plants.plant([act(plants)])).toMatch(/permission denied for (table|function) \w+/)
    expect(await plants.plant([act(plants)], [off])).toBe(stands)
  })

  it('a mark that comes after an entry of the same transaction', async () => {
    const { beta, waiting } = plants
    const deposit = {
      kind: 'deposit',
      lines: [
        [beta, 'bank', 'company', 40_000],
        [beta, 'deposit', waiting, -40_000],
      ] as [string, string, string, number][],
    }
    expect(await plants.plant([deposit, 'select mark_ledger()'])).toMatch(/closed in transactions of its own/)
    expect(await plants.plant(['select mark_ledger()'])).toBe(stands)
  })

  it('a table that answers a rule in the place of its own', async () => {
    const posing = `create temporary table entry_kind as select kind, 'fact' as nature, true as crosses_books from entry_kind`
    expect(await plants.plant([posing])).toMatch(/permission denied to create temporary tables/)
    const off = `do $$ begin execute format('grant temporary on database %I to public', current_database()); end $$`
    // The tests note whatever alters a table, in a place that this role does not reach.
    expect(await plants.plant([posing], [off, 'drop event trigger noted'])).toBe(stands)
  })
})
