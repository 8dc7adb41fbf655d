import { sql } from 'kysely'
import type { ApplicationDecision } from '../../domain/application.ts'
import { REFUSAL_MESSAGES } from '../../domain/refusal.ts'
import type { Transaction } from '../../platform/database/connect.ts'
import type { ApplicationRequest } from './application.ts'
import type { RecordedApplication } from './record-applications.ts'

export interface PreContractDocument {
  id: number
  sha256: string
}

/** The versions that are delivered before the contract now; the fund is locked, so they stay while the batch is decided. */
export async function loadPreContractDocuments(transaction: Transaction, fundId: number): Promise<PreContractDocument[]> {
  return transaction
    .selectFrom('fund_document')
    .select(['id', 'file_sha256 as sha256'])
    .where('fund_id', '=', fundId)
    .where('kind', '=', 'pre_contract')
    .where('replaced_at', 'is', null)
    .orderBy('position')
    .execute()
}

/** Refuses whoever read an older version than the one that holds now; the others are decided, in their order. */
export function refuseUnread(
  documents: readonly PreContractDocument[],
  requests: readonly ApplicationRequest[],
  decide: (read: ApplicationRequest[]) => ApplicationDecision[],
): ApplicationDecision[] {
  const isUnread = ({ documents: ticked }: ApplicationRequest) => ticked !== undefined && !documents.every(({ id }) => ticked.includes(id))
  const decided = decide(requests.filter((request) => !isUnread(request))).values()
  return requests.map((request) => {
    if (isUnread(request)) return { accepted: false, memberId: String(request.memberId), code: 'documents_changed', message: REFUSAL_MESSAGES.documents_changed }
    const { value } = decided.next()
    if (!value) throw new Error('an application was not decided')
    return value
  })
}

/** Keeps for each accepted application which versions stood before the member, and whether they were ticked as read. */
export async function recordApplicationDocuments(
  transaction: Transaction,
  documents: readonly PreContractDocument[],
  recorded: readonly RecordedApplication[],
): Promise<void> {
  const rows = recorded.flatMap(({ investmentId, documents: ticked }) => documents.map(({ id, sha256 }) => ({ investmentId, id, sha256, isTicked: ticked.includes(id) })))
  if (rows.length === 0) return
  await sql`
    insert into application_document (investment_id, fund_document_id, file_sha256, ticked)
    select * from unnest(
      ${rows.map((row) => row.investmentId)}::bigint[], ${rows.map((row) => row.id)}::bigint[],
      ${rows.map((row) => row.sha256)}::text[], ${rows.map((row) => row.isTicked)}::boolean[])`.execute(transaction)
}
