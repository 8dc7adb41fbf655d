import type { FreeText } from '../../../domain/free-text.ts'
import { formatDateTime } from '../../../domain/calendar.ts'
import { gapClosableUntil, isFundGapUndecided, mostFillIn, seniorAmount } from '../../../domain/funds/fund.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, remainingYen, subtractYen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { bookContribution } from '../contribution/contribute.ts'
import { loadOwnMoney } from '../contribution/load-own-money.ts'
import { dissolveFund } from './fail-fund.ts'
import { recordClose } from '../../funds/fund/fund-composition.ts'
import { hasFailed, type FundRecord } from '../../funds/fund/fund-record.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import type { Services } from '../../core/services.ts'
import { refuseUncovered } from '../../treasury/segregation/refuse-uncovered.ts'
import { refreshWaitlistOf } from '../waitlist/refresh-waitlist.ts'

/** keep: the operator covers what is missing with his own money. dissolve: the fund fails now. */
export type GapDecision = 'keep' | 'dissolve'
export type GapContent = { fundId: Id<'fund'>; decision: GapDecision }

/** Two operators decide about a fund that is short of its total after its end, while its closing days or their own after a cooling-off last. */
export const gapKind = defineProposalKind<GapContent>({
  kind: 'fund.gap',
  async foresee(transaction, services, { fundId, decision }) {
    const judged = await judgeGap(transaction, services, { fundId, decision }, services.clock.now())
    if (!judged.ok) return judged
    const { name, fund, totals, result } = judged.value
    const missing = remainingYen(seniorAmount(fund), totals.participating)
    const [until, most] = [gapClosableUntil(fund, result), mostFillIn(fund)]
    return success({
      title:
        decision === 'keep' ? `${name}：不足分を当社が引き受けて成立させる` : `${name}：不成立とし、全員に返金する`,
      people: 0,
      yen: decision === 'keep' ? missing : totals.participating,
      changes: [
        { label: '目標額（投資家の分）', before: null, after: formatYen(seniorAmount(fund)) },
        { label: '入金済み', before: null, after: formatYen(totals.participating) },
        { label: '不足', before: null, after: formatYen(missing) },
        ...(most === null ? [] : [{ label: '当社が補える上限（募集前に表示）', before: null, after: formatYen(most) }]),
        { label: '決定の期限', before: null, after: until === null ? '—' : formatDateTime(until) },
        {
          label: '決定',
          before: '未定',
          after: decision === 'keep' ? '成立（不足分は当社の補填出資）' : '不成立（全額を返金）',
        },
      ],
    })
  },
  async carryOut(transaction, services, { fundId, decision }, { operatorId, proposalId, now }) {
    const judged = await judgeGap(transaction, services, { fundId, decision }, now)
    if (!judged.ok) return judged
    if (decision === 'dissolve')
      await dissolveFund(transaction, services, judged.value, { now, actor: `operator:${operatorId}` })
    else await closeGap(transaction, services, judged.value, { proposalId, now })
    return success(null)
  },
})

/** The first operator's word. BAD_USER_INPUT without a reason; CONFLICT where nothing is to be decided, or no longer. */
export async function proposeGapDecision(
  services: Services,
  viewer: Viewer,
  { reason, ...content }: GapContent & { reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  if (reason.trim() === '') return badInput({ reason: '必須です' })
  return propose(services, viewer, gapKind, {
    subject: `fund:${content.fundId}`,
    content,
    reason: reason.trim(),
  })
}

/**
 * The operator puts in what is missing, out of his own money: the fund comes into being, its line ends, and its composition says so. What he
 * contributed for the gap before is not asked for again.
 */
async function closeGap(
  transaction: Transaction,
  services: Services,
  { id }: FundRecord,
  { proposalId, now }: { proposalId: Id<'proposal'>; now: Date },
): Promise<void> {
  await transaction
    .insertInto('fund_result')
    .values({ fund_id: id, gap_kept_at: now })
    .onConflict((conflict) => conflict.column('fund_id').doUpdateSet({ gap_kept_at: now }))
    .execute()
  await recordClose(transaction, id, now)
  const { missing } = await loadOwnMoney(transaction, id)
  if (missing.fillIn > 0)
    await bookContribution(transaction, services, {
      fundId: id,
      part: 'fillIn',
      amount: missing.fillIn,
      proposalId,
      now,
    })
  await refreshWaitlistOf(transaction, services, id, now)
}

async function judgeGap(
  transaction: Transaction,
  services: Services,
  { fundId, decision }: GapContent,
  now: Date,
): Promise<Outcome<FundRecord>> {
  const record = await lockFund(transaction, fundId)
  if (!record) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const { fund, totals, result } = record
  const until = gapClosableUntil(fund, result)
  const isAtWork = result !== null && result.operationStartOn !== null
  const isFound = result !== null && result.gapDecideUntil !== null
  const isOpen =
    !hasFailed(record) &&
    !isAtWork &&
    until !== null &&
    now <= until &&
    (isFound || isFundGapUndecided(fund, totals, result, now))
  if (!isOpen) return refusal('CONFLICT', 'このファンドについて、決定を待っている不足はありません。')
  if (decision === 'dissolve') return success(record)
  return judgeFillIn(record) ?? (await refuseFillIn(transaction, services, record)) ?? success(record)
}

/** What the operator puts in is known only once nobody may still pay, and stays within what was printed before the offering. */
function judgeFillIn({ fund, totals }: FundRecord): Refusal | null {
  const most = mostFillIn(fund)
  if (totals.awaitingDeposit > 0)
    return refusal('CONFLICT', '入金を待っている申し込みがあります。不足の額が決まってから、決定してください。')
  if (totals.held > 0)
    return refusal('CONFLICT', 'いま会員に案内している枠があります。その期限が過ぎてから、決定してください。')
  if (most !== null && subtractYen(seniorAmount(fund), totals.participating) > most)
    return refusal(
      'CONFLICT',
      `不足が、募集の前に示した上限の${formatYen(most)}を超えているため、当社では引き受けられません。`,
    )
  return null
}

/** CONFLICT, with how much must be paid in first, where the operator's own money does not cover it. */
async function refuseFillIn(transaction: Transaction, services: Services, { id }: FundRecord): Promise<Refusal | null> {
  const { missing } = await loadOwnMoney(transaction, id)
  return refuseUncovered(transaction, services, { kind: 'own_money', amount: Math.max(0, missing.fillIn) })
}
