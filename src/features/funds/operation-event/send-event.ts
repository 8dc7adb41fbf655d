import { applicationNumber } from '../../../domain/investing/application-number.ts'
import type { EventEntry } from '../../../domain/funds/operation-event.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import { operationEventMail } from '../../communication/outbox/mails/operation-event-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import type { Investor } from '../fund-course/load-investors.ts'
import type { OperationEvent } from './load-events.ts'

/** Mails every investor whose principal is at work what was told of an important event. */
export async function sendEvent(
  transaction: Transaction,
  services: Services,
  {
    event,
    entry,
    seq,
    investors,
  }: { event: OperationEvent; entry: EventEntry; seq: number; investors: readonly Investor[] },
): Promise<void> {
  const sender = mailSenderOf(services.config)
  const mails = investors.map((investor) => ({
    key: `operation-event:${event.id}:${seq}:${investor.id}`,
    memberId: investor.memberId,
    to: investor.email,
    template: 'operation-event-told',
    content: operationEventMail(
      {
        memberName: investor.name,
        fundId: event.fundId,
        fundName: event.fundName,
        applicationNumber: applicationNumber(event.fundId, investor.id),
        event,
        entry,
        isFirst: seq === 1,
      },
      sender,
    ),
  }))
  await enqueueMails(transaction, services, mails, services.clock.now())
}
