import type { Id } from '../../../domain/id.ts'
import type { JapanDate } from '../../../domain/calendar.ts'
import { writtenId } from '../../../domain/treasury/company-account.ts'
import { ownerlessQuestion, unexplainedQuestion, type OpenQuestion } from '../../../domain/funds/open-questions.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { listUnexplained } from '../../treasury/operator-account/list-account-entries.ts'
import { listSuspense } from '../../treasury/operator-account/list-suspense.ts'
import { withAnswers, type AskedQuestion } from './load-questions.ts'

/**
 * Lines of the bank up to a day that nobody has explained, and money whose owner nobody knows: each may be the fund's. What came to another fund's own
 * account is not, and what may be the line of a payment under way is known.
 */
export async function loadUnexplainedQuestions(
  database: Queryable,
  { fundId, until }: { fundId: Id<'fund'>; until: JapanDate },
): Promise<AskedQuestion[]> {
  const isOthers = await accountsOfOthers(database, fundId)
  const lines = (await listUnexplained(database)).filter(
    (line) => line.transacted_on <= until && line.may_be_batch_id === null && !isOthers.has(line.account),
  )
  const ownerless = (await listSuspense(database)).filter(
    (item) => item.transacted_on <= until && !isOthers.has(writtenId(item.real_account_id)),
  )
  const asked: OpenQuestion[] = [
    ...lines.map(unexplainedQuestion),
    ...ownerless.map((item) =>
      ownerlessQuestion({ ...item, remarks: item.remarks === '' ? item.remitter_name : item.remarks }),
    ),
  ]
  return withAnswers(
    database,
    asked.map((question) => ({ ...question, fundId })),
  )
}

/** Branch and number of the accounts that other funds have of their own. */
async function accountsOfOthers(database: Queryable, fundId: Id<'fund'>): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('company_account')
    .select('real_account_id')
    .where('purpose', '=', 'fund')
    .where('fund_id', '<>', fundId)
    .execute()
  return new Set(rows.map(({ real_account_id: id }) => writtenId(id)))
}
