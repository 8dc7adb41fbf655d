import { japanDateOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { lawQuestionsOn, type LawAnswers } from '../../../domain/people/law-questions.ts'
import type { Transaction } from '../../../platform/database/connect.ts'

/** Adds what a member has answered; what he answered before stays. */
export async function keepLawAnswers(
  transaction: Transaction,
  memberId: Id<'member'>,
  answers: LawAnswers,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('law_answer')
    .values({
      member_id: memberId,
      questions_from: lawQuestionsOn(japanDateOf(now)).from,
      ...answers,
      answered_at: now,
    })
    .execute()
}
