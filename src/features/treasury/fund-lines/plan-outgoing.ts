import { formatDate, japanDate, japanDateOf } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import { COUNTERPARTIES } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { remarksKey } from '../../../domain/treasury/line-rules.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { plannedText, planProblems, type OutgoingPlan } from '../../../domain/treasury/outgoing-plan.ts'
import { ACCOUNTS } from '../../../ledger/chart.ts'
import { post } from '../../../ledger/post.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { refuseReason } from '../operator-account/explain-account-entry.ts'
import { lockBook, refuseShortBook } from '../segregation/refuse-short-book.ts'
import { unplannedDebt } from '../operator-account/list-owed.ts'
import { concernOfDepositPayee, refuseDepositPayee } from './payee-of-deposit.ts'

/** As a proposal keeps it. */
export type PlanContent = OutgoingPlan & { reason: FreeText }

/**
 * A fund's payment before it leaves. With the second word its money is set aside, so that nothing else can spend it; it is ordered at the bank's own site,
 * and the line of the bank needs no explanation (apply-plans).
 */
const outgoingPlan = defineProposalKind<PlanContent>({
  kind: 'fund.outgoing_plan',
  async foresee(transaction, services, content) {
    const refused = await refusePlan(transaction, services, content)
    if (refused) return refused
    const fund = await lockBook(transaction, content.fundId)
    if (!fund) return refusal('NOT_FOUND', '該当するファンドがありません。')
    const { name, forCosts: free } = fund
    const row = (label: string, after: string, before: string | null = null) => ({ label, before, after })
    return success({
      title: `「${name}」から${formatYen(yen(content.amount))}の支払いを予定`,
      people: 0,
      yen: content.amount,
      changes: [
        row('支払先（銀行の摘要）', content.payee),
        row('支払いの内容', plannedText(content)),
        row('相手', COUNTERPARTIES[content.counterparty]),
        row('支払日', formatDate(japanDate(content.payOn))),
        ...(content.about === '' ? [] : [row('部屋・対象月', content.about)]),
        ...(content.kind === 'tenant_deposit'
          ? await concernOfDepositPayee(transaction, { remarks: content.payee, fundId: content.fundId })
          : [row('ファンドの使える資金', formatYen(yen(free - content.amount)), formatYen(yen(free)))]),
      ],
    })
  },
  async carryOut(transaction, services, content, { proposalId, operatorId, now }) {
    const refused = await refusePlan(transaction, services, content)
    if (refused) return refused
    const { id: planId } = await transaction
      .insertInto('outgoing_plan')
      .values({
        fund_id: content.fundId,
        kind: content.kind,
        cost_kind: content.costKind,
        payee: content.payee,
        counterparty: content.counterparty,
        amount: content.amount,
        pay_on: content.payOn,
        about: content.about,
        reason: content.reason,
        proposal_id: proposalId,
        decided_by: operatorId,
        decided_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { fundId, amount, kind } = content
    if (kind === 'tenant_deposit') return success(null)
    await post(transaction, {
      kind: 'outgoing_planned',
      key: `outgoing-plan:${planId}`,
      effectiveAt: now,
      recordedAt: now,
      lines: [
        { account: { kind: 'earmarked', fundId, planId }, debit: amount },
        { account: { kind: 'set_aside', fundId, planId }, credit: amount },
      ],
    })
    return success(null)
  },
})

/**
 * The first operator's word. BAD_USER_INPUT for what cannot be told apart at the bank or lies behind; CONFLICT, with what is missing, where the fund's own
 * free money does not cover it, or what it holds for tenants or owes already.
 */
export async function proposeOutgoingPlan(
  services: Services,
  viewer: Viewer,
  { reason, ...plan }: PlanContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseReason(reason)
  if (refused) return refused
  const content = { ...plan, payee: plan.payee.trim(), about: plan.about.trim(), reason: reason.trim() }
  return propose(services, viewer, outgoingPlan, {
    subject: `fund:${plan.fundId}:${remarksKey(plan.payee)}:${plan.amount}:${plan.payOn}`,
    content,
    reason: content.reason,
  })
}

async function refusePlan(transaction: Transaction, services: Services, plan: PlanContent): Promise<Refusal | null> {
  const problems = planProblems(plan, japanDateOf(services.clock.now()))
  if (problems) return badInput(problems)
  const other =
    plan.kind === 'tenant_deposit'
      ? await refuseDepositPayee(transaction, services, { remarks: plan.payee, fundId: plan.fundId }, 'payee')
      : null
  if (other) return other
  return (await refuseBeyondOwed(transaction, plan)) ?? (await refuseSpent(transaction, plan))
}

/** What is held for a tenant is there for him by itself; whatever else is paid comes out of the fund's free money. */
const refuseSpent = (transaction: Transaction, { fundId, amount, kind }: PlanContent): Promise<Refusal | null> =>
  kind === 'tenant_deposit' ? Promise.resolve(null) : refuseShortBook(transaction, fundId, amount)

/** A deposit or an accrued cost is paid as far as the fund owes it, and no plan before has taken it. */
async function refuseBeyondOwed(
  transaction: Transaction,
  { fundId, kind, costKind, amount }: PlanContent,
): Promise<Refusal | null> {
  if (kind === 'cost') return null
  const owed = await unplannedDebt(transaction, { fundId, kind, costKind })
  return amount <= owed
    ? null
    : refusal(
        'CONFLICT',
        `「${ACCOUNTS[kind].text}」の残高のうち、ほかの予定にない分は${formatYen(yen(owed))}です。${formatYen(yen(amount))}は予定できません。`,
      )
}
