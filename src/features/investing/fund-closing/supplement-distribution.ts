import { businessDayFrom } from '../../../domain/business-day.ts'
import { addDays, formatDate, japanDate, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, formatYen, subtractYen, zeroYen, type Yen } from '../../../domain/money.ts'
import type { SupplementaryDistribution } from '../../../domain/investing/supplementary-distribution.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { loadFreeCash } from '../distribution/close-period.ts'
import { fixSupplementWithin } from './fix-supplement.ts'
import {
  findRedeeming,
  lateChanges,
  loadInvestorsClaim,
  loadLateResult,
  type InvestorsClaim,
  refuseUnpaidEnd,
} from './late-result.ts'

type SupplementContent = {
  fundId: Id<'fund'>
  /** When it is to be paid: its rate is withheld. `YYYY-MM-DD`. */
  payday: string
}

/** Time for the second word, the mails and the preparation of the payment. */
const daysUntilPayday = 14

/** The day of payment of a supplementary distribution that is proposed today. */
const supplementPayday = (today: JapanDate): JapanDate => businessDayFrom(addDays(today, daysUntilPayday))

/**
 * What came in after the last period, where investors had lost principal or got less than the contract's cap: two people give it out to everybody who had a
 * share in the distribution that paid the principal back, also to those who left since. Lost principal is made good before anything is a dividend. Nobody types
 * a sum: what is beyond the cap, and what flooring leaves, is the operator's.
 */
const supplementKind = defineProposalKind<SupplementContent>({
  kind: 'fund.supplementary_distribution',
  async foresee(transaction, services, content) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    const late = await lateChanges(transaction, content.fundId, services.clock.now())
    return success(effectOf(judged.value, content, late))
  },
  async carryOut(transaction, services, content, { proposalId, now }) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    const payday = japanDate(content.payday)
    await fixSupplementWithin(transaction, services, {
      ...judged.value,
      fundId: content.fundId,
      payday,
      proposalId,
      now,
    })
    return success(null)
  },
})

/** The first operator's word. CONFLICT where nothing came in that is the investors', or the fund's cash does not hold it. */
export async function proposeSupplement(
  services: Services,
  viewer: Viewer,
  { fundId, reason }: { fundId: Id<'fund'>; reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  return propose(services, viewer, supplementKind, {
    subject: `fund:${fundId}`,
    content: { fundId, payday: supplementPayday(japanDateOf(services.clock.now())) },
    reason: reason.trim(),
  })
}

interface Judged {
  fund: FundRecord
  /** The distribution that paid the principal back. */
  redeeming: Id<'fixed_distribution'>
  result: Yen
  claim: InvestorsClaim
  supplement: SupplementaryDistribution
}

async function judge(
  transaction: Transaction,
  { clock }: Services,
  { fundId, payday }: SupplementContent,
): Promise<Outcome<Judged>> {
  const fund = await lockFund(transaction, fundId)
  if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  if (payday < japanDateOf(clock.now()))
    return refusal('CONFLICT', '支払日を過ぎています。追加分配の提案をやり直してください。')
  const redeeming = await findRedeeming(transaction, fundId)
  if (redeeming === null) return refusal('CONFLICT', '追加分配は、元本を返還する分配を確定した後に行います。')
  const result = await loadLateResult(transaction, fundId, clock.now())
  const claim = await loadInvestorsClaim(transaction, { fundId, result, payday: japanDate(payday) })
  const { supplement } = claim
  if (supplement === null)
    return refusal('CONFLICT', '最後の計算期間の後の収入のうち、投資家に分配するものはありません。')
  const unpaid = await refuseUnpaidEnd(transaction, fundId)
  if (unpaid) return unpaid
  const missing = subtractYen(givenBy(supplement), await loadFreeCash(transaction, fundId))
  if (missing > 0)
    return refusal(
      'CONFLICT',
      `「${fund.name}」の資金が${formatYen(missing)}不足しています。入金を確認してから、追加分配を提案してください。`,
    )
  return success({ fund, redeeming, result, claim, supplement })
}

function effectOf(
  { fund, result, claim, supplement }: Judged,
  { payday }: SupplementContent,
  late: Effect['changes'],
): Effect {
  const row = (label: string, amount: Yen) => ({ label, before: null, after: formatYen(amount) })
  return {
    title: `${fund.name}の追加分配を確定`,
    people: claim.holders.length,
    yen: givenBy(supplement),
    changes: [
      ...late,
      { label: '最後の計算期間の後の損益', before: formatYen(result), after: formatYen(zeroYen) },
      ...(claim.lost === zeroYen
        ? []
        : [
            {
              label: '投資家が負担している元本の損失',
              before: formatYen(claim.lost),
              after: formatYen(subtractYen(claim.lost, supplement.restored)),
            },
            row('元本の回復（出資の返還）の合計', supplement.restored),
          ]),
      row('運用期間の分配金が契約の上限に届いていなかった額', claim.short),
      row('追加分配の総額（税引前）', supplement.total),
      row('投資家への分配金（税引前）の合計', supplement.dividend),
      row('源泉徴収税の合計', supplement.tax),
      row('当社の取り分', supplement.operatorShare),
      { label: '支払日', before: null, after: formatDate(japanDate(payday)) },
    ],
  }
}

/** What it gives investors: dividends before tax, and principal that they had lost. */
const givenBy = ({ dividend, restored }: SupplementaryDistribution): Yen => addYen(dividend, restored)

export type ForeseenSupplement = SupplementaryDistribution & {
  people: number
  payday: JapanDate
  /** What investors stand to have lost of their principal before it. */
  lost: Yen
}

/** What a supplementary distribution would give now; null where none is due. */
export async function foreseeSupplement(
  database: Queryable,
  fundId: Id<'fund'>,
  now: Date,
): Promise<ForeseenSupplement | null> {
  const result = await loadLateResult(database, fundId, now)
  if (result <= 0) return null
  const payday = supplementPayday(japanDateOf(now))
  const { lost, supplement, holders } = await loadInvestorsClaim(database, { fundId, result, payday })
  return supplement && { ...supplement, lost, people: holders.length, payday }
}
