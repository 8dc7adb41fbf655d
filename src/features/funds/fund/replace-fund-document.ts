import type { FreeText } from '../../../domain/free-text.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { refusePdf } from './inspect-pdf.ts'
import { lockFund } from './lock-fund.ts'
import { notifyOfRenewedDocuments } from './notify-of-renewed-documents.ts'
import type { Id } from '../../../domain/id.ts'

export interface NewVersion {
  /** The version that is replaced. */
  documentId: Id<'fund_document'>
  bytes: Uint8Array
  /** Why, for the record. */
  reason: FreeText
  contentHash?: string
  actor: string
  /** More than one is replaced: who waits hears of all of them with the last. */
  isFollowed?: boolean
}

const notFound = refusal('NOT_FOUND', '書面が見つかりません。')

/**
 * Replaces a fund's document by a new version: from now on the new one is shown and ticked, while the old one keeps its address
 * and its bytes for those who applied on the strength of it. Refused with CONFLICT for a version that was replaced before.
 */
export async function replaceFundDocument(
  services: Services,
  input: NewVersion,
): Promise<Outcome<{ documentId: Id<'fund_document'>; version: number }>> {
  const reason = input.reason.trim()
  if (reason === '') return badInput({ reason: '必須です' })
  const problem = refusePdf(input.bytes)
  if (problem !== null) return badInput({ file: problem })
  const at = services.clock.now()
  const sha256 = await services.files.put(input.bytes)
  const { bytes, ...facts } = input
  return inTransaction(services.database, (transaction) =>
    replaceDocumentWithin(transaction, services, { ...facts, reason, sha256, sizeBytes: bytes.length, at }),
  )
}

/** A version that is already kept in the file store. */
export interface KeptVersion extends Omit<NewVersion, 'bytes'> {
  sha256: string
  sizeBytes: number
  at: Date
}

export async function replaceDocumentWithin(
  transaction: Transaction,
  services: Services,
  input: KeptVersion,
): Promise<Outcome<{ documentId: Id<'fund_document'>; version: number }>> {
  const { sha256, at, actor, reason } = input
  const old = await lockDocument(transaction, input.documentId)
  if (!old) return notFound
  if (old.replaced_at !== null) return refusal('CONFLICT', 'この書面には、すでに新しい版があります。')
  if (old.file_sha256 === sha256) return refusal('CONFLICT', '今の版と同じファイルです。')
  await transaction.updateTable('fund_document').set({ replaced_at: at }).where('id', '=', old.id).execute()
  const version = old.version + 1
  const { id: documentId } = await transaction
    .insertInto('fund_document')
    .values({
      fund_id: old.fund_id,
      kind: old.kind,
      position: old.position,
      name: old.name,
      file_sha256: sha256,
      size_bytes: input.sizeBytes,
      added_at: at,
      version,
      replaces: old.id,
      reason,
      content_hash: input.contentHash ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const detail = { document_id: documentId, replaces: old.id, version, sha256 }
  await recordAudit(transaction, {
    at,
    actor,
    action: 'fund.document_replaced',
    objectType: 'fund',
    objectId: old.fund_id,
    detail,
  })
  if (input.isFollowed !== true) await notifyOfRenewedDocuments(transaction, services, old.fund_id, at)
  return success({ documentId, version })
}

/** Under the fund's lock, so that no application is decided between the old version and the new one. */
async function lockDocument(transaction: Transaction, documentId: Id<'fund_document'>) {
  const find = () => transaction.selectFrom('fund_document').selectAll().where('id', '=', documentId).executeTakeFirst()
  const seen = await find()
  if (!seen) return undefined
  await lockFund(transaction, seen.fund_id)
  return find()
}
