import type { FreeText } from '../../../domain/free-text.ts'
import { isSettled } from '../../../domain/investing/composition.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, formatYen, subtractYen, yen, type Yen } from '../../../domain/money.ts'
import { OWN_PART_NAMES, ownParts, type ContributedPart } from '../../../domain/investing/own-money.ts'
import { post } from '../../../ledger/post.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { hasFailed, type FundRecord } from '../../funds/fund/fund-record.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { refuseUncovered } from '../../treasury/segregation/refuse-uncovered.ts'
import { loadOwnMoney, OWN_ACCOUNTS, type FundsOwnMoney } from './load-own-money.ts'

type ContributionContent = {
  fundId: Id<'fund'>
  part: ContributedPart
  /** Whole yen. */
  amount: number
}

/** The operator puts his own money into the fund before its start: it passes from his book into the fund's, which only two people decide. */
export const contributionKind = defineProposalKind<ContributionContent>({
  kind: 'fund.contribution',
  async foresee(transaction, services, content) {
    const judged = await judge(transaction, services, content)
    return judged.ok ? success(effectOf(judged.value, content)) : judged
  },
  async carryOut(transaction, services, content, { proposalId, now }) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    await bookContribution(transaction, services, { ...content, proposalId, now })
    return success(null)
  },
})

/** Books what two people decided; the caller has looked that the fund takes it and that the operator's own money covers it. */
export async function bookContribution(
  transaction: Transaction,
  { config }: Services,
  { fundId, part, amount, proposalId, now }: ContributionContent & { proposalId: Id<'proposal'>; now: Date },
): Promise<void> {
  await post(transaction, {
    kind: 'contribution',
    key: `contribution:${proposalId}`,
    effectiveAt: now,
    recordedAt: now,
    lines: throughBank(config.BANK_ACCOUNT_ID, [
      { account: { kind: 'fund_interest', fundId }, debit: amount },
      { account: { kind: OWN_ACCOUNTS[part], fundId }, credit: amount },
    ]),
  })
}

/** The first operator's word. CONFLICT where the fund's composition is not known yet, it has started or failed, or the operator's own money does not cover it. */
export async function proposeContribution(
  services: Services,
  viewer: Viewer,
  { reason, ...content }: ContributionContent & { reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  return propose(services, viewer, contributionKind, {
    subject: `fund:${content.fundId}`,
    content,
    reason: reason.trim(),
  })
}

interface Judged {
  fund: FundRecord
  money: FundsOwnMoney
}

async function judge(
  transaction: Transaction,
  services: Services,
  { fundId, part, amount }: ContributionContent,
): Promise<Outcome<Judged>> {
  const fund = await lockFund(transaction, fundId)
  if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  if (hasFailed(fund)) return refusal('CONFLICT', 'このファンドは不成立です。')
  if (!isSettled(fund.fund, fund.totals, services.clock.now()))
    return refusal('CONFLICT', '当社の出資額は、募集が終わり、投資家の出資額が決まってから登録できます。')
  const money = await loadOwnMoney(transaction, fundId)
  if (money.isStarted) return refusal('CONFLICT', '運用が始まっているため、出資を追加できません。')
  const missing = money.missing[part]
  if (amount < 1) return badInput({ amount: '1円以上の金額を入力してください。' })
  if (amount > missing)
    return badInput({
      amount:
        missing > 0 ? `${formatYen(missing)}以下の金額を入力してください。` : 'この出資は、すべて払い込まれています。',
    })
  const refused = await refuseUncovered(transaction, services, { kind: 'own_money', amount })
  return refused ?? success({ fund, money })
}

function effectOf({ fund, money }: Judged, { part, amount }: ContributionContent): Effect {
  const paid: Yen = yen(amount)
  const name = OWN_PART_NAMES[part]
  return {
    title: `${fund.name}へ当社が出資（${name}）`,
    people: 0,
    yen: paid,
    changes: [
      {
        label: `払い込み済みの${name}`,
        before: formatYen(money.contributed[part]),
        after: formatYen(addYen(money.contributed[part], paid)),
      },
      {
        label: 'まだ払い込まれていない額',
        before: formatYen(money.missing[part]),
        after: formatYen(subtractYen(money.missing[part], paid)),
      },
      { label: '当社の出資の合計', before: null, after: formatYen(addYen(...ownParts(money.contributed), paid)) },
    ],
  }
}
