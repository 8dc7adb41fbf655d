import type { Database } from '../../platform/database/connect.ts'
import type { ShownFundMessage } from './show-fund-messages.ts'

export interface ListedFundMessage extends ShownFundMessage {
  fundId: number
  fundName: string
  /** Counts the changes: who has seen an older one changes nothing. */
  version: number
}

const most = 500

/** Every message of the fund, or of all funds: those to come and those taken back too; the latest first. */
export async function listFundMessages(database: Database, fundId: number | null): Promise<ListedFundMessage[]> {
  let query = database
    .selectFrom('fund_message as message')
    .innerJoin('fund', 'fund.id', 'message.fund_id')
    .select(['message.id', 'fund.id as fund_id', 'fund.name', 'title', 'content', 'show_at', 'is_deleted', 'extra_message', 'admin_only', 'message.version'])
  if (fundId !== null) query = query.where('message.fund_id', '=', fundId)
  const rows = await query.orderBy('show_at', 'desc').orderBy('message.id', 'desc').limit(most).execute()
  return rows.map((row) => ({
    id: row.id,
    fundId: row.fund_id,
    fundName: row.name,
    title: row.title,
    content: row.content,
    showAt: row.show_at,
    isDeleted: row.is_deleted,
    extraMessage: row.extra_message,
    adminOnly: row.admin_only,
    version: row.version,
  }))
}
