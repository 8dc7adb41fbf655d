import { sql } from 'kysely'
import { fundDraftProblems, type FundDraft } from '../../../domain/funds/fund-draft.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { toFundColumns } from './fund-content.ts'
import { keepVersion } from './keep-version.ts'
import type { Id } from '../../../domain/id.ts'

/** An operator's draft of a fund; nobody but operators sees it until it is published. `id` is given where a fund keeps an older number. */
export async function createFund(
  services: Services,
  input: { draft: FundDraft; actor: string; id?: Id<'fund'> },
): Promise<Outcome<{ fundId: Id<'fund'> }>> {
  const { draft, actor } = input
  const problems = fundDraftProblems(draft)
  if (Object.keys(problems).length > 0) return badInput(problems)
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const { id: fundId } = await transaction
      .insertInto('fund')
      .values({ ...(input.id !== undefined && { id: input.id }), ...toFundColumns(draft), created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (input.id !== undefined) await numberOnFromHere(transaction)
    await keepVersion(transaction, { fundId, number: 1, draft, actor, at: now })
    await recordAudit(transaction, { at: now, actor, action: 'fund.created', objectType: 'fund', objectId: fundId })
    return success({ fundId })
  })
}

/** A number given by hand does not move the sequence: the next fund without one would get a number in use. */
async function numberOnFromHere(transaction: Transaction): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('fund', 'id'), (select max(id) from fund))`.execute(transaction)
}
