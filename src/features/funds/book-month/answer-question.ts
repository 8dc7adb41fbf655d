import { bookMonth } from '../../../domain/funds/book-month.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { loadQuestions } from './load-questions.ts'

/** An operator says why something is missing; both people read it before they close the month or the period. NOT_FOUND where nothing is asked so. */
export async function answerQuestion(
  services: Services,
  viewer: Viewer,
  { fundId, key, words }: { fundId: Id<'fund'>; key: string; words: FreeText },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const said = words.trim()
  if (said === '') return badInput({ words: '必須です' })
  if (said.length > 1000) return badInput({ words: '1000文字以内で入力してください' })
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    // 'rent:12:2026-05', and of a rent that came in part 'rent:12:2026-05:80000'.
    const month = bookMonth(/[0-9]{4}-[0-9]{2}/.exec(key)?.[0] ?? '')
    const asked = month === null ? [] : await loadQuestions(transaction, month, [fundId])
    if (asked.every((question) => question.key !== key))
      return refusal('NOT_FOUND', 'この確認事項は、すでに解消しています。一覧を読み込み直してください。')
    await transaction
      .insertInto('open_question_answer')
      .values({ fund_id: fundId, question: key, words: said, answered_by: viewer.memberId, answered_at: now })
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'open_question.answered',
      objectType: 'fund',
      objectId: fundId,
      detail: { reason: said },
    })
    return success(null)
  })
}
