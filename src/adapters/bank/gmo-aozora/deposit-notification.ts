import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { WebhookHeaders } from '../bank.ts'
import type { DepositNotification, DepositNotificationReading } from '../deposit-notification.ts'
import { parseJson } from './answer.ts'
import { sameSecret } from './same-secret.ts'
import { depositRow, toDeposit } from './deposits.ts'
import { instant, requiredText } from './fields.ts'

export const depositEventType = 'va-deposit-transaction'

const depositMessage = v.object({
  messageId: requiredText,
  timestamp: instant,
  account: v.object({ raId: requiredText }),
  vaTransaction: depositRow,
})

/**
 * Checks that a message comes from the bank, then reads it. The signature is Base64(HMAC-SHA256(raw body, client secret));
 * besides, the bank sends the access token it knows, which must be our current or previous one.
 */
export function verifyDepositNotification(message: {
  headers: WebhookHeaders
  rawBody: Uint8Array
  clientSecret: string
  accessTokens: readonly string[]
}): DepositNotificationReading {
  const signature = createHmac('sha256', message.clientSecret).update(message.rawBody).digest('base64')
  const isSigned = sameSecret(header(message.headers, 'x-webhook-signature'), signature)
  const token = header(message.headers, 'x-access-token')
  const knowsUs = message.accessTokens.map((accepted) => sameSecret(token, accepted)).includes(true)
  if (!isSigned || !knowsUs) return { ok: false, reason: 'not_authentic' }
  if (header(message.headers, 'x-eventtype') !== depositEventType) return { ok: false, reason: 'unknown_event' }

  const parsed = v.safeParse(depositMessage, parseJson(Buffer.from(message.rawBody).toString('utf8')))
  return parsed.success
    ? { ok: true, notification: toNotification(parsed.output) }
    : { ok: false, reason: 'unreadable' }
}

function toNotification(message: v.InferOutput<typeof depositMessage>): DepositNotification {
  return {
    messageId: message.messageId,
    sentAt: message.timestamp,
    realAccountId: message.account.raId,
    deposit: toDeposit(message.vaTransaction),
  }
}

/** A header given twice proves nothing: it counts as missing. */
function header(headers: WebhookHeaders, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
