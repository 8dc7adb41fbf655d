import { sql } from 'kysely'
import type { RehearsalCheck } from '../../../domain/investing/rehearsal-report.ts'
import { checkMoney } from '../../../ledger/check-money.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** Statements that find what must not happen in an opening; each must return no row. */
export const openingRules = {
  oversold: `select f.id from fund f join investment i on i.fund_id = f.id group by f.id having sum(i.amount) > f.fund_total - f.subordinated_amount`,
  over_cap: `select member_id from investment group by member_id having sum(amount) > 1000000`,
  doubled: `select member_id, fund_id from investment group by member_id, fund_id having count(*) > 1`,
} as const satisfies Partial<Record<RehearsalCheck, string>>

/** How often each was found. @param told the applications to the fund that people were told to have. */
export async function findViolations(
  database: Database,
  fundId: Id<'fund'>,
  confirmed: ReadonlySet<string>,
): Promise<Record<RehearsalCheck, number>> {
  const count = async (statement: string): Promise<number> => (await sql.raw(statement).execute(database)).rows.length
  const broken = (await checkMoney(database)).filter(({ rows }) => rows.length > 0)
  const { rows: written } = await sql<{
    id: Id<'investment'>
  }>`select id from investment where fund_id = ${fundId}`.execute(database)
  const known = written.filter(({ id }) => confirmed.has(String(id))).length
  return {
    oversold: await count(openingRules.oversold),
    doubled: await count(openingRules.doubled),
    over_cap: await count(openingRules.over_cap),
    unbalanced: broken.length,
    // Confirmed and not there, or there and not confirmed.
    lost: confirmed.size - known + (written.length - known),
  }
}
