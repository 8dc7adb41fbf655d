import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { refusePdf } from './inspect-pdf.ts'
import { lockFund } from './lock-fund.ts'
import type { Id } from '../../../domain/id.ts'

export interface NewFundDocument {
  fundId: Id<'fund'>
  /** pre_contract: delivered before the contract; every one is opened and ticked by an applicant. */
  kind: 'pre_contract' | 'other'
  /** As investors see it, without '.pdf'. */
  name: string
  bytes: Uint8Array
  /** Of a generated document, see issueFundDocuments. */
  contentHash?: string
  actor: string
}

/** Adds a PDF to a fund, last of its kind. The file is kept before the row is written, so a row never points to nothing. */
export async function addFundDocument(
  services: Services,
  input: NewFundDocument,
): Promise<Outcome<{ documentId: Id<'fund_document'> }>> {
  const name = input.name.trim()
  if (name === '') return badInput({ name: '必須です' })
  const problem = refusePdf(input.bytes)
  if (problem !== null) return badInput({ file: problem })
  const at = services.clock.now()
  const sha256 = await services.files.put(input.bytes)
  const { bytes, ...facts } = input
  return inTransaction(services.database, (transaction) =>
    addDocumentWithin(transaction, { ...facts, name, sha256, sizeBytes: bytes.length, at }),
  )
}

/** A PDF that is already kept in the file store. */
export interface KeptFundDocument extends Omit<NewFundDocument, 'bytes'> {
  sha256: string
  sizeBytes: number
  at: Date
}

export async function addDocumentWithin(
  transaction: Transaction,
  document: KeptFundDocument,
): Promise<Outcome<{ documentId: Id<'fund_document'> }>> {
  const { fundId, kind, sha256, at, actor } = document
  if (!(await lockFund(transaction, fundId))) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const { last } = await transaction
    .selectFrom('fund_document')
    .select((expression) => expression.fn.max('position').as('last'))
    .where('fund_id', '=', fundId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  const { id: documentId } = await transaction
    .insertInto('fund_document')
    .values({
      fund_id: fundId,
      kind,
      position: Number(last ?? 0) + 1,
      name: document.name,
      file_sha256: sha256,
      size_bytes: document.sizeBytes,
      added_at: at,
      content_hash: document.contentHash ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(transaction, {
    at,
    actor,
    action: 'fund.document_added',
    objectType: 'fund',
    objectId: fundId,
    detail: { document_id: documentId, sha256 },
  })
  return success({ documentId })
}
