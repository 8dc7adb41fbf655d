import { idOf } from '../../src/domain/id.ts'
import { questionsOf } from '../../src/features/people/approval/proposal-kind.ts'
import type { Database } from '../../src/platform/database/connect.ts'

/** What an operator types who has read the same paper: the figures that a proposal asks for. */
export async function askedAnswers(database: Database, id: string): Promise<{ name: string; value: string }[]> {
  const proposal = await database
    .selectFrom('proposal')
    .select(['kind', 'content', 'effect'])
    .where('id', '=', idOf<'proposal'>(id))
    .executeTakeFirstOrThrow()
  return questionsOf(proposal).map(({ name, expected }) => ({ name, value: expected }))
}
