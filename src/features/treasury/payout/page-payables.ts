import type { FiltersOf } from '../../../domain/tables/table.ts'
import { pageOfList } from '../../core/graphql/list-page.ts'
import type { payableTable } from '../../../domain/tables/payables.ts'
import type { SortOf } from '../../../domain/tables/table.ts'
import type { PayableState } from '../../../domain/tables/payables.ts'
import type { TableInput, TablePage } from '../../core/graphql/table-page.ts'
import { isStopped } from '../../../domain/treasury/payout-words.ts'
import type { Payable } from './list-payable.ts'

export type PayableFilter = FiltersOf<typeof payableTable>

/** What an operator looks at of everything that is owed. */

/** A page of what is owed, with sums that are exact for everything that the filter finds and for all that is owed. */
export interface PayablePage extends TablePage<Payable> {
  /** By the filter, on all pages. */
  found: readonly Payable[]
  /** Whatever is filtered. */
  all: readonly Payable[]
}

const states: Readonly<Record<PayableState, (payable: Payable) => boolean>> = {
  ready: ({ hold }) => hold === null,
  held: ({ hold }) => hold !== null,
  stopped: ({ hold }) => isStopped(hold),
  returned: (payable) => payable.last_problem !== null,
  unclaimed: (payable) => payable.unclaimed !== null,
}

const orders: Readonly<Record<SortOf<typeof payableTable>, (one: Payable, other: Payable) => number>> = {
  since: (one, other) => one.owed_since.getTime() - other.owed_since.getTime(),
  age: (one, other) => one.age_days - other.age_days,
  // What has no day of its own is owed at once.
  pay_on: (one, other) => (one.pay_on ?? '').localeCompare(other.pay_on ?? ''),
  amount: (one, other) => one.amount - other.amount,
}

/** The payables of a filter, in their order. */
export function filterPayables(
  all: readonly Payable[],
  { kind, project_id: fundId, state, search }: PayableFilter,
): Payable[] {
  const text = search?.normalize('NFKC').trim() ?? ''
  return all.filter(
    (payable) =>
      (!kind || payable.obligation.kind === kind) &&
      (fundId === undefined || payable.fund_id === fundId) &&
      (!state || states[state](payable)) &&
      (text === '' || payable.member_name.includes(text) || String(payable.member_id) === text),
  )
}

/**
 * One page of what is owed, oldest first unless something else is asked for. Whether something can be paid is judged in one place only, by the
 * letters that banks know; so the page is cut here and not by the database: what is owed and not on its way is never more than a payday's list.
 */
export function pagePayables(all: readonly Payable[], filter: PayableFilter, input: TableInput): PayablePage {
  const found = filterPayables(all, filter)
  return { ...pageOfList(found, orders, input), found, all }
}
