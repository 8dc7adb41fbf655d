import type { FreeText } from '../../../domain/free-text.ts'
import { formatDateTime } from '../../../domain/calendar.ts'
import { seniorAmount } from '../../../domain/fund.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, subtractYen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { dissolveFund } from '../fund-closing/fail-fund.ts'
import { hasFailed, type FundRecord } from '../../funds/fund/fund-record.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import type { Services } from '../../core/services.ts'

/** keep: the operator covers what is missing with his own money. dissolve: the fund fails now. */
export type GapDecision = 'keep' | 'dissolve'
export type GapContent = { fundId: Id<'fund'>; decision: GapDecision }

/** Two operators decide about a fund that was full and paid, and lost a contract by cooling-off after its end. */
export const gapKind = defineProposalKind<GapContent>({
  kind: 'fund.gap',
  async foresee(transaction, services, { fundId, decision }) {
    const judged = await judgeGap(transaction, fundId, services.clock.now())
    if (!judged.ok) return judged
    const { name, fund, totals, result } = judged.value
    const missing = subtractYen(seniorAmount(fund), totals.participating)
    return success({
      title:
        decision === 'keep' ? `${name}：不足分を当社が引き受けて成立させる` : `${name}：不成立とし、全員に返金する`,
      people: 0,
      yen: decision === 'keep' ? missing : totals.participating,
      changes: [
        { label: '目標額（投資家の分）', before: null, after: formatYen(seniorAmount(fund)) },
        { label: '入金済み', before: null, after: formatYen(totals.participating) },
        { label: '不足', before: null, after: formatYen(missing) },
        {
          label: '決定の期限',
          before: null,
          after: result?.gapDecideUntil ? formatDateTime(result.gapDecideUntil) : '—',
        },
        {
          label: '決定',
          before: '未定',
          after: decision === 'keep' ? '成立（不足分は当社の出資）' : '不成立（全額を返金）',
        },
      ],
    })
  },
  async carryOut(transaction, services, { fundId, decision }, { operatorId, now }) {
    const judged = await judgeGap(transaction, fundId, now)
    if (!judged.ok) return judged
    if (decision === 'dissolve')
      await dissolveFund(transaction, services, judged.value, { now, actor: `operator:${operatorId}` })
    else await transaction.updateTable('fund_result').set({ gap_kept_at: now }).where('fund_id', '=', fundId).execute()
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
  const proposed = await propose(services, viewer, gapKind, {
    subject: `fund:${content.fundId}`,
    content,
    reason: reason.trim(),
  })
  return proposed.ok ? success({ proposalId: proposed.value.proposalId }) : proposed
}

async function judgeGap(transaction: Transaction, fundId: Id<'fund'>, now: Date): Promise<Outcome<FundRecord>> {
  const record = await lockFund(transaction, fundId)
  if (!record) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const { result } = record
  const isOpen =
    result !== null &&
    result.gapDecideUntil !== null &&
    result.gapKeptAt === null &&
    !hasFailed(record) &&
    now <= result.gapDecideUntil
  return isOpen ? success(record) : refusal('CONFLICT', 'このファンドについて、決定を待っている不足はありません。')
}
