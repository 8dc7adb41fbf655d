import { sql, type RawBuilder } from 'kysely'
import { addDays, endOfDay, japanDateOf } from '../../../domain/calendar.ts'
import type { QueueName } from '../../../domain/core/queue-words.ts'
import { LETTER_AFTER, LETTER_WITHIN } from '../../../domain/treasury/unclaimed.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { hasFailed } from './failed-jobs.ts'
import type { WorkQueue } from './work-queue.ts'

/** Days in which two people see to the payment of an instalment, of property tax or of a loan. */
const INSTALMENT_AHEAD = 14

interface QueueRow {
  name: QueueName
  count: number
  oldest_at: Date | null
  due_at: Date | null
  yen: number | null
}

/** The queues that one look into the tables counts, in one statement. */
export async function countQueues(database: Queryable, now: Date): Promise<WorkQueue[]> {
  const { rows } = await sql<QueueRow>`
    ${peopleQueues(now)} union all ${depositQueue(now)} union all ${payoutQueues(now)} union all ${lotteryQueue(now)} union all ${recordQueues()}`.execute(
    database,
  )
  return rows.map((row) => ({
    name: row.name,
    count: row.count,
    oldestAt: row.oldest_at,
    dueAt: row.due_at,
    yen: row.yen,
    detail: null,
  }))
}

/** The end of a Japanese day, as a deadline. */
const endOf = (day: RawBuilder<unknown>) => sql`(${day} + time '23:59:59') at time zone 'Asia/Tokyo'`
const startOf = (day: RawBuilder<unknown>) => sql`${day}::timestamp at time zone 'Asia/Tokyo'`
const reviewedBy = sql`business_days_after(japan_date(status_at), due_days('identity_review'))`

const peopleQueues = (now: Date) => sql`
  -- With the identity service until its usual time has passed; then somebody asks there.
  select 'identity_submitted' as name, count(*) as count, min(status_at) as oldest_at, null::timestamptz as due_at, null::bigint as yen
  from identity_check where status = 'submitted' and ${reviewedBy} >= japan_date(${now})
  union all
  select 'identity_stuck', count(*), min(status_at), ${endOf(sql`min(${reviewedBy})`)}, null
  from identity_check where status = 'submitted' and ${reviewedBy} < japan_date(${now})
  union all
  select 'member_held', count(*), min(coalesce(held.at, member.registered_at)), null, null
  from member left join lateral (
    select max(at) as at from audit_log where object_type = 'member' and object_id = member.id::text and action = 'member.held') held on true
  where member.status = 'held'
  union all
  select 'suspicious_dealing', count(*), min(found_at), null, null from dealing_finding finding
  where not exists (select from dealing_finding_decision decided where decided.finding_id = finding.id)
  union all
  -- As the night has found; whoever is looked up leaves it at once.
  select 'screening_due', count(*), ${startOf(sql`min(due_on)`)}, ${endOf(sql`min(due_on)`)}, null from screening_due
  union all
  select 'foreign_official', count(distinct member_id), min(answered_at), null, null from law_answer answer
  where foreign_official <> 'none' and awaits_official_approval(member_id)
  union all
  -- Asked on their own pages: the law wants it of everybody who has a contract.
  select 'law_unanswered', count(distinct member_id), min(applied_at), null, null from investment
  where status in ('awaiting_deposit', 'participating') and redeemed_at is null
    and not exists (select from law_answer where law_answer.member_id = investment.member_id)
  union all
  select 'enquiry', count(*), min(received_at), ${endOf(sql`min(due_on)`)}, null from enquiry where answered_at is null and closed_at is null
  union all
  select 'proposal', count(*), min(proposed_at), ${endOf(sql`min(business_days_after(japan_date(proposed_at), due_days('approval')))`)}, coalesce(sum((effect ->> 'yen')::bigint), 0)::bigint from proposal where status = 'open'`

const depositQueue = (now: Date) => sql`
  select 'deposit_due_today', count(*), min(applied_at), min(deposit_deadline_at), coalesce(sum(amount), 0)::bigint
  from investment where status = 'awaiting_deposit' and deposit_deadline_at between ${now} and ${endOfDay(japanDateOf(now))}`

