import type { Queryable } from '../../../platform/database/connect.ts'
import { listDifferences } from '../../treasury/bank/list-differences.ts'
import { listUnexplained } from '../../treasury/operator-account/list-account-entries.ts'
import { listSuspense } from '../../treasury/operator-account/list-suspense.ts'
import { endOfFirst, startOf, sum, type WorkQueue } from './work-queue.ts'

/** What waits of the lines of the bank. */
export const listLineQueues = (database: Queryable): Promise<WorkQueue[]> =>
  Promise.all([suspense(database), unexplained(database), unconfirmed(database)])

async function suspense(database: Queryable): Promise<WorkQueue> {
  const items = await listSuspense(database)
  return {
    name: 'deposit_unknown',
    count: items.length,
    oldestAt: startOf(items.map(({ transacted_on: transactedOn }) => transactedOn)),
    dueAt: endOfFirst(items.map(({ due_on: dueOn }) => dueOn)),
    yen: sum(items.map(({ amount }) => amount)),
    detail: null,
  }
}

async function unexplained(database: Queryable): Promise<WorkQueue> {
  const entries = await listUnexplained(database)
  return {
    name: 'account_unexplained',
    count: entries.length,
    oldestAt: startOf(entries.map(({ transacted_on: transactedOn }) => transactedOn)),
    dueAt: null,
    yen: sum(entries.map(({ amount }) => Math.abs(amount))),
    detail: null,
  }
}

/** Lines that are kept and that the bank's own list does not confirm. */
async function unconfirmed(database: Queryable): Promise<WorkQueue> {
  const open = await listDifferences(database)
  return {
    name: 'statement_difference',
    count: open.length,
    oldestAt:
      open.map(({ found_at: foundAt }) => foundAt).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
    dueAt: null,
    yen: sum(open.map(({ amount }) => Math.abs(amount))),
    detail: null,
  }
}
