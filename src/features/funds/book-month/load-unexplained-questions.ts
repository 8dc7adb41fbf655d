import type { Id } from '../../../domain/id.ts'
import type { JapanDate } from '../../../domain/calendar.ts'
import { unexplainedQuestion } from '../../../domain/open-questions.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { listUnexplained } from '../../treasury/operator-account/list-account-entries.ts'
import { withAnswers, type AskedQuestion } from './load-questions.ts'

/**
 * Lines of the bank up to a day that nobody has explained: each may be the fund's. Those of another fund's own account are not, and what may be the line of
 * a payment under way is known.
 */
export async function loadUnexplainedQuestions(
  database: Queryable,
  { fundId, until }: { fundId: Id<'fund'>; until: JapanDate },
): Promise<AskedQuestion[]> {
  const lines = (await listUnexplained(database)).filter(
    ({ transactedOn, mayBeBatchId }) => transactedOn <= until && mayBeBatchId === null,
  )
  if (lines.length === 0) return []
  const ofOthers = await database
    .selectFrom('bank_statement_line as entry')
    .innerJoin('company_account as account', 'account.real_account_id', 'entry.real_account_id')
    .select('entry.id')
    .where(
      'entry.id',
      'in',
      lines.map(({ id }) => id),
    )
    .where('account.purpose', '=', 'fund')
    .where('account.fund_id', '<>', fundId)
    .execute()
  const others = new Set(ofOthers.map(({ id }) => id))
  const asked = lines.filter(({ id }) => !others.has(id)).map(unexplainedQuestion)
  return withAnswers(
    database,
    asked.map((question) => ({ ...question, fundId })),
  )
}
