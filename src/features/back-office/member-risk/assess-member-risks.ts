import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { assessRisk, screeningDueOn } from '../../../domain/back-office/member-risk/assess-risk.ts'
import { riskTableOn } from '../../../domain/back-office/member-risk/risk-table.ts'
import type { RiskLevel } from '../../../domain/back-office/member-risk/risk-words.ts'
import { actAsProduct } from '../../../platform/database/acting-operator.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../core/services.ts'
import { loadRiskFacts, type MemberWithRisk } from './load-risk-facts.ts'

/** So many members are looked at before the worker's other work has its turn. */
const step = 500

/** Assesses every member each night: a level that differs from the last is kept with its reasons, and who is to be looked up again becomes a task. It may run twice. */
export const assessMemberRisks = (services: Services, dueAt: Date): Promise<void> =>
  actAsProduct(async () => {
    const today = japanDateOf(dueAt)
    let after = 0
    for (;;) {
      const members = await loadRiskFacts(services.database, { after, limit: step })
      const last = members.at(-1)
      if (last === undefined) break
      await assessStep(services, members, today)
      after = last.id
      await setImmediate()
    }
    await forgetOthers(services)
  })

async function assessStep(services: Services, members: readonly MemberWithRisk[], today: JapanDate): Promise<void> {
  const { from, table } = riskTableOn(today)
  const kept = await lastLevels(services.database, members)
  const assessed = members.map(({ id, facts }) => {
    const { level, reasons } = assessRisk(facts, table, today)
    return { id, level, reasons: reasons.map(({ words }) => words), dueOn: screeningDueOn(facts, level, table) }
  })
  const changed = assessed.filter(({ id, level }) => kept.get(id) !== level)
  const due = assessed.flatMap(({ id, dueOn }) =>
    dueOn !== null && dueOn <= today ? [{ member_id: id, due_on: dueOn }] : [],
  )
  const notDue = assessed.filter(({ id }) => !due.some(({ member_id }) => member_id === id)).map(({ id }) => id)
  await inTransaction(services.database, async (transaction) => {
    if (changed.length > 0)
      await transaction
        .insertInto('member_risk')
        .values(
          changed.map(({ id, level, reasons }) => ({
            member_id: id,
            level,
            reasons,
            rules_from: from,
            assessed_at: services.clock.now(),
          })),
        )
        .execute()
    if (due.length > 0)
      await transaction
        .insertInto('screening_due')
        .values(due)
        .onConflict((conflict) =>
          conflict.column('member_id').doUpdateSet(({ ref }) => ({ due_on: ref('excluded.due_on') })),
        )
        .execute()
    if (notDue.length > 0) await transaction.deleteFrom('screening_due').where('member_id', 'in', notDue).execute()
  })
}

async function lastLevels(
  database: Queryable,
  members: readonly MemberWithRisk[],
): Promise<Map<Id<'member'>, RiskLevel>> {
  const { rows } = await sql<{ memberId: Id<'member'>; level: RiskLevel }>`
    select distinct on (member_id) member_id as "memberId", level from member_risk
    where member_id = any(${members.map(({ id }) => id)}::bigint[]) order by member_id, id desc`.execute(database)
  return new Map(rows.map(({ memberId, level }) => [memberId, level]))
}

/** Whoever has left is not looked up again. */
const forgetOthers = ({ database }: Services): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await sql`delete from screening_due due using member where member.id = due.member_id and (member.status = 'left' or member.role <> 'member')`.execute(
      transaction,
    )
  })
