import { sql } from 'kysely'
import type { DealingFacts, DealtApplication, DealtDeposit } from '../../../domain/back-office/dealing-watch/facts.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

type DealtMoney = Pick<DealingFacts, 'deposits' | 'applications'>

/** Applications of all members, and what was paid in for them, each in the order of time. */
export async function loadDealtMoney(database: Queryable): Promise<Map<Id<'member'>, DealtMoney>> {
  const [applications, deposits] = await Promise.all([loadApplications(database), loadDeposits(database)])
  const all = new Map<Id<'member'>, { applications: DealtApplication[]; deposits: DealtDeposit[] }>()
  const owners = new Map<Id<'investment'>, Id<'member'>>()
  for (const { memberId, ...application } of applications) {
    const own = all.get(memberId) ?? { applications: [], deposits: [] }
    own.applications.push(application)
    all.set(memberId, own)
    owners.set(application.id, memberId)
  }
  for (const deposit of deposits) {
    const owner = owners.get(deposit.applicationId)
    if (owner !== undefined) all.get(owner)?.deposits.push(deposit)
  }
  return all
}

type ApplicationRow = DealtApplication & { memberId: Id<'member'> }

async function loadApplications(database: Queryable): Promise<ApplicationRow[]> {
  const { rows } = await sql<ApplicationRow>`
    select investment.member_id as "memberId", investment.id, investment.amount, investment.applied_at as at, paid.at as "paidAt",
      case when investment.status = 'canceled' then investment.status_at end as "canceledAt", investment.cancel_reason as "cancelReason"
    from investment
    left join (
      select investment_id, min(transacted_at) as at from deposit where outcome in ('completed', 'reinstated') group by investment_id) paid
      on paid.investment_id = investment.id
    order by investment.applied_at, investment.id`.execute(database)
  return rows
}

async function loadDeposits(database: Queryable): Promise<DealtDeposit[]> {
  const { rows } = await sql<DealtDeposit>`
    select deposit.id, deposit.transacted_at as at, deposit.amount, line.remitter_name_kana as remitter,
      line.payer_bank_name || ' ' || line.payer_branch_name as from, deposit.outcome, deposit.refundable, deposit.investment_id as "applicationId"
    from deposit join bank_line line on line.id = deposit.bank_line_id
    where deposit.investment_id is not null
    order by deposit.transacted_at, deposit.id`.execute(database)
  return rows
}
