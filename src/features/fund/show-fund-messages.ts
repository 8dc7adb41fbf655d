import type { Viewer } from '../graphql/context.ts'
import type { Services } from '../services.ts'

export interface ShownFundMessage {
  id: number
  title: string
  content: string
  showAt: Date
  isDeleted: boolean
  extraMessage: string | null
  adminOnly: boolean
}

/** What has been told about a published fund so far, newest first; operators also read their own notes and the messages of drafts. */
export async function showFundMessages(services: Services, fundId: number | null, viewer: Viewer | null): Promise<ShownFundMessage[]> {
  if (fundId === null) return []
  const isOperator = viewer?.role === 'admin'
  let query = services.database
    .selectFrom('fund_message as message')
    .innerJoin('fund', 'fund.id', 'message.fund_id')
    .select(['message.id', 'title', 'content', 'show_at', 'is_deleted', 'extra_message', 'admin_only'])
    .where('message.fund_id', '=', fundId)
    .where('is_deleted', '=', false)
    .where('show_at', '<=', services.clock.now())
  if (!isOperator) query = query.where('admin_only', '=', false).where('fund.status', '=', 'published')
  const rows = await query.orderBy('show_at', 'desc').orderBy('message.id', 'desc').execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    content: row.content,
    showAt: row.show_at,
    isDeleted: row.is_deleted,
    extraMessage: row.extra_message,
    adminOnly: row.admin_only,
  }))
}
