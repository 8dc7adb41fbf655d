import { sql, type Selectable, type Updateable } from 'kysely'
import { statesBefore, type EventOf, type Lifecycle } from '../../domain/lifecycles/lifecycle.ts'
import type { Queryable } from '../../platform/database/connect.ts'
import type { DB } from '../../platform/database/types.ts'

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
): Promise<number[]> {
  const step = lifecycle.events[event]
  if (step === undefined) throw new Error(`${lifecycle.subject} knows no event ${event}`)
  const chosen = Object.entries(choice).map(([column, value]) =>
    Array.isArray(value) ? sql`${sql.ref(column)} = any(${value})` : sql`${sql.ref(column)} = ${value}`,
  )
  const changes = Object.entries({ [lifecycle.column]: step.to, ...set }).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  )
  const { rows } = await sql<{ id: number }>`
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
