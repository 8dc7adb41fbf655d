import type { Services } from '../services.ts'

export interface FundDocumentFile {
  name: string
  mediaType: string
  bytes: Uint8Array
}

/** The bytes behind /documents/{id}/…, for anyone; null where there is none, or its fund is not published and an operator does not ask. */
export async function findFundDocument(
  services: Services,
  documentId: number,
  asker: { isOperator: boolean } = { isOperator: false },
): Promise<FundDocumentFile | null> {
  const row = await services.database
    .selectFrom('fund_document')
    .innerJoin('fund', 'fund.id', 'fund_document.fund_id')
    .select(['fund_document.name', 'fund_document.media_type', 'fund_document.file_sha256', 'fund.status'])
    .where('fund_document.id', '=', documentId)
    .executeTakeFirst()
  if (!row || (row.status !== 'published' && !asker.isOperator)) return null
  return { name: row.name, mediaType: row.media_type, bytes: await services.files.get(row.file_sha256) }
}
