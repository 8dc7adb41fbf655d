import type { FreeText } from '../../../domain/free-text.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { addDocumentWithin } from '../fund/add-fund-document.ts'
import { refusePdf } from '../fund/inspect-pdf.ts'
import { lockFund } from '../fund/lock-fund.ts'
import { replaceDocumentWithin } from '../fund/replace-fund-document.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import type { Services } from '../../core/services.ts'
import { findEditedFund } from './find-edited-fund.ts'
import type { Id } from '../../../domain/id.ts'

/** A PDF that is already kept, and where it belongs. */
export type OfferedDocument = {
  fundId: Id<'fund'>
  kind: 'pre_contract' | 'other'
  name: string
  /** The document whose next version it is; null for one more document. */
  replaces: Id<'fund_document'> | null
  sha256: string
  sizeBytes: number
  reason: FreeText
}

/** Adds a document to a published fund, or a version of one: people may have applied on the strength of what stood there. */
const documentChange = defineProposalKind<OfferedDocument>({
  kind: 'fund_document',
  async foresee(transaction, _services, document) {
    if (!(await lockFund(transaction, document.fundId))) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
    return effectOf(transaction, document)
  },
  async carryOut(transaction, services, document, { operatorId, now }) {
    const done = await place(transaction, services, document, { actor: `operator:${operatorId}`, at: now })
    return done.ok ? success(null) : done
  },
})

async function effectOf(
  transaction: Transaction,
  { fundId, kind, name, replaces, sha256, sizeBytes }: OfferedDocument,
): Promise<Outcome<Effect>> {
  const fund = await findEditedFund(transaction, fundId)
  if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const old =
    replaces === null
      ? null
      : await transaction
          .selectFrom('fund_document')
          .select(['name', 'version', 'file_sha256', 'replaced_at'])
          .where('id', '=', replaces)
          .where('fund_id', '=', fundId)
          .executeTakeFirst()
  if (old === undefined) return refusal('NOT_FOUND', '書面が見つかりません。')
  if (old?.replaced_at) return refusal('CONFLICT', 'この書面には、すでに新しい版があります。')
  if (old?.file_sha256 === sha256) return refusal('CONFLICT', '今の版と同じファイルです。')
  const shown = old?.name ?? name
  return success({
    title: `${fund.draft.name}の書面「${shown}」を${old ? '差し替え' : '追加'}`,
    people: fund.applications.count,
    yen: fund.applications.amount,
    changes: [
      {
        label: '書面',
        before: null,
        after: `${shown}（${kind === 'pre_contract' ? '申し込み前に確認する書面' : 'その他の書類'}）`,
      },
      { label: '版', before: old ? `第${old.version}版` : null, after: `第${(old?.version ?? 0) + 1}版` },
      { label: 'ファイルのハッシュ', before: old ? old.file_sha256.slice(0, 16) : null, after: sha256.slice(0, 16) },
      {
        label: '大きさ',
        before: null,
        after: `${Math.max(1, Math.round(sizeBytes / 1000)).toLocaleString('ja-JP')}KB`,
      },
    ],
  })
}

async function place(
  transaction: Transaction,
  services: Services,
  document: OfferedDocument,
  by: { actor: string; at: Date },
): Promise<Outcome<{ documentId: Id<'fund_document'> }>> {
  const { fundId, kind, name, replaces, sha256, sizeBytes, reason } = document
  if (replaces === null) return addDocumentWithin(transaction, { fundId, kind, name, sha256, sizeBytes, ...by })
  return replaceDocumentWithin(transaction, services, { documentId: replaces, sha256, sizeBytes, reason, ...by })
}

/**
 * An operator drops a PDF on a fund. A draft has it at once; for a published fund it becomes a proposal with its reason, and the file
 * waits beside it. BAD_USER_INPUT by field.
 */
export async function offerDocument(
  services: Services,
  viewer: Viewer,
  input: Omit<OfferedDocument, 'sha256' | 'sizeBytes'> & { bytes: Uint8Array },
): Promise<Outcome<{ documentId: Id<'fund_document'> | null; proposalId: Id<'proposal'> | null }>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseUnfit(input)
  if (refused) return refused
  const { bytes, ...facts } = input
  const fund = await findEditedFund(services.database, input.fundId)
  if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  if ((fund.isPublished || input.replaces !== null) && input.reason.trim() === '')
    return badInput({ reason: '必須です' })
  const document: OfferedDocument = {
    ...facts,
    name: input.name.trim(),
    reason: input.reason.trim(),
    sha256: await services.files.put(bytes),
    sizeBytes: bytes.length,
  }
  if (fund.isPublished) {
    const subject = document.replaces === null ? `fund:${document.fundId}` : `document:${document.replaces}`
    const proposed = await propose(services, viewer, documentChange, {
      subject,
      content: document,
      reason: document.reason,
    })
    return proposed.ok ? success({ documentId: null, proposalId: proposed.value.proposalId }) : proposed
  }
  const placed = await inTransaction(services.database, (transaction) =>
    place(transaction, services, document, { actor: `operator:${viewer.memberId}`, at: services.clock.now() }),
  )
  return placed.ok ? success({ documentId: placed.value.documentId, proposalId: null }) : placed
}

function refuseUnfit({
  bytes,
  name,
  replaces,
}: {
  bytes: Uint8Array
  name: string
  replaces: Id<'fund_document'> | null
}) {
  const problem = refusePdf(bytes)
  if (problem !== null) return badInput({ file: problem })
  if (replaces === null && name.trim() === '') return badInput({ name: '必須です' })
  return name.trim().length > 60 ? badInput({ name: '60文字以内で入力してください。' }) : null
}
