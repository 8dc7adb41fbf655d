import { ENQUIRY_TOPICS, enquiryNumberFrom } from '../../../domain/communication/enquiry.ts'
import { enquirySchema, type EnquiryInput } from '../../../domain/validation/enquiry-schema.ts'
import { validate } from '../../../domain/validation/field-errors.ts'
import { emailKey } from '../../../domain/validation/normalise.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { hashToken, randomToken, sha256Hex } from '../../../platform/secret.ts'
import { throttledNetwork } from '../../../platform/throttle/network-address.ts'
import { countRequest } from '../../../platform/throttle/request-limit.ts'
import type { RequestFacts, Viewer } from '../../core/graphql/context.ts'
import { notifyOperators } from '../outbox/notify-operators.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { enquiryReceivedMail, operatorNotice, type ReceivedEnquiry } from './enquiry-mails.ts'

const hour = 3_600

export interface EnquiryRequest {
  input: Record<keyof EnquiryInput, string>
  viewer: Viewer | null
  request: RequestFacts
}

/**
 * Keeps what somebody wrote, confirms it to them and notifies the operators. The same submit, known by its Idempotency-Key, is
 * kept once and answered with the first number. 5 an hour for a mail address, 20 for a network address.
 */
export async function receiveEnquiry(
  services: Services,
  { input, viewer, request }: EnquiryRequest,
): Promise<Outcome<{ number: string }>> {
  const checked = validate(enquirySchema, input)
  if (!checked.ok) return badInput(checked.fields)
  const enquiry = checked.value
  const requestHash = hashToken(JSON.stringify([request.idempotencyKey ?? randomToken(), emailKey(enquiry.email)]))
  const earlier = await findEnquiry(services, requestHash)
  if (earlier === null) {
    const counted = await countEnquiry(services, enquiry.email, request.ipAddress)
    if (!counted.ok) return counted
    await keepEnquiry(services, enquiry, requestHash, viewer)
  }
  const received = earlier ?? (await findEnquiry(services, requestHash))
  if (received === null) throw new Error('an enquiry that was just kept is not there')
  await notifyOperators(services, { key: `enquiry:${received.number}`, ...operatorNotice(received) })
  return success({ number: received.number })
}

async function countEnquiry(services: Services, email: string, ipAddress: string): Promise<Outcome<null>> {
  const now = services.machineClock.now()
  const network = throttledNetwork(services.config, ipAddress)
  if (network !== null) {
    const counted = await countRequest(
      services.database,
      { key: `enquiry:network:${network}`, most: 20, windowSeconds: hour },
      now,
    )
    if (!counted.ok) return counted
  }
  return countRequest(
    services.database,
    { key: `enquiry:address:${sha256Hex(emailKey(email))}`, most: 5, windowSeconds: hour },
    now,
  )
}

/** Two copies of a submit may come at once: the second finds the first one's row and adds nothing. */
async function keepEnquiry(
  services: Services,
  enquiry: EnquiryInput,
  requestHash: Buffer,
  viewer: Viewer | null,
): Promise<void> {
  const receivedAt = services.clock.now()
  const number = enquiryNumberFrom(services.randomBytes(8))
  await inTransaction(services.database, async (transaction) => {
    const kept = await transaction
      .insertInto('enquiry')
      .values({
        number,
        request_hash: requestHash,
        received_at: receivedAt,
        member_id: viewer?.memberId ?? null,
        is_complaint: enquiry.topic === 'complaint',
        ...enquiry,
      })
      .onConflict((conflict) => conflict.column('request_hash').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!kept) return
    const facts = { ...enquiry, number, receivedAt, topicText: ENQUIRY_TOPICS[enquiry.topic], memberNumber: null }
    const content = enquiryReceivedMail(facts, mailSenderOf(services.config))
    const mail = {
      key: `enquiry-received:${number}`,
      memberId: viewer?.memberId ?? null,
      to: enquiry.email,
      template: 'enquiry-received',
      content,
    }
    await enqueueMail(transaction, services, mail, receivedAt)
  })
}

async function findEnquiry(services: Services, requestHash: Buffer): Promise<ReceivedEnquiry | null> {
  const row = await services.database
    .selectFrom('enquiry')
    .leftJoin('member', 'member.id', 'enquiry.member_id')
    .select([
      'enquiry.number',
      'enquiry.topic',
      'enquiry.name',
      'enquiry.email',
      'enquiry.body',
      'enquiry.received_at',
      'member.member_number',
    ])
    .where('enquiry.request_hash', '=', requestHash)
    .executeTakeFirst()
  if (!row) return null
  const { topic, received_at: receivedAt, member_number: memberNumber, ...texts } = row
  return { ...texts, receivedAt, memberNumber, topicText: ENQUIRY_TOPICS[topic as EnquiryInput['topic']] }
}
