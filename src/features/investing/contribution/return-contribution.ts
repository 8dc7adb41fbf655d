import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, formatYen, yen, zeroYen } from '../../../domain/money.ts'
import { OWN_PART_NAMES, OWN_PARTS, ownParts, type OwnMoney } from '../../../domain/investing/own-money.ts'
import { post } from '../../../ledger/post.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { hasFailed, type FundRecord } from '../../funds/fund/fund-record.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { refuseShortBook } from '../../treasury/segregation/refuse-short-book.ts'
import { refuseUncovered } from '../../treasury/segregation/refuse-uncovered.ts'
import { loadOwnMoney, OWN_ACCOUNTS } from './load-own-money.ts'
import { loadReturnStand } from './load-return-stand.ts'
import { bookTaking, judgeTaking, priceOf, takingEffect, type Taking } from './take-property.ts'

type ReturnContent = { fundId: Id<'fund'> }

/**
 * What a loss has left of the operator's parts goes back to him, after every investor's principal: what was taken over first, the subordinated part last.
 * What is left of the property is his with it, also where a loss took all of his parts: at what it stands in the fund's book, and where investors lack
 * something of their principal or of the contract's cap, at no less than a stranger found it to be worth.
 */
export const contributionReturnKind = defineProposalKind<ReturnContent>({
  kind: 'fund.contribution_return',
  async foresee(transaction, services, content) {
    const judged = await judge(transaction, services, content)
    return judged.ok ? success(effectOf(judged.value)) : judged
  },
  async carryOut(transaction, services, content, { proposalId, now }) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    const { fundId } = content
    const { money, taking } = judged.value
    const parts = addYen(...ownParts(money))
    const at = { effectiveAt: now, recordedAt: now }
    if (taking !== null) await bookTaking(transaction, services, { fundId, taking, proposalId, now })
    if (parts > 0)
      await post(transaction, {
        kind: 'contribution_returned',
        key: `contribution-back:${proposalId}`,
        ...at,
        lines: throughBank(services.config.BANK_ACCOUNT_ID, [
          ...OWN_PARTS.toReversed().map((part) => ({
            account: { kind: OWN_ACCOUNTS[part], fundId },
            debit: money[part],
          })),
          { account: { kind: 'fund_interest', fundId }, credit: parts },
        ]),
      })
    return success(null)
  },
})

/** The first operator's word. CONFLICT while anything of the investors' is at work or owed to them as principal. */
export async function proposeContributionReturn(
  services: Services,
  viewer: Viewer,
  { fundId, reason }: ReturnContent & { reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  return propose(services, viewer, contributionReturnKind, {
    subject: `fund:${fundId}`,
    content: { fundId },
    reason: reason.trim(),
  })
}

interface Judged {
  fund: FundRecord
  /** What goes back. */
  money: OwnMoney
  /** What the operator takes of the property. */
  taking: Taking | null
}

async function judge(
  transaction: Transaction,
  services: Services,
  { fundId }: ReturnContent,
): Promise<Outcome<Judged>> {
  const fund = await lockFund(transaction, fundId)
  if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const { contributed: money } = await loadOwnMoney(transaction, fundId)
  const parts = addYen(...ownParts(money))
  const stand = await loadReturnStand(transaction, fundId)
  if (parts === zeroYen && stand.property === 0) return refusal('CONFLICT', '返還する当社の出資はありません。')
  if (!hasFailed(fund) && !stand.isRedeemed)
    return refusal('CONFLICT', '当社の出資は、投資家の元本の返還が確定し、すべて支払われてから返還できます。')
  if (stand.owed > 0)
    return refusal(
      'CONFLICT',
      `投資家への元本${formatYen(yen(stand.owed))}が、まだ支払われていません。当社の出資は、その後に返還できます。`,
    )
  if (stand.buysByDeal && stand.property > 0)
    return refusal(
      'CONFLICT',
      `対象不動産${formatYen(yen(stand.property))}が、帳簿に残っています。先に、売却（当社の買取りを含みます）を取引として記録し、帳簿に記録してください。`,
    )
  const taken =
    stand.property > 0
      ? await judgeTaking(transaction, { fundId, bookValue: yen(stand.property), now: services.clock.now() })
      : success(null)
  if (!taken.ok) return taken
  const paid = taken.value === null ? zeroYen : priceOf(taken.value)
  // What came and was spent after the last period may have taken of it: that is borne first, or the money is lent.
  const short =
    (await refuseShortBook(transaction, fundId, parts - stand.property, 'spendable')) ??
    (parts < paid ? await refuseUncovered(transaction, services, { kind: 'own_money', amount: paid - parts }) : null)
  return short ?? success({ fund, money, taking: taken.value })
}

function effectOf({ fund, money, taking }: Judged): Effect {
  const parts = addYen(...ownParts(money))
  const { changes = [], ...seen } = taking === null ? {} : takingEffect(taking)
  return {
    title: parts > 0 ? `${fund.name}から当社の出資を返還` : `${fund.name}の対象不動産を当社が引取り`,
    people: 0,
    yen: parts > 0 || taking === null ? parts : priceOf(taking),
    changes: [
      ...changes,
      ...OWN_PARTS.toReversed()
        .filter((part) => money[part] > 0)
        .map((part) => ({ label: OWN_PART_NAMES[part], before: formatYen(money[part]), after: formatYen(zeroYen) })),
    ],
    ...seen,
  }
}
