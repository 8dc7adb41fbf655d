import { formatDate, japanDate } from '../../domain/calendar.ts'
import { formatYen, yen } from '../../domain/money.ts'
import { bookOwnTransfers } from './company-account/book-own-transfers.ts'
import { readStatement } from './bank/read-statement.ts'
import { notifyOperators } from '../communication/outbox/notify-operators.ts'
import type { Services } from '../core/services.ts'
import { applyLineRules } from './fund-lines/apply-line-rules.ts'
import { listUnexplained } from './operator-account/list-account-entries.ts'
import { applyPlans } from './fund-lines/apply-plans.ts'

/**
 * Reads the statements, lets plans and rules explain what they speak for, books what two operators have decided before, and tells all operators at once of money that left by no payment of ours: once for each
 * line. Safe to run at any time.
 * @throws the failure of the bank.
 */
export async function watchAccount(services: Services): Promise<void> {
  await readStatement(services)
  // A plan is of this one payment: it goes before a rule for many.
  await applyPlans(services)
  await applyLineRules(services)
  await bookOwnTransfers(services)
  await reportUnplannedOut(services)
}

/** Money that left and that nobody planned: a thief's transfer looks the same as the bank's own fee. */
async function reportUnplannedOut(services: Services): Promise<void> {
  const out = (await listUnexplained(services.database)).filter(
    ({ amount, may_be_batch_id: mayBeBatchId, proposal_id: proposalId }) =>
      amount < 0 && mayBeBatchId === null && proposalId === null,
  )
  for (const { id, amount, transacted_on: transactedOn, remarks } of out) {
    await notifyOperators(services, {
      key: `unplanned-out:${id}`,
      title: `口座から、予定にない出金が${formatYen(yen(-amount))}ありました`,
      body: [
        `${formatDate(japanDate(transactedOn))}　出金　${formatYen(yen(-amount))}　${remarks}`,
        'このサービスの支払いによるものではありません。心当たりがない場合は、すぐに銀行へ連絡してください。',
        '内容の登録には、二人の運営者の確認が必要です。管理画面の「口座の入出金」から登録してください。登録されないまま1日が過ぎると、支払いを停止します。',
      ].join('\n\n'),
    })
  }
}
