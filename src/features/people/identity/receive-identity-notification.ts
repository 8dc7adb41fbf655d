import type { IdentityNotification, NotificationHeaders } from '../../../adapters/ekyc/ekyc.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../core/services.ts'
import { recordIdentityReport } from './record-identity-report.ts'

const statusOfRefusal = { not_authentic: 401, unreadable: 400 } as const

/**
 * Takes a notification of the identity service. @returns the HTTP status to answer with: 200 once it is stored or was already,
 * 401 for a signature that is not the service's, 400 for a body that cannot be read.
 */
export async function receiveIdentityNotification(
  services: Services,
  headers: NotificationHeaders,
  rawBody: Uint8Array,
): Promise<200 | 400 | 401> {
  const reading = services.identityService.verifyNotification(headers, rawBody, services.clock.now())
  if (!reading.ok) {
    services.log.warn({ reason: reading.reason }, 'an identity notification was refused')
    return statusOfRefusal[reading.reason]
  }
  await take(services, reading.notification)
  return 200
}

async function take(services: Services, { eventId, report }: IdentityNotification): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    const isFirst = await transaction
      .insertInto('identity_notification')
      .values({
        event_id: eventId,
        reference: report.reference,
        type: report.status,
        occurred_at: report.occurredAt,
        received_at: services.clock.now(),
      })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .returning('event_id')
      .executeTakeFirst()
    if (isFirst) await recordIdentityReport(transaction, services, report)
  })
}
