import type { Transaction } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../platform/outcome.ts'
import { refuseStaleLogin } from '../account/refuse-stale-login.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Viewer } from '../graphql/context.ts'
import { refuseUnlessOperator } from '../operator/require-operator.ts'
import type { Services } from '../services.ts'
import { bookIntoSuspense, judge, type Booked, type EntryRow } from './book-entry.ts'
import { bookPayeeReturn } from './book-payee-return.ts'
import { bookSentBack } from './book-sent-back.ts'
import { findAccountEntry } from './list-account-entries.ts'

/** What an operator can say about a line alone; the tax takes two (pay-tax). */
export type Told =
  | { kind: 'float_in' | 'float_out' | 'fee' | 'suspense' }
  /** A payee's bank sent a payout back. */
  | { kind: 'payout_returned'; payoutId: number }
  /** Money of unknown origin went back to where it came from. */
  | { kind: 'suspense_returned'; bankLineId: number }

export interface ExplanationInput {
  entryId: number
  told: Told
  /** Why the operator is sure; 1 to 1,000 characters. */
  reason: string
}

const comesIn: ReadonlySet<Told['kind']> = new Set(['float_in', 'suspense', 'payout_returned'])

/** BAD_USER_INPUT for a reason that says nothing or too much. */
export function refuseReason(reason: string): Refusal | null {
  if (reason.trim() === '') return badInput({ reason: '必須です' })
  return reason.length > 1000 ? badInput({ reason: '1000文字以内で入力してください' }) : null
}

/**
 * An operator says what a line of the account was, and it is booked: once, with the reason. Needs a fresh login. CONFLICT where it is booked
 * already or may belong to a payout under way; BAD_USER_INPUT where the direction or the sum contradicts.
 */
export async function explainAccountEntry(services: Services, viewer: Viewer, input: ExplanationInput): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer) ?? refuseReason(input.reason)
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const entry = await lockUnexplained(transaction, input.entryId)
    if ('ok' in entry) return entry
    if (comesIn.has(input.told.kind) !== entry.amount > 0) return badInput({ kind: '入金と出金の向きが、選択した内容と合いません。' })
    const booked = await book(transaction, services, entry, input)
    if ('ok' in booked) return booked
    await transaction
      .insertInto('statement_explanation')
      .values({
        statement_line_id: entry.id,
        kind: input.told.kind,
        reason: input.reason,
        explained_by: viewer.memberId,
        explained_at: now,
        bank_line_id: booked.lineId,
        journal_entry_id: booked.journalEntryId,
        payout_id: input.told.kind === 'payout_returned' ? input.told.payoutId : null,
      })
      .execute()
    if (input.told.kind === 'suspense_returned') {
      const { bankLineId } = input.told
      const back = { bank_line_id: bankLineId, kind: 'sent_back', statement_line_id: entry.id, reason: input.reason, resolved_by: viewer.memberId, resolved_at: now }
      await transaction.insertInto('suspense_resolution').values(back).execute()
    }
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'account_entry.explained',
      objectType: 'bank_statement_line',
      objectId: entry.id,
      detail: { kind: input.told.kind, amount: entry.amount },
    })
    return success(null)
  })
}

/** The line under a lock, so that two operators explain it once; or why it cannot be explained. */
export async function lockUnexplained(transaction: Transaction, entryId: number): Promise<EntryRow | Refusal> {
  const entry = await transaction.selectFrom('bank_statement_line').selectAll().where('id', '=', entryId).forUpdate().executeTakeFirst()
  if (!entry) return refusal('NOT_FOUND', '該当する入出金がありません。')
  const view = await findAccountEntry(transaction, entryId)
  if (!view || view.explanation) return refusal('CONFLICT', 'この入出金は、すでに登録されています。一覧を読み込み直してください。')
  if (view.mayBeBatchId !== null) {
    return refusal('CONFLICT', `この出金は、手続き中の支払い（番号${view.mayBeBatchId}）のものかもしれません。支払いの結果が分かってから登録してください。`)
  }
  return entry
}

function book(transaction: Transaction, services: Services, entry: EntryRow, { told }: ExplanationInput): Promise<Booked | Refusal> {
  if (told.kind === 'payout_returned') return bookPayeeReturn(transaction, services, entry, told.payoutId)
  if (told.kind === 'suspense_returned') return bookSentBack(transaction, services, entry, told.bankLineId)
  return bookOwn(transaction, services, entry, told.kind)
}

async function bookOwn(transaction: Transaction, services: Services, entry: EntryRow, kind: 'float_in' | 'float_out' | 'fee' | 'suspense'): Promise<Booked> {
  const lineId = await bookIntoSuspense(transaction, services, entry)
  const journalEntryId = kind === 'suspense' ? null : await judge(transaction, services, entry, { kind, key: `account-entry:${entry.id}` })
  return { lineId, journalEntryId }
}
