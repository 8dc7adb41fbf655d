import { sql, type Selectable, type Updateable } from 'kysely'
import { statesBefore, type EventOf, type Lifecycle, type LifecycleEvent } from '../../domain/lifecycles/lifecycle.ts'
import type { Id } from '../../domain/id.ts'
import type { Queryable, Transaction } from '../../platform/database/connect.ts'
import type { DB } from '../../platform/database/types.ts'
import {
  investmentLifecycle,
  type CancelReason,
  type InvestmentEvent,
  type InvestmentStatus,
} from '../../domain/lifecycles/investment.ts'

/** A lifecycle whose states stand in a column of its table. */
type StoredLifecycle = Lifecycle & { readonly subject: keyof DB; readonly column: string }

/** Which rows: by the values of their columns, one or several each. */
type Choice<Table> = { readonly [Column in keyof Table]?: Table[Column] | readonly NonNullable<Table[Column]>[] }

type Columns<Table extends StoredLifecycle> = Omit<Updateable<DB[Table['subject']]>, 'id' | Table['column']>

interface Move<Table extends StoredLifecycle> {
  event: EventOf<Table>
  /** Whatever else the event writes into the row. */
  set?: Columns<Table>
}

/**
 * Moves those of the chosen rows that stand where the event may find them, each once; the others are left alone, so a repeat finds nothing
 * to do. The database refuses a step that it does not know.
 * @returns the ids that moved.
 */
export async function move<const Table extends StoredLifecycle>(
  database: Queryable,
  lifecycle: Table,
  choice: Choice<Selectable<DB[Table['subject']]>>,
  { event, set = {} as Columns<Table> }: Move<Table>,
): Promise<Id<Table['subject']>[]> {
  const step = lifecycle.events[event]
  if (step === undefined) throw new Error(`${lifecycle.subject} knows no event ${event}`)
  const chosen = Object.entries(choice).map(([column, value]) =>
    Array.isArray(value) ? sql`${sql.ref(column)} = any(${value})` : sql`${sql.ref(column)} = ${value}`,
  )
  const changes = Object.entries({ [lifecycle.column]: step.to, ...set }).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  )
  const { rows } = await sql<{ id: Id<Table['subject']> }>`
    update ${sql.table(lifecycle.subject)} set ${sql.join(changes)}
    where ${sql.join(chosen, sql` and `)} and ${sql.ref(lifecycle.column)} = any(${statesBefore(step)})
    returning id`.execute(database)
  return rows.map(({ id }) => id)
}

/** @throws Error where the row does not stand where the event may find it: somebody else has moved it. */
export async function moveOne<const Table extends StoredLifecycle>(
  database: Queryable,
  lifecycle: Table,
  choice: Choice<Selectable<DB[Table['subject']]>>,
  change: Move<Table>,
): Promise<void> {
  const moved = await move(database, lifecycle, choice, change)
  if (moved.length !== 1)
    throw new Error(`${lifecycle.subject} ${JSON.stringify(choice)}: ${change.event} found ${moved.length} rows`)
}

// ---------------------------------------------------------------- investments

type Beginning = 'applied' | 'applied_for_lottery'

export type InvestmentMove = {
  at: Date
  /** 'member:7', 'operator:3', 'schedule', 'bank' */
  actor: string
} & (
  | { event: 'lottery_won'; depositDeadlineAt: Date }
  | { event: Exclude<InvestmentEvent, Beginning | 'lottery_won'>; depositDeadlineAt?: never }
)

/**
 * Moves investments by an event, each once: those that do not stand where the event may find them are left alone, so a repeat finds
 * nothing to do. Every move is recorded with the status that it really left. The database refuses a move that the lifecycle does not know.
 * @returns the ids that moved.
 */
export async function moveInvestments(
  transaction: Transaction,
  investmentIds: readonly Id<'investment'>[],
  { event, at, actor, depositDeadlineAt }: InvestmentMove,
): Promise<Id<'investment'>[]> {
  if (investmentIds.length === 0) return []
  const step: LifecycleEvent<InvestmentStatus> & { cancelReason?: CancelReason } = investmentLifecycle.events[event]
  const { rows } = await sql<{ id: Id<'investment'> }>`
    with standing as (
      select id, status from investment
      where id = any(${investmentIds}::bigint[]) and status = any(${statesBefore(step)})
        and (${event} <> 'in_time_deposit_found' or cancel_reason = 'deadline')
      order by id for no key update
    ), moved as (
      update investment set status = ${step.to}, status_at = ${at}, cancel_reason = ${step.cancelReason ?? null},
        deposit_deadline_at = coalesce(${depositDeadlineAt ?? null}::timestamptz, deposit_deadline_at)
      from standing where investment.id = standing.id
      returning investment.id, standing.status as before
    )
    insert into investment_event (investment_id, from_status, to_status, actor, reason, at)
    select id, before, ${step.to}, ${actor}, ${event}, ${at} from moved order by id
    returning investment_id as id`.execute(transaction)
  return rows.map(({ id }) => id)
}
