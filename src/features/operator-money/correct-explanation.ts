import { reverse } from '../../ledger/reverse.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../platform/outcome.ts'
import { refuseStaleLogin } from '../account/refuse-stale-login.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Viewer } from '../graphql/context.ts'
import { refuseUnlessOperator } from '../operator/require-operator.ts'
import type { Services } from '../services.ts'
import { judge } from './book-entry.ts'
import { refuseReason } from './explain-account-entry.ts'
import { lockSuspenseItem } from './list-suspense.ts'

export type OwnKind = 'float_in' | 'float_out' | 'fee' | 'suspense'

const correctable: ReadonlySet<string> = new Set<OwnKind>(['float_in', 'float_out', 'fee', 'suspense'])
const comesIn: ReadonlySet<OwnKind> = new Set<OwnKind>(['float_in', 'suspense'])

/**
 * A line was taken for something else: what was made of it is reversed and told anew, the line itself stays. Needs a fresh login. CONFLICT
 * for what other records hang on: tax, payouts, money in suspense that has found its way.
 */
export async function correctExplanation(
  services: Services,
  viewer: Viewer,
  { explanationId, kind, reason }: { explanationId: number; kind: OwnKind; reason: string },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer) ?? refuseReason(reason)
  if (refused) return refused
  const now = services.clock.now()
  const actor = `operator:${viewer.memberId}`
  return inTransaction(services.database, async (transaction) => {
    const told = await transaction.selectFrom('statement_explanation').selectAll().where('id', '=', explanationId).forUpdate().executeTakeFirst()
    if (!told) return refusal('NOT_FOUND', '該当する登録がありません。')
    const later = await transaction.selectFrom('statement_explanation').select('id').where('corrects', '=', told.id).executeTakeFirst()
    if (later || !correctable.has(told.kind)) return refusal('CONFLICT', 'この登録は訂正できません。一覧を読み込み直してください。')
    const entry = await transaction.selectFrom('bank_statement_line').selectAll().where('id', '=', told.statement_line_id).executeTakeFirstOrThrow()
    if (kind === told.kind) return badInput({ kind: '同じ内容には訂正できません。' })
    if (comesIn.has(kind) !== entry.amount > 0) return badInput({ kind: '入金と出金の向きが、選択した内容と合いません。' })
    if (told.kind === 'suspense' && !(await lockSuspenseItem(transaction, told.bank_line_id))) {
      return refusal('CONFLICT', 'この入金は、すでに返金または返却の手続きに入っています。')
    }
    if (told.journal_entry_id !== null) await reverse(transaction, { entryId: told.journal_entry_id, reason, actor, at: now })
    const journalEntryId = kind === 'suspense' ? null : await judge(transaction, services, entry, { kind, key: `account-entry-corrected:${told.id}` })
    await transaction
      .insertInto('statement_explanation')
      .values({
        statement_line_id: entry.id,
        kind,
        reason,
        explained_by: viewer.memberId,
        explained_at: now,
        bank_line_id: told.bank_line_id,
        journal_entry_id: journalEntryId,
        corrects: told.id,
      })
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor,
      action: 'account_entry.corrected',
      objectType: 'bank_statement_line',
      objectId: entry.id,
      detail: { from: told.kind, to: kind, amount: entry.amount },
    })
    return success(null)
  })
}
