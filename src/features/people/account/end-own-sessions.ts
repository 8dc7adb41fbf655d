import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit, type AuditFacts } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { endSessionsOf } from './session.ts'
import { NO_ROW, type Id } from '../../../domain/id.ts'

/** Logs one of the member's own devices out, at once. NOT_FOUND for a session that is another member's or none (any more). */
export async function endOwnSession(
  services: Services,
  viewer: Viewer,
  sessionId: Id<'session'> | null,
): Promise<Outcome<null>> {
  return inTransaction(services.database, async (transaction) => {
    const ended = await transaction
      .deleteFrom('session')
      .where('id', '=', sessionId ?? NO_ROW)
      .where('member_id', '=', viewer.memberId)
      .returning('id')
      .executeTakeFirst()
    if (!ended) return refusal('NOT_FOUND', 'この端末は、すでにログアウトしています。')
    await recordAudit(transaction, endedBy(services, viewer))
    return success(null)
  })
}

/** Logs every device out but the one that asks. */
export async function endOtherSessions(services: Services, viewer: Viewer): Promise<Outcome<null>> {
  return inTransaction(services.database, async (transaction) => {
    await endSessionsOf(transaction, viewer.memberId, viewer.sessionHash)
    await recordAudit(transaction, endedBy(services, viewer))
    return success(null)
  })
}

const endedBy = (services: Services, { memberId }: Viewer): AuditFacts => ({
  at: services.clock.now(),
  actor: `member:${memberId}`,
  action: 'member.sessions_ended',
  objectType: 'member',
  objectId: memberId,
})
