import type { Deposit } from './bank.ts'

/** One deposit, notified by the bank of its own accord. May come twice, late and out of order. */
export interface DepositNotification {
  messageId: string
  /** When the bank wrote the notice. */
  sentAt: Date
  /** The bank's identifier of the real account behind the virtual one. */
  realAccountId: string
  deposit: Deposit
}

/**
 * What came of a message to the bank's webhook, and thereby the answer to give: 200 for a notification, 401 for
 * `not_authentic`, 400 for the other two.
 */
export type DepositNotificationReading =
  | { ok: true; notification: DepositNotification }
  | { ok: false; reason: 'not_authentic' | 'unknown_event' | 'unreadable' }
