import { sql } from 'kysely'
import { parseId } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { tableWindow, type TableInput, type TablePage } from '../graphql/table-page.ts'

/** One thing that happened to a record: a line of the audit log, or a step of an application, which has a book of its own. */
export interface HistoryLine {
  /** 'audit:17' or 'step:4'. */
  key: string
  at: Date
  actor: string
  /** The operator's or member's name; null for the product itself. */
  actor_name: string | null
  action: string
  object_type: string
  object_id: string
  detail: unknown
  request_id: string | null
}

/**
 * Everything that was done to a record, newest first: also what was proposed about it and what happened to its parts (a fund's messages, an
 * application's document and deposits, a payment's transfers), of a member what he did himself, and of a journal entry what it was booked for.
 * @param record as the audit log names it: 'fund:3', 'enquiry:Q-ABCD2345'.
 */
export async function listRecordHistory(
  database: Queryable,
  record: string,
  input: TableInput,
): Promise<TablePage<HistoryLine>> {
  const [type = '', id = ''] = record.split(':')
  const window = tableWindow(input, { at: sql`entry.at` }, sql`entry.place`)
  const page = sql<HistoryLine>`
    ${linesOf(type, id)}
    select entry.key, entry.at, entry.actor, entry.action, entry.object_type, entry.object_id, entry.detail, entry.request_id,
      case when entry.actor ~ '^(member|operator):[0-9]+$'
      then (select family_name || ' ' || given_name from member where member.id = split_part(entry.actor, ':', 2)::bigint) end as actor_name
    from (select * from entry ${window}) entry order by entry.at desc, entry.place desc`.execute(database)
  const count = sql<{ total: number }>`${linesOf(type, id)} select count(*) as total from entry`.execute(database)
  const [{ rows }, { rows: counted }] = await Promise.all([page, count])
  return { rows, total: counted[0]?.total ?? 0 }
}

/** Found by the record's index, part by part: the log is never read through. */
const linesOf = (type: string, id: string) => sql`
  with record as (select ${type}::text as type, ${id}::text as id, ${parseId(id)}::bigint as number),
  part as (
    select type, id from record
    union all select 'fund_message', message.id::text from fund_message message join record on record.type = 'fund' and message.fund_id = record.number
    union all select 'management_report', report.id::text from management_report report join record on record.type = 'fund' and report.fund_id = record.number
    union all select 'contract_document', document.id::text from contract_document document join record on record.type = 'investment' and document.investment_id = record.number
    union all select 'management_report_copy', copy.id::text from management_report_copy copy join record on record.type = 'investment' and copy.investment_id = record.number
    union all select 'deposit', deposit.id::text from deposit join record on record.type = 'investment' and deposit.investment_id = record.number
    union all select 'bank_line', deposit.bank_line_id::text from deposit join record on record.type = 'deposit' and deposit.id = record.number
    union all select 'payout', payout.id::text from payout join record on record.type = 'payout_batch' and payout.batch_id = record.number
    union all select source.type, split_part(entry.idempotency_key, ':', 2) from record
      join journal_entry entry on record.type = 'journal_entry' and entry.id = record.number
      join (values ('deposit', 'bank_line'), ('bank-line', 'bank_line'), ('payout-approved', 'payout_batch'), ('payout-refused', 'payout'), ('tax-payment', 'proposal'))
        source (key, type) on source.key = split_part(entry.idempotency_key, ':', 1)
    union all select 'deposit', deposit.id::text from record join journal_entry entry on record.type = 'journal_entry' and entry.id = record.number
      join deposit on entry.idempotency_key = 'deposit:' || deposit.bank_line_id
    union all select 'bank_statement_line', explanation.statement_line_id::text from statement_explanation explanation join record on record.type = 'journal_entry' and explanation.journal_entry_id = record.number
    union all select 'proposal', proposal.id::text from proposal join record on proposal.subject = record.type || ':' || record.id
    union all select 'proposal', proposal.id::text from record
      join proposal on record.type = 'bank_statement_line' and proposal.subject = 'account_entry:' || record.id
    union all select 'proposal', proposal.id::text from record
      join statement_explanation explanation on record.type = 'bank_statement_line' and explanation.statement_line_id = record.number
      join proposal on proposal.subject in ('explanation:' || explanation.id, 'bank_line:' || explanation.bank_line_id)
    union all select 'proposal', proposal.id::text from record
      join statement_explanation explanation on record.type = 'bank_statement_line' and explanation.statement_line_id = record.number
      join suspense_resolution found on found.bank_line_id = explanation.bank_line_id
      join proposal on proposal.subject = 'suspense_resolution:' || found.id
    union all select 'proposal', proposal.id::text from record
      join member on record.type = 'member' and member.id = record.number join proposal on proposal.subject = 'member:' || member.member_number),
  found as (
    select log.id from audit_log log join part on log.object_id = part.id and log.object_type = part.type
    union select log.id from drill join record on record.type = 'drill' and drill.id = record.number
      join audit_log log on log.object_id = drill.fund_id::text and log.object_type = 'fund' and log.detail ->> 'drill_id' = record.id
    union select log.id from audit_log log join record on record.type = 'member' and log.actor = 'member:' || record.id),
  entry as (
    select 'audit:' || log.id as key, log.id as place, log.at, log.actor, log.action, log.object_type, log.object_id, log.detail, log.request_id
    from found join audit_log log on log.id = found.id
    union all
    select 'step:' || step.id, step.id, step.at, step.actor, 'investment.moved', 'investment', step.investment_id::text,
      jsonb_build_object('from', step.from_status, 'to', step.to_status, 'reason', step.reason), null
    from investment_event step join record on record.type = 'investment' and step.investment_id = record.number)`
