import { lineOfPlan, meetsPlan, planName } from '../../../domain/treasury/outgoing-plan.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { recordFundLine } from './fund-line-proposal.ts'
import { listUnexplained, type AccountEntryView } from '../operator-account/list-account-entries.ts'
import { listWaitingPlans, type OutgoingPlanView } from './list-plans.ts'

/**
 * Lines that are planned payments are told as two people have decided; the word is theirs. Of two alike, in lines or in plans, people say which is which; so
 * they do of what may be a payment under way and of what somebody has proposed to be something else. Safe to run at any time and twice.
 */
export async function applyPlans(services: Services): Promise<void> {
  const plans = await listWaitingPlans(services.database)
  if (plans.length === 0) return
  const entries = (await listUnexplained(services.database)).filter(
    (entry) => entry.amount < 0 && entry.may_be_batch_id === null && entry.proposal_id === null,
  )
  for (const plan of plans) {
    const [entry, ...others] = entries.filter((each) => meetsPlan(plan, each))
    if (entry === undefined || others.length > 0) continue
    if (plans.some((other) => other.id !== plan.id && meetsPlan(other, entry))) continue
    await fulfil(services, plan, entry)
  }
}

async function fulfil(services: Services, plan: OutgoingPlanView, entry: AccountEntryView): Promise<void> {
  const now = services.clock.now()
  await inTransaction(services.database, async (transaction) => {
    const told = await recordFundLine(
      transaction,
      services,
      {
        of: { entryId: entry.id, corrects: null, also: [] },
        keepsRule: false,
        planId: plan.id,
        line: lineOfPlan(plan),
        reason: `支払予定${plan.id}「${planName(plan)}」による（${plan.reason}）`.slice(0, 1000),
      },
      { proposalId: plan.proposalId, operatorId: plan.decidedById, now, ruleId: null },
    )
    if (!told.ok) return told
    await recordAudit(transaction, {
      at: now,
      actor: 'schedule',
      action: 'account_entry.explained',
      objectType: 'bank_statement_line',
      objectId: entry.id,
      detail: { kind: 'fund', amount: entry.amount },
    })
    return told
  })
}
