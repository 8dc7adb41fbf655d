import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { plannedText, planName } from '../../../domain/treasury/outgoing-plan.ts'
import { reverse } from '../../../ledger/reverse.ts'
import { success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { refuseReason } from '../operator-account/explain-account-entry.ts'
import { lockWaiting } from './lock-plan.ts'

type WithdrawalContent = { planId: Id<'outgoing_plan'>; reason: FreeText }

/** A payment that two people had decided on is given up before it leaves: its money is the fund's to spend again. */
const planWithdrawal = defineProposalKind<WithdrawalContent>({
  kind: 'fund.plan_withdrawal',
  async foresee(transaction, _services, { planId }) {
    const found = await lockWaiting(transaction, planId)
    if (!found.ok) return found
    const plan = found.value
    return success({
      title: `「${plan.fundName}」の${formatYen(yen(plan.amount))}の支払予定を取り下げ`,
      people: 0,
      yen: plan.amount,
      changes: [
        { label: '支払予定', before: planName(plan), after: '取り下げ' },
        { label: '支払いの内容', before: null, after: plannedText(plan) },
      ],
    })
  },
  async carryOut(transaction, _services, { planId, reason }, { proposalId, operatorId, now }) {
    const found = await lockWaiting(transaction, planId)
    if (!found.ok) return found
    await transaction
      .updateTable('outgoing_plan')
      .set({ withdrawn_at: now, withdrawal_proposal_id: proposalId })
      .where('id', '=', planId)
      .execute()
    const entry = await transaction
      .selectFrom('journal_entry')
      .select('id')
      .where('idempotency_key', '=', `outgoing-plan:${planId}`)
      .executeTakeFirst()
    // Nothing is set aside for what goes back to a tenant.
    if (entry) await reverse(transaction, { entryId: entry.id, reason, actor: `operator:${operatorId}`, at: now })
    return success(null)
  },
})

/** The first operator's word. CONFLICT once a line has fulfilled it or it is given up. */
export async function proposePlanWithdrawal(
  services: Services,
  viewer: Viewer,
  { planId, reason }: WithdrawalContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseReason(reason)
  if (refused) return refused
  return propose(services, viewer, planWithdrawal, {
    subject: `outgoing_plan:${planId}`,
    content: { planId, reason: reason.trim() },
    reason: reason.trim(),
  })
}
