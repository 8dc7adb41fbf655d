import { sql } from 'kysely'
import { addDays, endOfDay, japanDate, japanDateOf, type JapanDate } from '../../domain/calendar.ts'
import type { Queryable } from '../../platform/database/connect.ts'
import { taxDueOn } from '../tax/list-withheld-tax.ts'
import { hasFailed } from './failed-jobs.ts'
import { loadOpenTaxMonths } from './open-tax-months.ts'

/** Everything that a person works off, each kind in a queue of its own. */
export const queueNames = [
  'identity_submitted', 'member_held', 'deposit_unknown', 'deposit_due_today', 'refund', 'payout_to_prepare', 'payout_to_approve', 'payout_unclear',
  'proposal', 'lottery', 'term_end', 'contract_unread', 'contract_unprinted', 'tax', 'enquiry', 'mail_undeliverable', 'job_failed',
] as const
export type QueueName = (typeof queueNames)[number]

export interface WorkQueue {
  name: QueueName
  count: number
  /** Since when the oldest has waited; null where nothing waits or waiting is not what matters. */
  oldestAt: Date | null
  /** The nearest deadline; null where the queue has none. */
  dueAt: Date | null
  /** What lies in it, whole yen; null where it is no money. */
  yen: number | null
}

/** A fund whose term ends within so many days is looked after. */
const termEndInSight = 30

interface QueueRow {
  name: QueueName
  count: number
  oldest_at: Date | null
  due_at: Date | null
  yen: number | null
}

/** Counts every queue. Deadlines first, the nearest on top; then by age; what is empty comes last. */
export async function countQueues(database: Queryable, now: Date): Promise<WorkQueue[]> {
  const today = japanDateOf(now)
  const { rows } = await sql<QueueRow>`
    ${peopleQueues()} union all ${depositQueues(now, today)} union all ${payoutQueues()} union all ${fundQueues(now, today)} union all ${recordQueues()}`.execute(database)
  const queues = rows.map((row) => ({ name: row.name, count: row.count, oldestAt: row.oldest_at, dueAt: row.due_at, yen: row.yen }))
  return [...queues, await countTax(database, today)].toSorted(byUrgency)
}

const far = Number.MAX_SAFE_INTEGER

export function byUrgency(one: WorkQueue, other: WorkQueue): number {
  const rank = ({ count, dueAt, oldestAt }: WorkQueue) => [count === 0 ? 1 : 0, dueAt?.getTime() ?? far, oldestAt?.getTime() ?? far]
  const [first, second] = [rank(one), rank(other)]
  const place = first.findIndex((value, index) => value !== second[index])
  return place < 0 ? queueNames.indexOf(one.name) - queueNames.indexOf(other.name) : (first[place] ?? 0) - (second[place] ?? 0)
}

const peopleQueues = () => sql`
  select 'identity_submitted' as name, count(*) as count, min(status_at) as oldest_at, null::timestamptz as due_at, null::bigint as yen
  from identity_check where status = 'submitted'
  union all
  select 'member_held', count(*), min(coalesce(held.at, member.registered_at)), null, null
  from member left join lateral (
    select max(at) as at from audit_log where object_type = 'member' and object_id = member.id::text and action = 'member.held') held on true
  where member.status = 'held'
  union all
  select 'enquiry', count(*), min(received_at), null, null from enquiry where answered_at is null and closed_at is null
  union all
  select 'proposal', count(*), min(proposed_at), null, coalesce(sum((effect ->> 'yen')::bigint), 0)::bigint from proposal where status = 'open'`

/** Money of an unknown sender is worked off while the account of such money is not empty. */
const depositQueues = (now: Date, today: JapanDate) => sql`
  select 'deposit_unknown', count(*) filter (where suspense.yen <> 0), min(deposit.booked_at) filter (where suspense.yen <> 0), null::timestamptz, max(suspense.yen)
  from deposit, (select coalesce(-sum(amount), 0)::bigint as yen from posting where account_kind = 'suspense' and account_ref = '') suspense
  where deposit.investment_id is null
  union all
  select 'deposit_due_today', count(*), null, min(deposit_deadline_at), coalesce(sum(amount), 0)::bigint
  from investment where status = 'awaiting_deposit' and deposit_deadline_at between ${now} and ${endOfDay(today)}`

const payoutQueues = () => sql`
  select 'refund', count(*), min(owed_since), null::timestamptz, coalesce(sum(amount), 0)::bigint from refund where status = 'open'
  union all
  select 'payout_to_prepare', count(*), min(distribution.fixed_at), min(distribution.payday)::timestamp at time zone 'Asia/Tokyo', coalesce(sum(share.net + share.principal), 0)::bigint
  from distribution_share share join distribution on distribution.id = share.distribution_id
  where share.paid_at is null and share.net + share.principal > 0 and not exists (
    select from payout where payout.distribution_share_id = share.id and payout.status in ('planned', 'in_flight', 'paid'))
  union all
  select 'payout_to_approve', count(*), min(prepared_at), min(pay_on)::timestamp at time zone 'Asia/Tokyo', coalesce(sum(total), 0)::bigint
  from payout_batch where status = 'draft'
  union all
  select 'payout_unclear', count(*), min(sending_at), null, coalesce(sum(total), 0)::bigint from payout_batch where status = 'unclear'`

/** A term that ends is worked off with its distribution; a draw with its protocol. */
const fundQueues = (now: Date, today: JapanDate) => sql`
  select 'lottery', count(*), min(fund.offering_end_at), min(fund.offering_end_at) + interval '1 hour', null::bigint
  from lottery join fund on fund.id = lottery.fund_id left join fund_result result on result.fund_id = fund.id
  where fund.status = 'published' and lottery.drawn_at is null and result.failed_at is null and fund.offering_end_at <= ${now}
  union all
  select 'term_end', count(*), null, min(ends.day)::timestamp at time zone 'Asia/Tokyo', coalesce(sum(ends.principal), 0)::bigint
  from (
    select coalesce(result.operation_end_on, fund.operation_end_on) as day,
      (select sum(amount) from investment where investment.fund_id = fund.id and investment.status = 'participating' and investment.redeemed_at is null) as principal
    from fund left join fund_result result on result.fund_id = fund.id
    where fund.status = 'published' and result.failed_at is null) ends
  where ends.principal > 0 and ends.day <= ${addDays(today, termEndInSight)}::date`

const recordQueues = () => sql`
  select 'contract_unread', count(*), min(frozen_at), null::timestamptz, null::bigint
  from contract_document document join investment on investment.id = document.investment_id
  where document.delivered_at is null and document.rendered_at is not null and investment.status in ('awaiting_deposit', 'participating')
  union all
  select 'contract_unprinted', count(*), min(frozen_at), null, null from contract_document where delivered_at is null and rendered_at is null
  union all
  select 'mail_undeliverable', count(*), min(undeliverable_at), null, null from mail_outbox where undeliverable_at is not null and attended_at is null
  union all
  select 'job_failed', count(*), min(created_at), null, null from graphile_worker.jobs
  where ${hasFailed}`

async function countTax(database: Queryable, today: JapanDate): Promise<WorkQueue> {
  const open = await loadOpenTaxMonths(database, today)
  const oldest = open.at(-1)
  const firstDay = oldest === undefined ? null : japanDate(`${oldest.month}-01`)
  return {
    name: 'tax',
    count: open.length,
    oldestAt: null,
    dueAt: firstDay === null ? null : endOfDay(taxDueOn(firstDay)),
    yen: open.reduce((sum, { tax }) => sum + tax, 0),
  }
}
