import { sql, type RawBuilder } from 'kysely'
import { idOf, type Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** Whom running a job reaches, and with how much money, as things stand. */
export interface JobReach {
  people: number
  /** Whole yen. */
  yen: number
}

const rowOf = (payload: Readonly<Record<string, unknown>>, name: string): Id<string> => idOf(String(payload[name]))
const idsOf = (payload: Readonly<Record<string, unknown>>): Id<string>[] =>
  Array.isArray(payload['ids']) ? payload['ids'].map((id) => idOf(String(id))) : [rowOf(payload, 'id')]

const mails: Reach = (payload) => sql`
  select count(distinct to_address) as people, 0::bigint as yen from mail_outbox where id = any(${idsOf(payload)}::bigint[]) and sent_at is null and undeliverable_at is null`
const contracts: Reach = (payload) => sql`
  select count(distinct investment.member_id) as people, coalesce(sum(investment.amount), 0)::bigint as yen
  from contract_document document join investment on investment.id = document.investment_id where document.id = any(${idsOf(payload)}::bigint[])`
const lottery: Reach = (payload) => sql`
  select count(*) as people, coalesce(sum(amount), 0)::bigint as yen from investment where fund_id = ${rowOf(payload, 'fundId')} and status = 'lottery_pending'`

type Reach = (payload: Readonly<Record<string, unknown>>) => RawBuilder<JobReach>

/** By the job's name; the others read, tidy up or rehearse, and reach nobody by themselves. */
const reaches: Readonly<Record<string, Reach>> = {
  'send-mail': mails,
  'send-mails': mails,
  'send-campaign': (payload) => sql`
    select count(*) as people, 0::bigint as yen from mail_campaign_recipient where campaign_id = ${rowOf(payload, 'id')} and owed_at is null and passed_over_at is null`,
  'render-contract': contracts,
  'render-contracts': contracts,
  'write-papers': (payload) => sql`
    select count(distinct investment.member_id) as people, coalesce(sum(investment.amount), 0)::bigint as yen
    from papers_owed owed join investment on investment.fund_id = owed.fund_id and investment.id between owed.first_investment_id and owed.last_investment_id
    where owed.fund_id = ${rowOf(payload, 'fundId')}`,
  'draw-lottery': lottery,
  'close-lottery': lottery,
  'send-payout-batch': (payload) => sql`
    select count(distinct member_id) as people, coalesce(sum(amount), 0)::bigint as yen from payout where batch_id = ${rowOf(payload, 'id')} and status in ('planned', 'in_flight')`,
}

/** What running the job once more reaches; null where it reaches nobody by itself. */
export async function jobReach(
  database: Queryable,
  task: string,
  payload: Readonly<Record<string, unknown>>,
): Promise<JobReach | null> {
  const reach = Object.hasOwn(reaches, task) ? reaches[task] : undefined
  if (reach === undefined) return null
  const { rows } = await reach(payload).execute(database)
  return rows[0] ?? null
}
