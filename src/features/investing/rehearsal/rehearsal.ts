import { sql, type RawBuilder } from 'kysely'
import { DRILL_STATES, type RehearsalPlan, type DrillState } from '../../../domain/rehearsal.ts'
import type { DrillReport } from '../../../domain/rehearsal-report.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { allOf, tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'

/** A rehearsal of an opening, as it is kept. */
export interface Drill {
  id: number
  fundId: number
  /** As the fund was called then. */
  fundName: string
  plan: RehearsalPlan
  status: DrillState
  askedBy: string
  askedAt: Date
  endedAt: Date | null
  step: string
  /** Presses that have their answer. */
  answered: number
  report: DrillReport | null
  failure: string | null
}

export const rehearsalStates = Object.keys(DRILL_STATES) as DrillState[]

/** What is missing or null is not asked for. */
export interface RehearsalFilter {
  fundId?: number | null | undefined
  state?: DrillState | null | undefined
}

const columns = { asked: sql`d.id`, people: sql`d.people` }

/** One page of the rehearsals, the newest first unless something else is asked for. */
export async function pageRehearsals(
  database: Queryable,
  { fundId, state }: RehearsalFilter,
  input: TableInput,
): Promise<TablePage<Drill>> {
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

export async function findRehearsal(database: Queryable, id: number | null): Promise<Drill | null> {
  const [drill] = id === null ? [] : await select(database, sql`d.id = ${id}`)
  return drill ?? null
}

interface RehearsalRow {
  id: number
  fund_id: number
  fund_name: string
  people: number
  spread_seconds: number
  amount: number | null
  status: DrillState
  asked_by: string
  asked_at: Date
  ended_at: Date | null
  step: string
  answered: number
  report: DrillReport | null
  failure: string | null
}

/** @param which a condition on `d`, with an order and a window where there may be many. */
async function select(database: Queryable, which: RawBuilder<unknown>): Promise<Drill[]> {
  const { rows } = await sql<RehearsalRow>`
    select d.id, d.fund_id, d.fund_name, d.people, d.spread_seconds, d.amount, d.status, m.family_name || ' ' || m.given_name as asked_by,
      d.asked_at, d.ended_at, d.step, d.answered, d.report, d.failure
    from drill d join member m on m.id = d.asked_by
    where ${which}`.execute(database)
  return rows.map((row) => ({
    id: row.id,
    fundId: row.fund_id,
    fundName: row.fund_name,
    plan: { people: row.people, spreadSeconds: row.spread_seconds, amount: row.amount },
    status: row.status,
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    endedAt: row.ended_at,
    step: row.step,
    answered: row.answered,
    report: row.report,
    failure: row.failure,
  }))
}
