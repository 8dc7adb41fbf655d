import { applicationNumber } from '../../../domain/investing/application-number.ts'
import { formatDate, japanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { refundLifecycle } from '../../../domain/lifecycles/refund.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { reverse } from '../../../ledger/reverse.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { moveOne } from '../../core/move.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import {
  defineProposalKind,
  type Decider,
  type Effect,
  type EffectChange,
} from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { refuseReason } from '../operator-account/explain-account-entry.ts'
import { enqueueMistakeMail } from '../payout/mistake-mail.ts'
import { noticesOfDebt, noticesText } from '../payout/notices-of-debt.ts'
import { refuseLeftMoney } from '../payout/refuse-left-money.ts'
import { refuseBeyondAccount } from '../segregation/refuse-short-correction.ts'
import { loadFoundOwner, type FoundOwner } from './found-owner.ts'

type WithdrawalContent = { resolutionId: Id<'suspense_resolution'>; reason: FreeText }

/** That unknown money was a member's was a mistake: while it is there two people take it back, and its owner is unknown again. */
const suspenseWithdrawalKind = defineProposalKind<WithdrawalContent>({
  kind: 'suspense.withdrawal',
  async foresee(transaction, _services, content) {
    const found = await lockFoundOwner(transaction, content)
    if ('ok' in found) return found
    return success(await effectOf(transaction, found))
  },
  carryOut,
})

/**
 * Proposes to take back whose money of an unknown owner was. Needs a fresh login; CONFLICT where that was taken back before, or where the money is being paid
 * or has left.
 */
export async function withdrawOwner(
  services: Services,
  viewer: Viewer,
  content: WithdrawalContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer) ?? refuseReason(content.reason)
  if (refused) return refused
  return propose(services, viewer, suspenseWithdrawalKind, {
    subject: `suspense_resolution:${content.resolutionId}`,
    content,
    reason: content.reason,
  })
}

/** Under the locks of the line and of the refund: nobody prepares its payment meanwhile. */
async function lockFoundOwner(
  transaction: Transaction,
  { resolutionId }: WithdrawalContent,
): Promise<FoundOwner | Refusal> {
  const known = await loadFoundOwner(transaction, resolutionId)
  if (!known) return refusal('NOT_FOUND', '該当する照合がありません。')
  await transaction.selectFrom('bank_line').select('id').where('id', '=', known.bankLineId).forUpdate().execute()
  await transaction.selectFrom('refund').select('id').where('id', '=', known.refundId).forUpdate().execute()
  const found = await loadFoundOwner(transaction, resolutionId)
  if (!found || found.isWithdrawn) return refusal('CONFLICT', 'この照合は、すでに取り消されています。')
  return (
    (await refuseLeftMoney(transaction, { kind: 'refund', id: found.refundId })) ??
    (await refuseBeyondAccount(transaction, [{ fundId: found.fundId, amount: -found.amount }], found.realAccountId)) ??
    found
  )
}

async function effectOf(transaction: Transaction, found: FoundOwner): Promise<Effect> {
  const size = formatYen(yen(found.amount))
  const row = (label: string, after: string, before: string | null = null): EffectChange => ({ label, before, after })
  const notices = await noticesOfDebt(transaction, { kind: 'refund', id: found.refundId }, found.foundAt)
  return {
    title: `入金${size}を会員の入金とした照合の取消`,
    people: 1,
    yen: found.amount,
    changes: [
      row('入金', `${formatDate(japanDate(found.transactedOn))}　${size}`),
      row('振込依頼人', found.remitter || '（なし）'),
      row('依頼人の銀行', found.remitterBank || '（なし）'),
      row('会員', `${found.memberName}（${found.memberKana}）`),
      row('申込', `${applicationNumber(found.fundId, found.investmentId)}　${found.fundName}`),
      row('照合', `${found.decidedBy}　理由：${found.reason}`),
      row('会員への返金', '取消', `支払い待ち　${size}`),
      row('入金者', '不明（仮受金に戻ります）', found.memberName),
      row('会員へのお知らせ', noticesText(notices)),
      row(
        '承認後のお知らせ',
        notices.length === 0 ? '会員には送りません' : '先のお知らせが誤りだったことを、会員にメールします',
      ),
    ],
  }
}

async function carryOut(
  transaction: Transaction,
  services: Services,
  content: WithdrawalContent,
  { proposalId, operatorId, now }: Decider,
): Promise<Outcome<null>> {
  const found = await lockFoundOwner(transaction, content)
  if ('ok' in found) return found
  const { reason, resolutionId } = content
  const notices = await noticesOfDebt(transaction, { kind: 'refund', id: found.refundId }, found.foundAt)
  await moveOne(transaction, refundLifecycle, { id: found.refundId }, { event: 'owner_mistaken' })
  const journalEntryId = await reverse(transaction, {
    entryId: found.journalEntryId,
    reason,
    actor: `operator:${operatorId}`,
    at: now,
  })
  await transaction
    .insertInto('suspense_withdrawal')
    .values({
      resolution_id: resolutionId,
      journal_entry_id: journalEntryId,
      reason,
      withdrawn_by: operatorId,
      withdrawn_at: now,
      proposal_id: proposalId,
    })
    .execute()
  if (notices.length > 0)
    await enqueueMistakeMail(transaction, services, {
      key: `suspense-withdrawal:${resolutionId}`,
      memberId: found.memberId,
      memberName: found.memberName,
      fundName: found.fundName,
      amount: found.amount,
      paidOn: null,
    })
  return success(null)
}
