import type { RehearsalProgress } from '../../../adapters/rehearsal/rehearsal.ts'
import type { FiltersOf } from '../../../domain/tables/table.ts'
import { sql, type RawBuilder } from 'kysely'
import type { rehearsalTable } from '../../../domain/tables/rehearsals.ts'
import type { SortOf } from '../../../domain/tables/table.ts'
import type { RehearsalState } from '../../../domain/investing/rehearsal.ts'
import type { RehearsalReport } from '../../../domain/investing/rehearsal-report.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { allOf, tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'
import type { Id } from '../../../domain/id.ts'

/** A rehearsal of an opening, as it is kept. */
export interface Rehearsal {
  id: Id<'drill'>
  project_id: Id<'fund'>
  /** As the fund was called then. */
  project_name: string
  people: number
  /** 0: all at once. */
  spread_seconds: number
  /** Null: a mixture. */
  amount: number | null
  state: RehearsalState
  asked_by: string
  asked_at: Date
  ended_at: Date | null
  step: RehearsalProgress['step']
  /** Presses that have their answer. */
  answered: number
  report: RehearsalReport | null
  failure: string | null
}

const columns = { asked: sql`d.id`, people: sql`d.people` } satisfies Record<
  SortOf<typeof rehearsalTable>,
  RawBuilder<unknown>
>

/** One page of the rehearsals, the newest first unless something else is asked for. */
export async function pageRehearsals(
  database: Queryable,
  { project_id: fundId, state }: FiltersOf<typeof rehearsalTable>,
  input: TableInput,
): Promise<TablePage<Rehearsal>> {
  const where = allOf([
    ...(typeof fundId === 'number' ? [sql`d.fund_id = ${fundId}`] : []),
    ...(state ? [sql`d.status = ${state}`] : []),
  ])
  const [rows, { rows: counted }] = await Promise.all([
    select(database, sql`${where} ${tableWindow(input, columns, sql`d.id`)}`),
    sql<{ total: number }>`select count(*) as total from drill d where ${where}`.execute(database),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}

export async function findRehearsal(database: Queryable, id: Id<'drill'> | null): Promise<Rehearsal | null> {
  const [rehearsal] = id === null ? [] : await select(database, sql`d.id = ${id}`)
  return rehearsal ?? null
}

/** @param which a condition on `d`, with an order and a window where there may be many. */
async function select(database: Queryable, which: RawBuilder<unknown>): Promise<Rehearsal[]> {
  const { rows } = await sql<Rehearsal>`
    select d.id, d.fund_id as project_id, d.fund_name as project_name, d.people, d.spread_seconds, d.amount, d.status as state, m.family_name || ' ' || m.given_name as asked_by,
      d.asked_at, d.ended_at, d.step, d.answered, d.report, d.failure
    from drill d join member m on m.id = d.asked_by
    where ${which}`.execute(database)
  return rows
}
