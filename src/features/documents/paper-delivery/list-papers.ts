import { sql } from 'kysely'
import type { JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { PaperKind, PaperOutcome } from '../../../domain/documents/paper.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export interface OwedPaper {
  kind: PaperKind
  id: number
  document_number: string
  member_id: Id<'member'>
  member_number: string
  name: string
  made_at: Date
}

/** What has to be printed and posted, the longest waiting first. */
export async function listOwedPapers(database: Queryable): Promise<OwedPaper[]> {
  const { rows } = await sql<OwedPaper>`
    select owed.kind, owed.id, owed.document_number, member.id as member_id, member.member_number,
      member.family_name || ' ' || member.given_name as name, owed.made_at
    from paper_owed owed join member on member.id = owed.member_id order by owed.made_at, owed.kind, owed.id`.execute(
    database,
  )
  return rows
}

export interface PostedPaper {
  id: Id<'paper_posting'>
  kind: PaperKind
  document_number: string
  member_number: string
  name: string
  posted_on: JapanDate
  tracking: string
  outcome: PaperOutcome | null
  day: JapanDate | null
}

/** The newest hundred, those under way first. */
export async function listPostedPapers(database: Queryable): Promise<PostedPaper[]> {
  const { rows } = await sql<PostedPaper>`
    select posting.id, case when contract.id is not null then 'contract' when copy.id is not null then 'management_report' else 'annual_report' end as kind,
      coalesce(contract.document_number, copy.document_number, annual.document_number) as document_number,
      member.member_number, posting.recipient as name, posting.posted_on::text as posted_on, posting.tracking,
      outcome.outcome, outcome.day::text as day
    from paper_posting posting join member on member.id = posting.member_id
    left join contract_document contract on contract.id = posting.contract_document_id
    left join management_report_copy copy on copy.id = posting.management_report_copy_id
    left join annual_report annual on annual.id = posting.annual_report_id
    left join paper_outcome outcome on outcome.posting_id = posting.id
    order by outcome.outcome is not null, posting.id desc limit 100`.execute(database)
  return rows
}
