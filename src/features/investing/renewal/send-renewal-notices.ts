import { renewalNoticeOn, type RenewalNotice } from '../../../domain/investing/auto-renewal.ts'
import { japanDate, japanDateOf } from '../../../domain/calendar.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { lockedFund } from '../../core/locks.ts'
import type { Services } from '../../core/services.ts'
import { enqueueNotices } from './renewal-mails.ts'
import type { Id } from '../../../domain/id.ts'

const sentColumn = {
  announcement: 'announced_at',
  reminder: 'reminded_at',
  forecast: 'foretold_at',
} as const satisfies Record<RenewalNotice, string>

/**
 * Every morning: members of auto-renewing funds are told that they can choose (two weeks before the choice closes, as the contract
 * promises), that today is the last day (two months ahead of the term's end), and what is going to happen (two weeks ahead of it). Each
 * notice of a term goes out once; funds that are sold within the term need none.
 */
export async function sendRenewalNotices(services: Services, dueAt: Date): Promise<void> {
  const today = japanDateOf(dueAt)
  const terms = await services.database
    .selectFrom('fund_term as term')
    .innerJoin('fund_result as result', 'result.fund_id', 'term.fund_id')
    .select(['term.fund_id', 'term.number', 'term.end_on', 'term.choice_until', 'result.operation_end_on'])
    .where('term.ended_at', 'is', null)
    .where('term.start_on', '<=', today)
    .orderBy('term.fund_id')
    .execute()
  for (const term of terms) {
    if (term.operation_end_on !== null && term.operation_end_on <= term.end_on) continue
    const notice = renewalNoticeOn({ endOn: japanDate(term.end_on), choiceUntil: japanDate(term.choice_until) }, today)
    if (notice !== null) await sendNotice(services, { fundId: term.fund_id, number: term.number, notice, now: dueAt })
  }
}

async function sendNotice(
  services: Services,
  facts: { fundId: Id<'fund'>; number: number; notice: RenewalNotice; now: Date },
): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    // Behind the fund's lock a choice is either in the mail or comes after it.
    await lockedFund(transaction, facts.fundId).select('id').executeTakeFirstOrThrow()
    const column = sentColumn[facts.notice]
    const first = await transaction
      .updateTable('fund_term')
      .set({ [column]: facts.now })
      .where('fund_id', '=', facts.fundId)
      .where('number', '=', facts.number)
      .where(column, 'is', null)
      .returning('number')
      .executeTakeFirst()
    if (first) await enqueueNotices(transaction, services, facts)
  })
}
