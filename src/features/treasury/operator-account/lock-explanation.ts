import type { Selectable } from 'kysely'
import type { AccountEntryKind } from '../../../domain/treasury/account-entry-words.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { StatementExplanation } from '../../../platform/database/types.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'
import type { EntryRow } from './book-entry.ts'
import { lockSuspenseItem } from './list-suspense.ts'

/** Other records hang on the rest. */
const correctable: ReadonlySet<AccountEntryKind> = new Set<AccountEntryKind>([
  'float_in',
  'float_out',
  'fee',
  'fund',
  'suspense',
])

/** The explanation of a line, under its lock, with the line. */
export interface ClassifiedBefore {
  explanation: Selectable<StatementExplanation>
  entry: EntryRow
}

/** The explanation of a line that is to be classified anew; or why it cannot be. */
export async function lockExplanation(
  transaction: Transaction,
  explanationId: Id<'statement_explanation'>,
): Promise<ClassifiedBefore | Refusal> {
  const explanation = await transaction
    .selectFrom('statement_explanation')
    .selectAll()
    .where('id', '=', explanationId)
    .forUpdate()
    .executeTakeFirst()
  if (!explanation) return refusal('NOT_FOUND', '該当する登録がありません。')
  const later = await transaction
    .selectFrom('statement_explanation')
    .select('id')
    .where('corrects', '=', explanation.id)
    .executeTakeFirst()
  if (later || !correctable.has(explanation.kind))
    return refusal('CONFLICT', 'この登録は訂正できません。一覧を読み込み直してください。')
  if (explanation.kind === 'suspense' && !(await lockSuspenseItem(transaction, explanation.bank_line_id)))
    return refusal('CONFLICT', 'この入金は、すでに返金または返却の手続きに入っています。')
  const entry = await transaction
    .selectFrom('bank_statement_line')
    .selectAll()
    .where('id', '=', explanation.statement_line_id)
    .executeTakeFirstOrThrow()
  return { explanation, entry }
}
