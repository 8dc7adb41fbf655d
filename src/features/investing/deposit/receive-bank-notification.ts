import type { WebhookHeaders } from '../../../adapters/bank/bank.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../core/enqueue.ts'
import type { Services } from '../../core/services.ts'

/**
 * The bank's notice of a deposit is a hint: it is kept as it came, and a job asks the bank's list, which is the truth. The
 * answer is the HTTP status that the bank expects (interfaces: 200 also for a repeat, 401 where the signature is wrong, 400
 * where it cannot be read); it comes after the commit, so an acknowledged notice is never lost.
 */
export async function receiveBankNotification(
  services: Services,
  message: { headers: WebhookHeaders; rawBody: Uint8Array },
): Promise<200 | 400 | 401> {
  const reading = await services.bank.readDepositNotification(message)
  if (!reading.ok) {
    services.log.warn({ reason: reading.reason }, 'a message to the bank webhook was refused')
    return reading.reason === 'not_authentic' ? 401 : 400
  }
  await inTransaction(services.database, async (transaction) => {
    const inserted = await transaction
      .insertInto('bank_notification')
      .values({
        message_id: reading.notification.messageId,
        body: Buffer.from(message.rawBody).toString('utf8'),
        received_at: services.clock.now(),
      })
      .onConflict((conflict) => conflict.column('message_id').doNothing())
      .returning('message_id')
      .executeTakeFirst()
    if (inserted) await enqueue(transaction, 'read-deposits', {}, { key: 'read-deposits' })
  })
  return 200
}
