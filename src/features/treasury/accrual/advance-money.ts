import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { post } from '../../../ledger/post.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { refuseReason } from '../operator-account/explain-account-entry.ts'
import { lockBook } from '../segregation/refuse-short-book.ts'
import { refuseUncovered } from '../segregation/refuse-uncovered.ts'
import { listAdvances } from './list-accruals.ts'

type AdvanceContent = {
  fundId: Id<'fund'>
  /** Whole yen. */
  amount: number
}

/**
 * The operator lends a fund cash of its own, in every state that the fund can be in: what a correction takes out of a fund that has spent it is there again
 * before the correction. The fund owes it, and gives it back like what the operator has paid for it.
 */
const advanceKind = defineProposalKind<AdvanceContent>({
  kind: 'fund.advance',
  async foresee(transaction, services, content) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    const { name, owed } = judged.value
    const { amount } = content
    return success({
      title: `「${name}」に、運営者が${formatYen(yen(amount))}を立て替えて入金`,
      people: 0,
      yen: amount,
      changes: [
        { label: '運営者の立て替え', before: formatYen(yen(owed)), after: formatYen(yen(owed + amount)) },
        { label: 'ファンドに入る額', before: null, after: formatYen(yen(amount)) },
      ],
    })
  },
  async carryOut(transaction, services, content, { proposalId, now }) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    const { fundId, amount } = content
    await post(transaction, {
      kind: 'operator_advanced',
      key: `operator-advance:${proposalId}`,
      effectiveAt: now,
      recordedAt: now,
      lines: throughBank(services.config.BANK_ACCOUNT_ID, [
        { account: { kind: 'advanced', fundId }, debit: amount },
        { account: { kind: 'owed_to_operator', fundId }, credit: amount },
      ]),
    })
    return success(null)
  },
})

/** The first operator's word. CONFLICT where the operator's own money does not cover it. */
export async function proposeAdvance(
  services: Services,
  viewer: Viewer,
  { reason, ...content }: AdvanceContent & { reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseReason(reason)
  if (refused) return refused
  return propose(services, viewer, advanceKind, {
    subject: `fund:${content.fundId}`,
    content,
    reason: reason.trim(),
  })
}

async function judge(
  transaction: Transaction,
  services: Services,
  { fundId, amount }: AdvanceContent,
): Promise<Outcome<{ name: string; owed: number }>> {
  if (!Number.isSafeInteger(amount) || amount < 1) return badInput({ amount: '1円以上の金額を入力してください。' })
  const fund = await lockBook(transaction, fundId)
  if (!fund) return refusal('NOT_FOUND', '該当するファンドがありません。')
  const refused = await refuseUncovered(transaction, services, { kind: 'own_money', amount })
  if (refused) return refused
  const [advance] = await listAdvances(transaction, fundId)
  return success({ name: fund.name, owed: advance?.owed ?? 0 })
}
