import { formatDate, japanDate, japanDateOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, formatYen, yen } from '../../../domain/money.ts'
import { saleProfitDistribution } from '../../../domain/investing/waterfall.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { hasOtherOperator } from '../../core/operator/has-other-operator.ts'
import { countDueCostsOf } from '../../treasury/accrual/count-due-costs.ts'
import { earnRentsOf } from '../../treasury/fund-lines/earn-rents.ts'
import { approveProposal } from '../../people/approval/approve-proposal.ts'
import { findOpenProposal, type ProposalView } from '../../people/approval/list-proposals.ts'
import type { Answer } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import type { Services } from '../../core/services.ts'
import { decideDividend, type DecidedDividend } from './decide-dividend.ts'
import type { DividendEntry } from './dividend-entry.ts'
import { dividendKind, dividendQuestions, type DividendContent } from './dividend-proposal.ts'

export const dividendSubject = (fundId: Id<'fund'>): string => `fund:${fundId}`

/**
 * Two operators enter the same dividend: the first proposes it, the second, with a fresh login, fixes it. CONFLICT, with what stands, for
 * other values while one is pending and for anything but a repeat after it is fixed. A sole operator enters it again after an hour.
 */
export async function enterDividend(
  services: Services,
  viewer: Viewer,
  fundId: Id<'fund'>,
  entry: DividendEntry,
): Promise<Outcome<null>> {
  const open = await findOpenProposal(services.database, dividendKind.kind, dividendSubject(fundId))
  if (open) return confirmDividend(services, viewer, open, entry)
  if (await isFixedAlready(services, fundId, entry)) return success(null)
  const now = services.clock.now()
  const decided = await inTransaction(services.database, async (transaction) => {
    await earnRentsOf(transaction, { fundId, now })
    await countDueCostsOf(transaction, { fundId, now })
    return decideDividend(transaction, services.config, { fundId, entry, now })
  })
  if (!decided.ok) return decided
  const content = contentOf(fundId, decided.value, entry)
  const proposed = await propose(services, viewer, dividendKind, {
    subject: dividendSubject(fundId),
    content,
    reason: '',
  })
  if (proposed.ok) return success(null)
  // Another operator entered it in the same moment: then this is the second word.
  const other =
    proposed.code === 'CONFLICT'
      ? await findOpenProposal(services.database, dividendKind.kind, dividendSubject(fundId))
      : null
  return other ? confirmDividend(services, viewer, other, entry) : proposed
}

function contentOf(fundId: Id<'fund'>, { distribution }: DecidedDividend, entry: DividendEntry): DividendContent {
  return { fundId, period: distribution.period, ...entry }
}

async function confirmDividend(
  services: Services,
  viewer: Viewer,
  open: ProposalView,
  entry: DividendEntry,
): Promise<Outcome<null>> {
  const stands = open.content as DividendContent
  if (!isSameEntry(stands, entry)) {
    return refusal(
      'CONFLICT',
      `${open.proposed_by}さんが入力した分配金（${describeEntry(stands)}）が、承認を待っています。同じ値を入力するか、提案を取り下げてください。`,
    )
  }
  if (open.proposed_by_id === viewer.memberId) {
    const others = await inTransaction(services.database, (transaction) =>
      hasOtherOperator(transaction, viewer.memberId),
    )
    if (others) return success(null)
  }
  return approveProposal(services, viewer, {
    proposalId: open.id,
    seenHash: open.effect_hash,
    answers: answersOf(entry),
  })
}

/** Who enters a dividend has typed each figure. */
const answersOf = (entry: DividendEntry): Answer[] =>
  dividendQuestions(entry).map(({ name, expected }) => ({ name, value: expected }))

function isSameEntry(one: DividendEntry, other: DividendEntry): boolean {
  return (
    one.dividend === other.dividend &&
    one.loss === other.loss &&
    one.saleProfit === other.saleProfit &&
    one.payday === other.payday
  )
}

function describeEntry({ dividend, loss, saleProfit, payday }: DividendEntry): string {
  return [
    `総額 ${formatYen(yen(dividend))}`,
    ...(loss > 0 ? [`損失 ${formatYen(yen(loss))}`] : []),
    ...(saleProfit > 0 ? [`売却益 ${formatYen(yen(saleProfit))}`] : []),
    `支払日 ${formatDate(japanDate(payday))}`,
  ].join('、')
}

/** A repeat of what was fixed last and stands, while no further period waits: the answer was lost, or a form was sent again. */
async function isFixedAlready(services: Services, fundId: Id<'fund'>, entry: DividendEntry): Promise<boolean> {
  const today = japanDateOf(services.clock.now())
  const waiting = await services.database
    .selectFrom('undistributed_period')
    .select('number')
    .where('fund_id', '=', fundId)
    .where('due_from', '<=', today)
    .execute()
  if (waiting.length > 0) return false
  const last = await services.database
    .selectFrom('distribution')
    .select(['total_dividend', 'loss', 'sale_profit', 'payday'])
    .where('fund_id', '=', fundId)
    .where('supplements', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return false
  const total = addYen(yen(entry.dividend), saleProfitDistribution(yen(entry.saleProfit)))
  return (
    last.total_dividend === total &&
    last.loss === entry.loss &&
    last.sale_profit === entry.saleProfit &&
    last.payday === entry.payday
  )
}
