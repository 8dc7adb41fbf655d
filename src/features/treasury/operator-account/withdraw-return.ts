import { formatDate, japanDate, japanDateOf } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { post } from '../../../ledger/post.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { success, type Outcome } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import {
  defineProposalKind,
  type Decider,
  type Effect,
  type EffectChange,
} from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { markPaidAfterAll } from '../payout/end-payout.ts'
import { enqueueMistakeMail } from '../payout/mistake-mail.ts'
import { noticesOfDebt, noticesText } from '../payout/notices-of-debt.ts'
import { refuseReason } from './explain-account-entry.ts'
import { keepExplanation } from './keep-explanation.ts'
import { lockReturn, type MistakenReturn } from './lock-return.ts'

type WithdrawalContent = { explanationId: Id<'statement_explanation'>; reason: FreeText }

/** That a line was a payout's return was a mistake: while nobody was paid once more two people take it back, and the line is nobody's. */
const returnWithdrawalKind = defineProposalKind<WithdrawalContent>({
  kind: 'payout.return_withdrawal',
  async foresee(transaction, _services, { explanationId }) {
    const found = await lockReturn(transaction, explanationId)
    if ('ok' in found) return found
    return success(await effectOf(transaction, found))
  },
  carryOut,
})

/** Proposes it. Needs a fresh login; CONFLICT where it was taken back before, or where the payee is being paid once more or was. */
export async function withdrawReturn(
  services: Services,
  viewer: Viewer,
  content: WithdrawalContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer) ?? refuseReason(content.reason)
  if (refused) return refused
  return propose(services, viewer, returnWithdrawalKind, {
    subject: `explanation:${content.explanationId}`,
    content,
    reason: content.reason,
  })
}

async function effectOf(transaction: Transaction, found: MistakenReturn): Promise<Effect> {
  const { entry, payout, explanation } = found
  const size = formatYen(yen(payout.amount))
  const row = (label: string, after: string, before: string | null = null): EffectChange => ({ label, before, after })
  const notices = await noticesOfDebt(transaction, payout.obligation, explanation.explained_at)
  const paidOn = formatDate(japanDateOf(found.paidAt))
  return {
    title: `入金${size}を支払いの返却とした登録の取消`,
    people: 1,
    yen: payout.amount,
    changes: [
      row('入金', `${formatDate(japanDate(entry.transacted_on))}　${size}`),
      row('銀行の摘要', entry.remarks || '（なし）'),
      row('返却とした支払い', `番号${payout.id}（${paidOn}に振込）`),
      row('受取人', payout.payee.name),
      row('会員', found.memberName),
      row('登録', `${found.decidedBy}　理由：${explanation.reason}`),
      row('会員への支払い', `支払い済み（${paidOn}）`, `支払い待ち　${size}`),
      row('入金の内容', '仮受金（入金者不明）', '振込先からの返却'),
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
  { explanationId, reason }: WithdrawalContent,
  { proposalId, operatorId, now }: Decider,
): Promise<Outcome<null>> {
  const found = await lockReturn(transaction, explanationId)
  if ('ok' in found) return found
  const { entry, payout, explanation, paidAt } = found
  const notices = await noticesOfDebt(transaction, payout.obligation, explanation.explained_at)
  await post(transaction, {
    kind: 'return_mistaken',
    key: `return-mistaken:${explanation.id}`,
    effectiveAt: now,
    recordedAt: now,
    lines: throughBank(entry.real_account_id, [
      { account: payout.debt, debit: payout.amount },
      { account: { kind: 'suspense' }, credit: payout.amount },
    ]),
  })
  await markPaidAfterAll(transaction, payout, paidAt)
  await keepExplanation(transaction, {
    entry,
    booked: { lineId: explanation.bank_line_id, journalEntryId: null },
    kind: 'suspense',
    reason,
    operatorId,
    at: now,
    proposalId,
    corrects: explanation.id,
  })
  if (notices.length > 0)
    await enqueueMistakeMail(transaction, services, {
      key: `payout-return:${explanation.id}`,
      memberId: payout.memberId,
      memberName: found.memberName,
      fundName: found.fundName,
      amount: payout.amount,
      paidOn: japanDateOf(paidAt),
    })
  return success(null)
}
