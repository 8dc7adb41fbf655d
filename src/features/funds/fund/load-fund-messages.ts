import type { Queryable } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

export interface FundMessage {
  id: Id<'fund_message'>
  title: string
  content: string
  showAt: Date
  isDeleted: boolean
  extraMessage: string | null
  adminOnly: boolean
  /** Whether the fund itself is published. */
  isPublished: boolean
}

/** All messages of a fund that were not deleted, newest first, whoever may see them and whenever. */
export async function loadFundMessages(database: Queryable, fundId: Id<'fund'>): Promise<FundMessage[]> {
  const rows = await database
    .selectFrom('fund_message as message')
    .innerJoin('fund', 'fund.id', 'message.fund_id')
    .select(['message.id', 'title', 'content', 'show_at', 'is_deleted', 'extra_message', 'admin_only', 'fund.status'])
    .where('message.fund_id', '=', fundId)
    .where('is_deleted', '=', false)
    .orderBy('show_at', 'desc')
    .orderBy('message.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    content: row.content,
    showAt: row.show_at,
    isDeleted: row.is_deleted,
    extraMessage: row.extra_message,
    adminOnly: row.admin_only,
    isPublished: row.status === 'published',
  }))
}
