import { inTransaction } from '../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../platform/outcome.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Services } from '../services.ts'
import { lockFund } from './lock-fund.ts'

export interface NewFundDocument {
  fundId: number
  /** pre_contract: delivered before the contract; every one is opened and ticked by an applicant. */
  kind: 'pre_contract' | 'other'
  /** As investors see it, without '.pdf'. */
  name: string
  bytes: Uint8Array
  /** Of a generated document, see issueFundDocuments. */
  contentHash?: string
  actor: string
}

export const NOT_A_PDF = 'PDFファイルを選択してください'

export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'

/** Adds a PDF to a fund, last of its kind. The file is kept before the row is written, so a row never points to nothing. */
export async function addFundDocument(services: Services, input: NewFundDocument): Promise<Outcome<{ documentId: number }>> {
  const name = input.name.trim()
  if (name === '') return badInput({ name: '必須です' })
  if (!isPdf(input.bytes)) return badInput({ file: NOT_A_PDF })
  const now = services.clock.now()
  const sha256 = await services.files.put(input.bytes)
  return inTransaction(services.database, async (transaction) => {
    if (!(await lockFund(transaction, input.fundId))) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
    const { last } = await transaction
      .selectFrom('fund_document')
      .select((expression) => expression.fn.max('position').as('last'))
      .where('fund_id', '=', input.fundId)
      .where('kind', '=', input.kind)
      .executeTakeFirstOrThrow()
    const { id: documentId } = await transaction
      .insertInto('fund_document')
      .values({
        fund_id: input.fundId,
        kind: input.kind,
        position: Number(last ?? 0) + 1,
        name,
        file_sha256: sha256,
        size_bytes: input.bytes.length,
        added_at: now,
        content_hash: input.contentHash ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(transaction, {
      at: now,
      actor: input.actor,
      action: 'fund.document_added',
      objectType: 'fund',
      objectId: input.fundId,
      detail: { documentId, sha256 },
    })
    return success({ documentId })
  })
}
