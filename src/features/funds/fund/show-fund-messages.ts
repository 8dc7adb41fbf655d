import { isOperator } from '../../core/graphql/access.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import type { FundMessage } from './load-fund-messages.ts'
import { sharedFunds } from './shared-funds.ts'
import type { Id } from '../../../domain/id.ts'

export type ShownFundMessage = Omit<FundMessage, 'status'>

/** What has been told about a published fund so far, newest first; operators also read their own notes and the messages of drafts. */
export async function showFundMessages(
  services: Services,
  fundId: Id<'fund'> | null,
  viewer: Viewer | null,
): Promise<ShownFundMessage[]> {
  if (fundId === null) return []
  const now = services.clock.now()
  const messages = (await sharedFunds(services).messages(fundId)).filter((message) => message.show_at <= now)
  return isOperator(viewer)
    ? messages
    : messages.filter((message) => message.status === 'published' && !message.admin_only)
}
