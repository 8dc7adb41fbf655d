import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { yen } from '../../../domain/money.ts'
import { missingMoney, type OwnMoney, type OwnPart } from '../../../domain/investing/own-money.ts'
import type { AccountKind } from '../../../ledger/chart.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** Where each part stands in the fund's book. */
export const OWN_ACCOUNTS = {
  subordinated: 'subordinated',
  fillIn: 'fill_in',
  takenOver: 'taken_over',
} as const satisfies Record<OwnPart, AccountKind>

export interface FundsOwnMoney {
  /** As the fund's book has it. */
  contributed: OwnMoney
  /** What the fund's composition asks for beyond it, as the records are at this moment; below zero where it is too much. */
  missing: OwnMoney
  /** Whether the start is booked: from then on nothing is contributed any more. */
  isStarted: boolean
}

/** What the operator has in the fund, and what he still has to contribute before it starts. */
export async function loadOwnMoney(database: Queryable, fundId: Id<'fund'>): Promise<FundsOwnMoney> {
  const { rows } = await sql<{
    started: boolean
    subordinated: number
    fill_in: number
    taken_over: number
    own_subordinated: number
    own_fill_in: number
    own_taken_over: number
  }>`
    select composed.subordinated, composed.fill_in, composed.taken_over,
      exists (select from fund_result where fund_id = ${fundId} and operation_booked_at is not null) as started,
      coalesce(-sum(balance.amount) filter (where balance.account_kind = 'subordinated'), 0)::bigint as own_subordinated,
      coalesce(-sum(balance.amount) filter (where balance.account_kind = 'fill_in'), 0)::bigint as own_fill_in,
      coalesce(-sum(balance.amount) filter (where balance.account_kind = 'taken_over'), 0)::bigint as own_taken_over
    from composition_of(${fundId}) composed
    left join account_balance balance on balance.book = 'fund:' || ${fundId}::bigint
    group by composed.subordinated, composed.fill_in, composed.taken_over`.execute(database)
  const [row] = rows
  if (!row) throw new Error(`no fund ${fundId}`)
  const contributed = {
    subordinated: yen(row.own_subordinated),
    fillIn: yen(row.own_fill_in),
    takenOver: yen(row.own_taken_over),
  }
  const composed = { subordinated: yen(row.subordinated), fillIn: yen(row.fill_in), takenOver: yen(row.taken_over) }
  return { contributed, missing: missingMoney(composed, contributed), isStarted: row.started }
}
