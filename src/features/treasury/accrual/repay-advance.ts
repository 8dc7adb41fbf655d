import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { post } from '../../../ledger/post.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { lockBook } from '../segregation/refuse-short-book.ts'
import { listAdvances, type Advance } from './list-accruals.ts'

type RepaymentContent = { fundId: Id<'fund'> }

/**
 * What the operator has paid for a fund goes back into its own book, as far as the fund has money that nobody else waits for: nobody types how much. What is
 * still owed afterwards goes back another time.
 */
const advanceRepayment = defineProposalKind<RepaymentContent>({
  kind: 'fund.advance_repayment',
  async foresee(transaction, _services, content) {
    const judged = await judge(transaction, content)
    if (!judged.ok) return judged
    const { project_name: fundName, owed, payable } = judged.value
    return success({
      title: `「${fundName}」が、運営者の立て替え${formatYen(yen(payable))}を精算`,
      people: 0,
      yen: payable,
      changes: [
        { label: '運営者の立て替え', before: formatYen(yen(owed)), after: formatYen(yen(owed - payable)) },
        { label: '精算する額', before: null, after: formatYen(yen(payable)) },
      ],
    })
  },
  async carryOut(transaction, { config }, content, { proposalId, now }) {
    const judged = await judge(transaction, content)
    if (!judged.ok) return judged
    const { fundId } = content
    const { payable } = judged.value
    await post(transaction, {
      kind: 'operator_repaid',
      key: `advance-repaid:${proposalId}`,
      effectiveAt: now,
      recordedAt: now,
      lines: throughBank(config.BANK_ACCOUNT_ID, [
        { account: { kind: 'owed_to_operator', fundId }, debit: payable },
        { account: { kind: 'advanced', fundId }, credit: payable },
      ]),
    })
    return success(null)
  },
})

/** The first operator's word. CONFLICT where nothing is owed, or its cash is needed for others. */
export async function proposeAdvanceRepayment(
  services: Services,
  viewer: Viewer,
  { fundId, reason }: RepaymentContent & { reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  return propose(services, viewer, advanceRepayment, {
    subject: `fund:${fundId}`,
    content: { fundId },
    reason: reason.trim(),
  })
}

async function judge(transaction: Transaction, { fundId }: RepaymentContent): Promise<Outcome<Advance>> {
  if (!(await lockBook(transaction, fundId))) return refusal('NOT_FOUND', '該当するファンドがありません。')
  const [advance] = await listAdvances(transaction, fundId)
  if (!advance) return refusal('CONFLICT', '精算していない立て替えはありません。')
  return advance.payable > 0
    ? success(advance)
    : refusal(
        'CONFLICT',
        `「${advance.project_name}」には、投資家への支払いなどに必要な資金と、物件の取得のための出資金のほかに、立て替えを精算できる資金がありません（立て替え${formatYen(yen(advance.owed))}）。`,
      )
}
