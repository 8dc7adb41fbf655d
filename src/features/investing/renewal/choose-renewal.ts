import { isChoiceOpen, type RenewalChoice } from '../../../domain/investing/auto-renewal.ts'
import { formatDate, japanDate, japanDateOf } from '../../../domain/calendar.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { lockedFund } from '../../core/locks.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseSuspended } from '../../core/access/refuse-suspended.ts'
import type { Services } from '../../core/services.ts'
import { enqueueChoiceMail } from './renewal-mails.ts'
import type { Id } from '../../../domain/id.ts'

const nothingToChoose = refusal('CONFLICT', 'この出資では、いま継続と解約を選べません。')

/**
 * A member stays or leaves at the end of the running term; may be changed until the term's choice closes. NOT_FOUND for anybody else's
 * investment, CONFLICT where there is no choice or the day is over. The same choice again changes nothing.
 */
export async function chooseRenewal(
  services: Services,
  viewer: Viewer,
  { investmentId, choice }: { investmentId: Id<'investment'>; choice: RenewalChoice },
): Promise<Outcome<null>> {
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const own = await transaction
      .selectFrom('investment')
      .select('fund_id')
      .where('id', '=', investmentId)
      .where('member_id', '=', viewer.memberId)
      .executeTakeFirst()
    if (!own) return refusal('NOT_FOUND', '該当する出資がありません。')
    const suspended = refuseSuspended(viewer)
    if (suspended) return suspended
    await lockedFund(transaction, own.fund_id).select('id').executeTakeFirstOrThrow()
    const term = await loadOpenTermOf(transaction, investmentId)
    if (!term || (term.operation_end_on !== null && term.operation_end_on <= term.end_on)) return nothingToChoose
    const choiceUntil = japanDate(term.choice_until)
    if (!isChoiceOpen({ startOn: japanDate(term.start_on), choiceUntil }, japanDateOf(now))) {
      return refusal('CONFLICT', `継続か解約を選べる期限（${formatDate(choiceUntil)}）を過ぎています。`)
    }
    if ((term.choice ?? 'continue') === choice) return success(null)
    const { id: choiceId } = await transaction
      .insertInto('renewal_choice')
      .values({
        fund_id: own.fund_id,
        term_number: term.number,
        investment_id: investmentId,
        choice,
        actor: `member:${viewer.memberId}`,
        chosen_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(transaction, {
      at: now,
      actor: `member:${viewer.memberId}`,
      action: 'investment.renewal_chosen',
      objectType: 'investment',
      objectId: investmentId,
      detail: { term: term.number, choice },
    })
    await enqueueChoiceMail(transaction, services, { choiceId, investmentId, now })
    return success(null)
  })
}

/** The running term in which the investment works, with what was chosen last. */
function loadOpenTermOf(transaction: Transaction, investmentId: Id<'investment'>) {
  return transaction
    .selectFrom('term_participation as part')
    .innerJoin('fund_term as term', (join) =>
      join.onRef('term.fund_id', '=', 'part.fund_id').onRef('term.number', '=', 'part.term_number'),
    )
    .innerJoin('investment', 'investment.id', 'part.investment_id')
    .innerJoin('fund_result as result', 'result.fund_id', 'part.fund_id')
    .select((expression) => [
      'term.number',
      'term.start_on',
      'term.choice_until',
      'term.end_on',
      'result.operation_end_on',
      expression
        .selectFrom('renewal_choice as choice')
        .select('choice.choice')
        .whereRef('choice.investment_id', '=', 'part.investment_id')
        .whereRef('choice.term_number', '=', 'part.term_number')
        .orderBy('choice.id', 'desc')
        .limit(1)
        .as('choice'),
    ])
    .where('part.investment_id', '=', investmentId)
    .where('term.ended_at', 'is', null)
    .where('investment.status', '=', 'participating')
    .executeTakeFirst()
}
