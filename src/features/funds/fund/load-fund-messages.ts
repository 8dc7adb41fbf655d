import type { Queryable } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** All messages of a fund that were not deleted, newest first, whoever may see them and whenever. */
export const loadFundMessages = (database: Queryable, fundId: Id<'fund'>) =>
  database
    .selectFrom('fund_message as message')
    .innerJoin('fund', 'fund.id', 'message.fund_id')
    .select(['message.id', 'title', 'content', 'show_at', 'is_deleted', 'extra_message', 'admin_only', 'fund.status'])
    .where('message.fund_id', '=', fundId)
    .where('is_deleted', '=', false)
    .orderBy('show_at', 'desc')
    .orderBy('message.id', 'desc')
    .execute()

export type FundMessage = Awaited<ReturnType<typeof loadFundMessages>>[number]
