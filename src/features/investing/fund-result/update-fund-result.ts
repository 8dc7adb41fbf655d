import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { loadFund } from '../../funds/fund/load-funds.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { hasOtherOperator } from '../../core/operator/has-other-operator.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import { approveProposal } from '../../people/approval/approve-proposal.ts'
import { findOpenProposal, type ProposalView } from '../../people/approval/list-proposals.ts'
import { propose } from '../../people/approval/propose.ts'
import type { Services } from '../../core/services.ts'
import { daysContent, daysKind, isSameContent, type DaysContent } from '../operation-days/days-proposal.ts'
import { dividendSubject, enterDividend } from '../dividend/enter-dividend.ts'
import type { FundResultEntry } from '../operation-days/fund-result-entry.ts'
import { judgeDays, recordDaysWithin } from '../operation-days/record-days.ts'
import type { Id } from '../../../domain/id.ts'

export type { FundResultEntry }

/**
 * An operator records what happened with a fund. Each day is set once; a first day of operation that has come is booked at once, a later
 * one by the schedule. Days within a week of the plan are recorded at once; others, and those on which a contract may still be rescinded,
 * make the whole entry a proposal, which another operator approves or enters again (decision 0047). A
 * dividend takes two operators always (enterDividend). What is refused of the days refuses the whole entry; a dividend that is refused
 * leaves ordinary days recorded.
 */
export async function updateFundResult(
  services: Services,
  viewer: Viewer,
  fundId: Id<'fund'> | null,
  entry: FundResultEntry,
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseAmounts(entry)
  if (refused) return refused
  const fund = fundId === null ? null : await loadFund(services.database, fundId)
  if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const proposed = await takeToSecondOperator(services, viewer, fund.id, entry)
  if (proposed) return proposed
  const payday = entry.payday ?? fund.result?.payday ?? null
  if (entry.dividend === undefined) return success(null)
  if (payday === null) return badInput({ payday: '必須です' })
  return enterDividend(services, viewer, fund.id, {
    dividend: entry.dividend,
    loss: entry.loss ?? 0,
    saleProfit: entry.saleProfit ?? 0,
    payday,
    ...(entry.words !== undefined && { words: entry.words }),
  })
}

/** Records the days where one operator may; null then. Otherwise the answer to the whole entry: refused, proposed, or approved by repeating it. */
async function takeToSecondOperator(
  services: Services,
  viewer: Viewer,
  fundId: Id<'fund'>,
  entry: FundResultEntry,
): Promise<Outcome<null> | null> {
  const content = daysContent(fundId, entry)
  const subject = dividendSubject(fundId)
  const open = await findOpenProposal(services.database, daysKind.kind, subject)
  if (
    open &&
    (isSameContent(open.content as DaysContent, content) ||
      entry.operationStartOn !== undefined ||
      entry.operationEndOn !== undefined)
  ) {
    return confirmDays(services, viewer, open, content)
  }
  const judged = await recordOrdinaryDays(services, viewer, fundId, entry)
  if (!judged.ok || judged.value === 'recorded') return judged.ok ? null : judged
  const proposed = await propose(services, viewer, daysKind, { subject, content, reason: '' })
  if (proposed.ok) return success(null)
  // Another operator entered it in the same moment: then this is the second word.
  const other = proposed.code === 'CONFLICT' ? await findOpenProposal(services.database, daysKind.kind, subject) : null
  return other ? confirmDays(services, viewer, other, content) : proposed
}

async function recordOrdinaryDays(
  services: Services,
  viewer: Viewer,
  fundId: Id<'fund'>,
  entry: FundResultEntry,
): Promise<Outcome<'recorded' | 'asks'>> {
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const fund = await lockFund(transaction, fundId)
    if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
    const concerns = await judgeDays(transaction, services, { fund, entry, now })
    if (!concerns.ok) return concerns
    if (concerns.value.length > 0) return success('asks')
    const recorded = await recordDaysWithin(transaction, services, {
      fundId,
      entry,
      actor: `operator:${viewer.memberId}`,
      now,
    })
    return recorded.ok ? success('recorded') : recorded
  })
}

async function confirmDays(
  services: Services,
  viewer: Viewer,
  open: ProposalView,
  content: DaysContent,
): Promise<Outcome<null>> {
  if (!isSameContent(open.content as DaysContent, content)) {
    return refusal(
      'CONFLICT',
      `${open.proposed_by}さんが入力した運用の日付が、承認を待っています。同じ値を入力するか、提案を取り下げてください。`,
    )
  }
  if (open.proposed_by_id === viewer.memberId) {
    const others = await inTransaction(services.database, (transaction) =>
      hasOtherOperator(transaction, viewer.memberId),
    )
    if (others) return success(null)
  }
  if ((open.effect.questions ?? []).length > 0)
    return refusal('CONFLICT', '評価書の金額の入力が必要です。「受信箱」で、内容を確かめて承認してください。')
  const answers = (daysKind.questions?.(content) ?? []).map(({ name, expected }) => ({ name, value: expected }))
  return approveProposal(services, viewer, { proposalId: open.id, seenHash: open.effect_hash, answers })
}

function refuseAmounts({ dividend, loss, saleProfit, words = '' }: FundResultEntry): Refusal | null {
  const problems = {
    ...(words.trim().length > 500 && { dividend_words: '500文字以内で入力してください' }),
    ...(dividend !== undefined && dividend < 0 && { dividend: '0円以上の金額を入力してください。' }),
    ...(loss !== undefined && loss < 0 && { loss: '0円以上の金額を入力してください。' }),
    ...(saleProfit !== undefined && saleProfit < 0 && { sale_profit: '0円以上の金額を入力してください。' }),
    ...(dividend === undefined &&
      (loss !== undefined || saleProfit !== undefined) && {
        dividend: '損失や売却益は、分配金とあわせて入力してください。',
      }),
  }
  return Object.keys(problems).length > 0 ? badInput(problems) : null
}
