import { sql, type RawBuilder } from 'kysely'
import type { JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { DepositMovement, KeepingGround } from '../../../domain/funds/tenant-deposit.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** The deposit of a lease in the book of a fund; without a lease, what nobody has said of which it is. */
export interface LeaseDeposit {
  fund_id: Id<'fund'>
  project_name: string
  lease_id: Id<'lease'> | null
  unit: string
  tenant: string
  last_let_day: JapanDate | null
  /** As the contract says; null without a lease. */
  agreed: number | null
  /** The first day on which it came. */
  since: JapanDate | null
  received: number
  taken_over: number
  given_back: number
  handed_over: number
  kept: number
  held: number
  /** To whom it went: names as the bank wrote them. */
  payees: string
}

/** Lease by lease, what is held first; the sum of `held` is the account of the fund's book. Leases that agree a deposit and have none are among them. */
export async function listLeaseDeposits(database: Queryable): Promise<LeaseDeposit[]> {
  return loadDeposits(database, sql`true`)
}

export async function findLeaseDeposit(
  database: Queryable,
  { fundId, leaseId }: { fundId: Id<'fund'>; leaseId: Id<'lease'> },
): Promise<LeaseDeposit | null> {
  return (await loadDeposits(database, sql`deposit.fund_id = ${fundId} and deposit.lease_id = ${leaseId}`))[0] ?? null
}

async function loadDeposits(database: Queryable, condition: RawBuilder<unknown>): Promise<LeaseDeposit[]> {
  const { rows } = await sql<LeaseDeposit>`
    with deposit as (
      select fund_id, lease_id from lease_deposit_movement
      union
      select stay.fund_id, lease.id from lease join property_stay stay on stay.part_id = lease.part_id
      where lease.struck_by is null and lease.deposit > 0 and stay.fund_id is not null
        and (last_let_day(lease.id) is null or last_let_day(lease.id) >= stay.held_from)
        and (stay.held_until is null or lease.begins_on < stay.held_until)
    ), summed as (
      select deposit.fund_id, deposit.lease_id, min(moved.moved_on) filter (where moved.amount > 0 and moved.what in ('received', 'taken_over')) as since,
        coalesce(sum(moved.amount) filter (where moved.what = 'received'), 0)::bigint as received,
        coalesce(sum(moved.amount) filter (where moved.what = 'taken_over'), 0)::bigint as taken_over,
        coalesce(-sum(moved.amount) filter (where moved.what = 'given_back'), 0)::bigint as given_back,
        coalesce(-sum(moved.amount) filter (where moved.what = 'handed_over'), 0)::bigint as handed_over,
        coalesce(-sum(moved.amount) filter (where moved.what = 'kept'), 0)::bigint as kept,
        coalesce(sum(moved.amount), 0)::bigint as held,
        coalesce(string_agg(distinct nullif(moved.remarks, ''), '、') filter (where moved.what in ('given_back', 'handed_over')), '') as payees
      from deposit
      left join lease_deposit_movement moved on moved.fund_id = deposit.fund_id and moved.lease_id is not distinct from deposit.lease_id
      where ${condition}
      group by deposit.fund_id, deposit.lease_id
    )
    select summed.fund_id, fund.name as project_name, summed.lease_id,
      coalesce(concat_ws('　', nullif(property.building_name, ''), nullif(part.name, '')), '') as unit, coalesce(tenant.name, case when lease.id is null then '' else '当社' end) as tenant,
      last_let_day(lease.id)::text as last_let_day, lease.deposit as agreed, summed.since::text as since, summed.received, summed.taken_over,
      summed.given_back, summed.handed_over, summed.kept, summed.held, summed.payees
    from summed
    join fund on fund.id = summed.fund_id
    left join lease on lease.id = summed.lease_id
    left join property_part part on part.id = lease.part_id
    left join property on property.id = part.property_id
    left join party tenant on tenant.id = lease.tenant_id
    order by summed.lease_id is not null, summed.held = 0, fund.id, unit, summed.lease_id`.execute(database)
  return rows
}

/** What moved the deposit of a lease. */
export interface DepositStep {
  fund_id: Id<'fund'>
  project_name: string
  lease_id: Id<'lease'> | null
  unit: string
  tenant: string
  moved_on: JapanDate
  what: DepositMovement
  amount: number
  remarks: string
  explanation_id: Id<'statement_explanation'> | null
  keeping_id: Id<'deposit_keeping'> | null
  ground: KeepingGround | null
  paper_sha256: string | null
  reversal_proposal_id: Id<'proposal'> | null
  /** Its month or period is closed. */
  is_closed: boolean
}

/** Each movement, the newest first. */
export async function listDepositSteps(database: Queryable): Promise<DepositStep[]> {
  const { rows } = await sql<DepositStep>`
    select moved.fund_id, fund.name as project_name, moved.lease_id,
      coalesce(concat_ws('　', nullif(property.building_name, ''), nullif(part.name, '')), '') as unit, coalesce(tenant.name, case when lease.id is null then '' else '当社' end) as tenant,
      moved.moved_on::text as moved_on, moved.what, moved.amount, moved.remarks, moved.explanation_id, moved.keeping_id,
      keeping.ground, keeping.paper_sha256,
      (select id from proposal where kind = 'fund.deposit_keeping_reversal' and status = 'open' and subject = 'deposit_keeping:' || moved.keeping_id) as reversal_proposal_id,
      coalesce((moved.moved_on::timestamp at time zone 'Asia/Tokyo') < book_closed_until(moved.fund_id), false) as is_closed
    from lease_deposit_movement moved
    join fund on fund.id = moved.fund_id
    left join deposit_keeping keeping on keeping.id = moved.keeping_id
    left join lease on lease.id = moved.lease_id
    left join property_part part on part.id = lease.part_id
    left join property on property.id = part.property_id
    left join party tenant on tenant.id = lease.tenant_id
    where moved.amount <> 0
    order by moved.moved_on desc, moved.explanation_id desc, moved.what`.execute(database)
  return rows
}