const payoutQueues = (now: Date) => sql`
  select 'refund', count(*), min(owed_since), ${endOf(sql`min(due_on)`)}, coalesce(sum(amount), 0)::bigint from refund where status = 'open'
  union all
  select 'payout_to_prepare', count(*), min(distribution.fixed_at), (min(distribution.payday) + time '23:59:59') at time zone 'Asia/Tokyo', coalesce(sum(share.net + share.principal), 0)::bigint
  from distribution_share share join distribution on distribution.id = share.distribution_id
  where share.paid_at is null and share.net + share.principal > 0 and not exists (
    select from payout where payout.distribution_share_id = share.id and payout.status in ('planned', 'in_flight', 'paid'))
  union all
  select 'payout_to_approve', count(*), min(prepared_at), (min(pay_on) + time '23:59:59') at time zone 'Asia/Tokyo', coalesce(sum(total), 0)::bigint
  from payout_batch where status = 'draft'
  union all
  -- Taken to the bank and back by hand: from the approval until its results are read in.
  select 'payout_file', count(*), min(approved_at), (min(pay_on) + time '23:59:59') at time zone 'Asia/Tokyo', coalesce(sum(total), 0)::bigint
  from payout_batch where method = 'file' and status in ('approved', 'sending')
    and not exists (select from payout_announcement announcement where announcement.batch_id = payout_batch.id)
  union all
  -- Announced from the bank's site: the statement shows it within two business days.
  select 'payout_unconfirmed', count(distinct batch_id), min(since), ${endOf(sql`min(business_days_after(japan_date(since), 2))`)}, coalesce(sum(amount), 0)::bigint
  from payout_unconfirmed
  union all
  -- A letter for each member whose money has waited for him so long.
  select 'unclaimed_letter', count(distinct member_id), (min(since) + ${LETTER_AFTER}::integer)::timestamp at time zone 'Asia/Tokyo',
    ${endOf(sql`(min(since) + ${LETTER_AFTER + LETTER_WITHIN}::integer)`)}, coalesce(sum(amount), 0)::bigint
  from unclaimed_money waiting
  where since + ${LETTER_AFTER}::integer <= japan_date(${now}) and not exists (
    select from unclaimed_reminder letter
    where letter.way = 'letter' and letter.told_on >= waiting.since
      and (letter.refund_id = waiting.refund_id or letter.distribution_share_id = waiting.distribution_share_id))
  union all
  select 'payout_unclear', count(*), min(sending_at), null, coalesce(sum(total), 0)::bigint from payout_batch where status = 'unclear'
  union all
  -- Decided, and no line of the bank has come on its day.
  select 'plan_overdue', count(*), ${endOf(sql`min(pay_on)`)}, ${endOf(sql`min(pay_on)`)}, coalesce(sum(amount), 0)::bigint
  from standing_outgoing_plan where withdrawn_at is null and paid_by_explanation_id is null and pay_on < ${japanDateOf(now)}
  union all
  -- Two weeks before its day, so that two people can plan its payment; and until a line has paid it.
  select 'tax_instalment', count(*), ${endOf(sql`min(due_on)`)}, ${endOf(sql`min(due_on)`)}, coalesce(sum(amount), 0)::bigint
  from standing_tax_instalment where not is_paid and due_on <= ${addDays(japanDateOf(now), INSTALMENT_AHEAD)}
  union all
  select 'loan_instalment', count(*), ${endOf(sql`min(due_on)`)}, ${endOf(sql`min(due_on)`)}, coalesce(sum(principal_left + interest_left), 0)::bigint
  from standing_loan_instalment where principal_left + interest_left > 0 and due_on <= ${addDays(japanDateOf(now), INSTALMENT_AHEAD)}`

const lotteryQueue = (now: Date) => sql`
  select 'lottery', count(*), min(fund.offering_end_at), min(fund.offering_end_at) + interval '1 hour', null::bigint
  from lottery join fund on fund.id = lottery.fund_id left join fund_result result on result.fund_id = fund.id
  where fund.status = 'published' and lottery.drawn_at is null and result.failed_at is null and fund.offering_end_at <= ${now}`

const recordQueues = () => sql`
  -- Only what was told as unpaid can still move: it was paid in that year, and noticed after the documents were out.
  select 'tax_papers', count(distinct (told.member_id, told.year)), min(told.closed_at), null::timestamptz, null::bigint
  from tax_year_told told
  cross join lateral (
    select coalesce(sum(unpaid_dividend), 0) as unpaid from tax_year_line line where line.member_id = told.member_id and line.year = told.year) books
  where told.unpaid_dividend > 0 and told.unpaid_dividend <> books.unpaid
  union all
  select 'contract_unread', count(*), min(frozen_at), null::timestamptz, null::bigint
  from contract_document document
  where document.delivered_at is null and document.rendered_at is not null
    and not takes_paper((select member_id from investment where id = document.investment_id))
    -- One by one: those that were never opened are few beside all investments.
    and (select status from investment where id = document.investment_id) in ('awaiting_deposit', 'participating')
  union all
  select 'paper_to_post', count(*), min(made_at), ${endOf(sql`min(business_days_after(japan_date(made_at), 2))`)}, null from paper_owed
  union all
  select 'contract_unprinted', count(*), min(frozen_at), null, null from contract_document where delivered_at is null and rendered_at is null
  union all
  select 'mail_undeliverable', count(*), min(undeliverable_at), null, null from mail_outbox where undeliverable_at is not null and attended_at is null
  union all
  select 'job_failed', count(*), min(created_at), null, null from graphile_worker.jobs
  where ${hasFailed}`
