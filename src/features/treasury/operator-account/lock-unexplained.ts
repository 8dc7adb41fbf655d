import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'
import type { EntryRow } from './book-entry.ts'
import { findAccountEntry } from './list-account-entries.ts'
import type { Id } from '../../../domain/id.ts'

/** The line under a lock, so that two operators explain it once; or why it cannot be explained. */
export async function lockUnexplained(
  transaction: Transaction,
  entryId: Id<'bank_statement_line'>,
): Promise<EntryRow | Refusal> {
  const entry = await transaction
    .selectFrom('bank_statement_line')
    .selectAll()
    .where('id', '=', entryId)
    .forUpdate()
    .executeTakeFirst()
  if (!entry) return refusal('NOT_FOUND', '該当する入出金がありません。')
  const view = await findAccountEntry(transaction, entryId)
  if (!view || view.explanation)
    return refusal('CONFLICT', 'この入出金は、すでに登録されています。一覧を読み込み直してください。')
  if (view.may_be_batch_id !== null) {
    return refusal(
      'CONFLICT',
      `この出金は、手続き中の支払い（番号${view.may_be_batch_id}）のものかもしれません。支払いの結果が分かってから登録してください。`,
    )
  }
  return entry
}
