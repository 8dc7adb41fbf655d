import { sql } from 'kysely'
import { formatDate, japanDate, japanDateOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { ANNOUNCED } from '../../../domain/treasury/payout-words.ts'
import { notifyOperators } from '../../communication/outbox/notify-operators.ts'
import type { Services } from '../../core/services.ts'

/**
 * Mails every operator what was announced two business days ago and the statement has still not shown, on each day until it does or two
 * people put it back on the list. A business day later payments stop (M88).
 */
export async function remindUnconfirmed(services: Services, dueAt: Date): Promise<void> {
  const today = japanDateOf(dueAt)
  const { rows } = await sql<{ batchId: Id<'payout_batch'>; count: number; amount: number; on: string }>`
    select batch_id as "batchId", count(*)::integer as count, sum(amount)::bigint as amount, japan_date(min(since))::text as on
    from payout_unconfirmed
    group by batch_id
    having business_days_after(japan_date(min(since)), 2) < ${today}
    order by batch_id`.execute(services.database)
  if (rows.length === 0) return
  await notifyOperators(services, {
    key: `payouts-unconfirmed:${today}`,
    title: `銀行の明細で確かめられない振込が${rows.length}件の支払いにあります`,
    body: [
      `次の支払いは、銀行の結果を取り込んでから2営業日を過ぎても、銀行の明細に出ていません。${ANNOUNCED}のままです。`,
      rows
        .map(
          ({ batchId, count, amount, on }) =>
            `支払い 番号${batchId}　${count}件　${formatYen(yen(amount))}　結果の取り込み ${formatDate(japanDate(on))}`,
        )
        .join('\n'),
      '銀行のサイトで、ファイルが送信され、振込が実行されているかを確かめてください。結果が違っていたときは、正しい結果を取り込みます。振り込まれていなかったときは、二人の運営者の確認で、支払い待ちの一覧に戻せます。',
      '3営業日を過ぎると、すべての支払いを停止します。',
    ].join('\n\n'),
  })
}
