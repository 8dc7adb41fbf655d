import { formatDate, japanDateOf } from '../../../domain/calendar.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { notifyOperators } from '../../communication/outbox/notify-operators.ts'
import type { Services } from '../../core/services.ts'
import { listApprovals, type Approval } from './list-approvals.ts'

const mostListed = 20

/**
 * Mails every operator what has waited for a second one until its last day: on that day and on each day after it, once, until somebody
 * approves it or sends it back. Whoever prepared it hears of it too: he can take it back, or ask.
 */
export async function remindApprovals(services: Services, dueAt: Date): Promise<void> {
  const today = japanDateOf(dueAt)
  const due = (await listApprovals(services)).filter((approval) => japanDateOf(approval.dueAt) <= today)
  if (due.length === 0) return
  const late = due.filter((approval) => japanDateOf(approval.dueAt) < today).length
  await notifyOperators(services, {
    key: `approvals-due:${today}`,
    title: late === 0 ? `承認の期限は本日です（${due.length}件）` : `期限を過ぎた承認待ちが${late}件あります`,
    body: [
      late === 0
        ? '次の操作は、本日が承認の期限です。'
        : `承認を待つ操作が${due.length}件あり、うち${late}件は期限を過ぎています。`,
      [
        ...due.slice(0, mostListed).map(lineOf),
        ...(due.length > mostListed ? [`ほか${due.length - mostListed}件`] : []),
      ].join('\n'),
      '準備した人とは別の運営者が、「受信箱」で内容を確認し、承認するか差し戻してください。',
    ].join('\n\n'),
  })
}

const lineOf = ({ title, yen: amount, dueAt, preparedBy }: Approval): string =>
  [
    title,
    ...(amount === 0 ? [] : [formatYen(yen(amount))]),
    `準備 ${preparedBy.name}`,
    `期限 ${formatDate(japanDateOf(dueAt))}`,
  ].join('　')
