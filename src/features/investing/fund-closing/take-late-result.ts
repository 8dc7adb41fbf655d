import { japanDateOf } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, subtractYen, yen, zeroYen, type Yen } from '../../../domain/money.ts'
import type { SupplementaryDistribution } from '../../../domain/investing/supplementary-distribution.ts'
import { post } from '../../../ledger/post.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { listAdvances } from '../../treasury/accrual/list-accruals.ts'
import { lateClosingKey } from '../distribution/late-closing.ts'
import { closingLines } from '../distribution/period-books.ts'
import { isAnythingLate, lateChanges, loadInvestorsClaim, loadLateResult, refuseUnpaidEnd } from './late-result.ts'

type LateContent = { fundId: Id<'fund'> }

/**
 * What came in after a fund's last period: no investor's money was at work any more, and the contract's cap of no days is nothing. Two people say that it is
 * the operator's; from there he takes it like his other share. Where investors lost principal or got less than the cap, it is not his to take: a supplementary
 * distribution gives it out. Where it cost more than it brought, or a correction took income back that was given out, nothing can make that good any more but what he has paid for the fund: he bears it.
 */
const lateResultKind = defineProposalKind<LateContent>({
  kind: 'fund.late_result',
  async foresee(transaction, services, content) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    const { fund, result } = judged.value
    const late = await lateChanges(transaction, content.fundId, services.clock.now())
    if (result <= 0) return success(lossEffect(fund, result, late))
    return success({
      title: `${fund.name}の最後の計算期間の後の収入を、当社の取り分にする`,
      people: 0,
      yen: result,
      changes: [...late, { label: '最後の計算期間の後の損益', before: formatYen(result), after: '当社の取り分' }],
    })
  },
  async carryOut(transaction, services, content, { proposalId, now }) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    const { fundId } = content
    const { result } = judged.value
    const at = { effectiveAt: now, recordedAt: now }
    const lines = await closingLines(transaction, { fundId, endOn: japanDateOf(now) })
    await post(transaction, { kind: 'period_closed', key: lateClosingKey(proposalId), ...at, lines })
    if (result < 0) {
      const loss = subtractYen(zeroYen, result)
      await post(transaction, {
        kind: 'advance_borne',
        key: `late-loss:${proposalId}`,
        ...at,
        lines: [
          { account: { kind: 'owed_to_operator', fundId }, debit: loss },
          { account: { kind: 'undistributed', fundId }, credit: loss },
          { account: { kind: 'fund_result' }, debit: loss },
          { account: { kind: 'advanced', fundId }, credit: loss },
        ],
      })
    }
    if (result <= 0) return success(null)
    await post(transaction, {
      kind: 'distribution_fixed',
      key: `late-result:${proposalId}`,
      ...at,
      lines: [
        { account: { kind: 'undistributed', fundId }, debit: result },
        { account: { kind: 'operator_share', fundId }, credit: result },
      ],
    })
    return success(null)
  },
})

/** The first operator's word. CONFLICT where nothing came in late, it cost more than it brought, or investors have a claim before the operator. */
export async function proposeLateResult(
  services: Services,
  viewer: Viewer,
  { fundId, reason }: LateContent & { reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  return propose(services, viewer, lateResultKind, {
    subject: `fund:${fundId}`,
    content: { fundId },
    reason: reason.trim(),
  })
}

async function judge(
  transaction: Transaction,
  { clock }: Services,
  { fundId }: LateContent,
): Promise<Outcome<{ fund: FundRecord; result: Yen }>> {
  const fund = await lockFund(transaction, fundId)
  if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const result = await loadLateResult(transaction, fundId, clock.now())
  if (!(await isAnythingLate(transaction, fundId, clock.now())))
    return refusal('CONFLICT', '最後の計算期間の後の収入や費用はありません。')
  const unpaid = await refuseUnpaidEnd(transaction, fundId)
  if (unpaid) return unpaid
  if (result === zeroYen) return success({ fund, result })
  if (result < 0) {
    const [missing, advanced] = [subtractYen(zeroYen, result), await loadAdvanced(transaction, fundId)]
    return advanced >= missing
      ? success({ fund, result })
      : refusal(
          'CONFLICT',
          `最後の計算期間の後の収支が、${formatYen(missing)}不足しています（費用、または訂正で減った収入）。運営者が負担するため、先に、帳簿の「支払予定・未払費用」にある「運営者の資金をファンドに立て替える」で${formatYen(subtractYen(missing, advanced))}を入金してください。`,
        )
  }
  const payday = japanDateOf(clock.now())
  const { lost, supplement } = await loadInvestorsClaim(transaction, { fundId, result, payday })
  return supplement === null ? success({ fund, result }) : refusal('CONFLICT', investorsFirst(lost, supplement))
}

/** Why what came in late is not the operator's. */
function investorsFirst(lost: Yen, { restored, dividend }: SupplementaryDistribution): string {
  const words =
    lost > 0
      ? `投資家が元本の損失${formatYen(lost)}を負担しているため、後からの収入のうち${formatYen(restored)}は、まず投資家の元本の回復に充てるものです（商法第538条）。`
      : `運用期間の分配金が契約の上限に届いていないため、後からの収入のうち${formatYen(dividend)}は、投資家に分配するものです。`
  return `${words}追加分配を提案してください。`
}

function lossEffect({ name }: FundRecord, result: Yen, late: Effect['changes']): Effect {
  const missing = subtractYen(zeroYen, result)
  return {
    title: `${name}の最後の計算期間の後の不足を、運営者が負担する`,
    people: 0,
    yen: missing,
    changes: [
      ...late,
      { label: '最後の計算期間の後の損益', before: formatYen(result), after: formatYen(zeroYen) },
      { label: '運営者の立て替えのうち、返還を受けない額', before: null, after: formatYen(missing) },
    ],
  }
}

/** What the operator has paid for the fund and not got back. */
async function loadAdvanced(database: Queryable, fundId: Id<'fund'>): Promise<Yen> {
  const [advance] = await listAdvances(database, fundId)
  return yen(advance?.owed ?? 0)
}
