import { sql } from 'kysely'
import type { DrillPlan } from '../../domain/drill.ts'
import type { DrillReport } from '../../domain/drill-report.ts'
import type { Queryable } from '../../platform/database/connect.ts'

export type DrillStatus = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

/** A rehearsal of an opening, as it is kept. */
export interface Drill {
  id: number
  fundId: number
  /** As the fund was called then. */
  fundName: string
  plan: DrillPlan
  status: DrillStatus
  askedBy: string
  askedAt: Date
  endedAt: Date | null
  step: string
  /** Presses that have their answer. */
  answered: number
  report: DrillReport | null
  failure: string | null
}

const mostShown = 100

/** The latest drills, of one fund or of all; newest first. */
export const listDrills = (database: Queryable, fundId: number | null): Promise<Drill[]> =>
  select(database, fundId === null ? sql`true` : sql`d.fund_id = ${fundId}`)

export async function findDrill(database: Queryable, id: number | null): Promise<Drill | null> {
  const [drill] = id === null ? [] : await select(database, sql`d.id = ${id}`)
  return drill ?? null
}

interface DrillRow {
  id: number
  fund_id: number
  fund_name: string
  people: number
  spread_seconds: number
  amount: number | null
  status: DrillStatus
  asked_by: string
  asked_at: Date
  ended_at: Date | null
  step: string
  answered: number
  report: DrillReport | null
  failure: string | null
}

async function select(database: Queryable, condition: ReturnType<typeof sql>): Promise<Drill[]> {
  const { rows } = await sql<DrillRow>`
    select d.id, d.fund_id, d.fund_name, d.people, d.spread_seconds, d.amount, d.status, m.family_name || ' ' || m.given_name as asked_by,
      d.asked_at, d.ended_at, d.step, d.answered, d.report, d.failure
    from drill d join member m on m.id = d.asked_by
    where ${condition} order by d.id desc limit ${mostShown}`.execute(database)
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
