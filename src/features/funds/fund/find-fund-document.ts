import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordDelivery } from '../../documents/document/record-delivery.ts'
import { refuseExpired } from '../../documents/document/refuse-expired.ts'
import type { RequestFacts, Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

export interface FundDocumentFile {
  id: Id<'fund_document'>
  name: string
  mediaType: string
  sha256: string
  bytes: Uint8Array
}

const notFound = refusal('NOT_FOUND', '書面が見つかりません。')

/**
 * The bytes behind /documents/{id}/…, of any version, for anyone. NOT_FOUND where there is none, or its fund is not published and
 * an operator does not ask; CONFLICT once five years have passed since it was last delivered to anybody: when it was replaced, or
 * when the offering ended.
 */
export async function findFundDocument(
  services: Services,
  documentId: Id<'fund_document'> | null,
  asker: { isOperator: boolean } = { isOperator: false },
): Promise<Outcome<FundDocumentFile>> {
  if (documentId === null) return notFound
  const row = await services.database
    .selectFrom('fund_document as document')
    .innerJoin('fund', 'fund.id', 'document.fund_id')
    .leftJoin('fund_result as result', 'result.fund_id', 'fund.id')
    .select([
      'document.id',
      'document.name',
      'document.media_type',
      'document.file_sha256',
      'document.replaced_at',
      'fund.status',
      'fund.offering_end_at',
      'result.offering_end_at as real_offering_end_at',
    ])
    .where('document.id', '=', documentId)
    .executeTakeFirst()
  if (!row || (row.status !== 'published' && !asker.isOperator)) return notFound
  const expired = asker.isOperator
    ? null
    : refuseExpired(row.replaced_at ?? row.real_offering_end_at ?? row.offering_end_at, services.clock.now())
  if (expired) return expired
  return success({
    id: row.id,
    name: row.name,
    mediaType: row.media_type,
    sha256: row.file_sha256,
    bytes: await services.files.get(row.file_sha256),
  })
}

/** Writes down that a member opened it; what a visitor without an account reads is nobody's delivery. */
export async function recordOpening(
  services: Services,
  {
    document,
    viewer,
    request,
  }: { document: FundDocumentFile; viewer: Viewer | null; request: Pick<RequestFacts, 'ipAddress' | 'device'> },
): Promise<void> {
  if (viewer?.role !== 'member') return
  await inTransaction(services.database, (transaction) =>
    recordDelivery(transaction, {
      document: { kind: 'fund_document', id: document.id },
      memberId: viewer.memberId,
      sha256: document.sha256,
      at: services.clock.now(),
      request,
    }),
  )
}
