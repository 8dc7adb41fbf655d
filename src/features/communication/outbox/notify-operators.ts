import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../core/services.ts'
import { operatorNoticeMail } from './mails/operator-notice-mail.ts'
import { enqueueMails } from './enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'

export interface OperatorNotice {
  key: string
  title: string
  /** Empty lines part the paragraphs. */
  body: string
  /** An operator who need not be told: it is his own act. */
  except?: number
  /** As the outbox names the kind of mail; a notice unless said otherwise. */
  template?: 'approval-waiting'
}

/** Mails every operator about something that a person has to look at, once per key. */
export async function notifyOperators(services: Services, notice: OperatorNotice): Promise<void> {
  const now = services.clock.now()
  await inTransaction(services.database, (transaction) => enqueueOperatorNotice(transaction, services, notice, now))
}

/** The same in the transaction of the event that the operators have to know of. */
export async function enqueueOperatorNotice(
  transaction: Transaction,
  services: Services,
  notice: OperatorNotice,
  now: Date,
): Promise<void> {
  const operators = await transaction
    .selectFrom('member')
    .select(['id', 'email', 'family_name', 'given_name'])
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('id', '<>', notice.except ?? 0)
    .orderBy('id')
    .execute()
  const mails = operators.map((operator) => ({
    key: `${notice.key}:${operator.id}`,
    memberId: operator.id,
    to: operator.email,
    template: notice.template ?? 'operator-notice',
    content: operatorNoticeMail(
      {
        title: notice.title,
        body: notice.body,
        recipient: `${operator.family_name} ${operator.given_name}`,
        unsubscribable: false,
      },
      mailSenderOf(services.config),
    ),
  }))
  await enqueueMails(transaction, services, mails, now)
}
