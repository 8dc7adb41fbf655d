import type { Queryable } from '../../../platform/database/connect.ts'
import type { FundDocument } from './load-fund-documents.ts'
import type { Id } from '../../../domain/id.ts'

export type AppliedDocument = Pick<FundDocument, 'id' | 'name' | 'size_bytes'>

/** By investment, the versions of the pre-contract documents that stood before the member at the application, in their order. */
export async function loadAppliedDocuments(
  database: Queryable,
  investmentIds: readonly Id<'investment'>[],
): Promise<Map<Id<'investment'>, AppliedDocument[]>> {
  if (investmentIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('investment_event as event')
    .innerJoin('document_reading_line as line', 'line.reading_id', 'event.reading_id')
    .innerJoin('fund_document as document', 'document.id', 'line.fund_document_id')
    .select(['event.investment_id', 'document.id', 'document.name', 'document.size_bytes'])
    .where('event.investment_id', 'in', [...investmentIds])
    .orderBy('document.position')
    .execute()
  const documents = new Map<Id<'investment'>, AppliedDocument[]>()
  for (const { investment_id: investmentId, ...document } of rows) {
    documents.set(investmentId, [...(documents.get(investmentId) ?? []), document])
  }
  return documents
}
