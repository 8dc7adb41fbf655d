import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'
import { hasOtherOperator } from './has-other-operator.ts'
import type { Id } from '../../../domain/id.ts'

/** Alone, a person sleeps on it. */
const soleOperatorWaits = 60 * 60 * 1000

interface OwnDecision {
  operatorId: Id<'member'>
  /** When he proposed or prepared it himself. */
  since: Date
  now: Date
  /** Who may not: '提案した人', and since what he waits: '提案'. */
  words: { author: string; begin: string }
}

/**
 * Whoever proposed or prepared something does not approve it: FORBIDDEN while there is another operator. One who is alone may, an hour later:
 * CONFLICT before. The database refuses both as well.
 */
export async function refuseOwnDecision(
  transaction: Transaction,
  { operatorId, since, now, words }: OwnDecision,
): Promise<Refusal | null> {
  if (await hasOtherOperator(transaction, operatorId))
    return refusal('FORBIDDEN', `${words.author}は、承認できません。ほかの運営者が承認してください。`)
  if (now.getTime() - since.getTime() >= soleOperatorWaits) return null
  return refusal('CONFLICT', `運営者が一人の場合は、${words.begin}から1時間が過ぎると承認できます。`)
}
