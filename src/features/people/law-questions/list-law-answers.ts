import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { LawAnswers } from '../../../domain/people/law-questions.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export interface GivenLawAnswers extends LawAnswers {
  id: Id<'law_answer'>
  answeredAt: Date
  /** When two operators approved an answer that asks for it; null where nobody has, or nobody has to. */
  approvedAt: Date | null
}

/** Everything that a member has answered to the law's own questions, the newest first. */
export async function listLawAnswers(database: Queryable, memberId: Id<'member'>): Promise<GivenLawAnswers[]> {
  const { rows } = await sql<GivenLawAnswers>`
    select answer.id, purpose, occupation, foreign_official, answered_at as "answeredAt",
      (select min(approval.approved_at) from foreign_official_approval approval join law_answer covered on covered.id = approval.answer_id
        where covered.member_id = answer.member_id and covered.id >= answer.id and answer.foreign_official <> 'none') as "approvedAt"
    from law_answer answer where member_id = ${memberId} order by answer.id desc`.execute(database)
  return rows
}

/** Whether the member was never asked. */
export async function owesLawAnswers(database: Queryable, memberId: Id<'member'>): Promise<boolean> {
  const answered = await database
    .selectFrom('law_answer')
    .select('id')
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst()
  return answered === undefined
}
