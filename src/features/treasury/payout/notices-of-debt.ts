import { sql } from 'kysely'
import { formatDate, japanDate, japanDateOf } from '../../../domain/calendar.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { columnsOf, type Obligation } from './obligation.ts'

interface Notice {
  /** 'YYYY-MM-DD' */
  day: string
  what: string
}

/** What the member has read of a debt since then, by mail or letter, oldest first. */
export async function noticesOfDebt(database: Queryable, obligation: Obligation, since: Date): Promise<Notice[]> {
  const { refund_id: refundId, distribution_share_id: shareId } = columnsOf(obligation)
  const { rows } = await sql<Notice>`
    select japan_date(mail.created_at)::text as day, 'メール「' || mail.subject || '」' as what
    from payout
    join mail_outbox mail on mail.key in ('payout-returned:' || payout.id, 'refund-paid:' || payout.id, 'distribution-paid:' || payout.id)
    where (payout.refund_id = ${refundId} or payout.distribution_share_id = ${shareId}) and mail.created_at >= ${since}
    union all
    select told_on::text, case way when 'mail' then 'メール' else '手紙' end || '（お支払いできないお金のご案内）'
    from unclaimed_reminder
    where (refund_id = ${refundId} or distribution_share_id = ${shareId}) and told_on >= ${japanDateOf(since)}
    order by 1, 2`.execute(database)
  return rows
}

/** For whoever decides. */
export const noticesText = (notices: readonly Notice[]): string =>
  notices.length === 0
    ? 'メール・手紙は送っていません'
    : notices.map(({ day, what }) => `${formatDate(japanDate(day))}　${what}`).join('、')
