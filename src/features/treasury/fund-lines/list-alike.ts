import { remarksKey } from '../../../domain/treasury/line-rules.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { listUnexplained, type AccountEntryView } from '../operator-account/list-account-entries.ts'

/** The other lines of the same remitter and direction that wait for a word and for nobody's yes: what an operator may tell with this one. */
export async function listAlike(
  database: Queryable,
  { id, amount, remarks }: Pick<AccountEntryView, 'id' | 'amount' | 'remarks'>,
): Promise<AccountEntryView[]> {
  const key = remarksKey(remarks)
  if (key === '') return []
  return (await listUnexplained(database)).filter(
    (other) =>
      other.id !== id &&
      other.proposal_id === null &&
      other.may_be_batch_id === null &&
      Math.sign(other.amount) === Math.sign(amount) &&
      remarksKey(other.remarks) === key,
  )
}
