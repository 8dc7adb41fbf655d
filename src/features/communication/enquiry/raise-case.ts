import { addDays, formatDate, japanDateOf } from '../../../domain/calendar.ts'
import { enquiryNumberFrom } from '../../../domain/communication/enquiry.ts'
import { CASE_DAYS, GUIDED_CASES, type GuidedCase } from '../../../domain/communication/guided-case.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { hashToken, randomToken } from '../../../platform/secret.ts'
import { enqueueOperatorNotice } from '../outbox/notify-operators.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { enquiryReceivedMail } from './enquiry-mails.ts'
import type { Id } from '../../../domain/id.ts'

export interface NewCase {
  kind: GuidedCase
  /** Null for a visitor. */
  memberId: Id<'member'> | null
  name: string
  email: string
  /** What was asked, in lines of `label：value`. */
  body: string
  /** One submit is one case, however often it is sent; without, each call is one. */
  requestKey?: string
  /** Whether the writer gets the usual receipt; not where a mail of its own says more. */
  receipt: boolean
}

/**
 * Puts a guided request among the enquiries, in the transaction of what it is about: with its due day, reported to the operators and confirmed
 * to the writer. @returns its number: of a repeated submit, the first one's.
 */
export async function raiseCase(
  transaction: Transaction,
  services: Services,
  request: NewCase,
  now: Date,
): Promise<string> {
  const requestHash = hashToken(`${request.kind}:${request.requestKey ?? randomToken()}`)
  const number = enquiryNumberFrom(services.randomBytes(8))
  const dueOn = addDays(japanDateOf(now), CASE_DAYS[request.kind])
  const kept = await transaction
    .insertInto('enquiry')
    .values({
      number,
      request_hash: requestHash,
      received_at: now,
      member_id: request.memberId,
      topic: request.kind,
      name: request.name,
      email: request.email,
      body: request.body,
      due_on: dueOn,
    })
    .onConflict((conflict) => conflict.column('request_hash').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!kept) {
    const first = await transaction
      .selectFrom('enquiry')
      .select('number')
      .where('request_hash', '=', requestHash)
      .executeTakeFirstOrThrow()
    return first.number
  }
  const topicText = GUIDED_CASES[request.kind]
  if (request.receipt) {
    const content = enquiryReceivedMail(
      { ...request, number, receivedAt: now, topicText, memberNumber: null },
      mailSenderOf(services.config),
    )
    const mail = {
      key: `enquiry-received:${number}`,
      memberId: request.memberId,
      to: request.email,
      template: 'enquiry-received',
      content,
    }
    await enqueueMail(transaction, services, mail, now)
  }
  const body = `${topicText}を受け付けました。対応の期限は${formatDate(dueOn)}です。内容は「お問い合わせ・苦情」の画面で確認してください。`
  await enqueueOperatorNotice(
    transaction,
    services,
    { key: `enquiry:${number}`, title: `${topicText}（${number}）`, body },
    now,
  )
  return number
}
