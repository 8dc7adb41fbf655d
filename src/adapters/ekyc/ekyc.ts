import type { FreeText } from '../../domain/free-text.ts'
import type { IdentityCheckStatus } from '../../domain/lifecycles/identity-check.ts'

/** `approved`, `rejected`, `expired` and `cancelled` are final. */
export type IdentityStatus = IdentityCheckStatus

/** By content, since the law's letters are renumbered: pictures of a document, its IC chip, or the My Number card. */
export type IdentityMethod = 'image' | 'ic_chip' | 'jpki'

/** How long the member may take to open the link and to finish, where nothing else is asked for. */
export const usualLinkLifeSeconds = 1_800

export interface IdentityStart {
  /** An identifier of ours that tells nothing about the person. */
  applicantId: string
  callbackUrl: string
  errorUrl: string
  method?: IdentityMethod
}

export interface IdentityApplication {
  /** The service's own identifier. */
  reference: string
  /** Where the member goes, once. */
  url: string
  expiresAt: Date
}

export interface IdentityReport {
  reference: string
  applicantId: string
  status: IdentityStatus
  method: IdentityMethod | null
  /** Classes of reasons, set when rejected. */
  rejectReasons: readonly FreeText[]
  /** When the status was reached; null where the service does not say. */
  occurredAt: Date | null
}

/** Keep `eventId` unique: the service repeats itself. Order by `report.occurredAt`: it may also come out of order. */
export interface IdentityNotification {
  eventId: string
  report: IdentityReport & { occurredAt: Date }
}

/** Answer 200 for a notification, 401 for `not_authentic`, 400 for `unreadable`. */
export type IdentityNotificationReading =
  | { ok: true; notification: IdentityNotification }
  | { ok: false; reason: 'not_authentic' | 'unreadable' }

/**
 * Online identity verification. The member's return to `callbackUrl` proves nothing; only a signed notification or
 * `find` does. Methods reject with IdentityServiceUnavailable (try again; a second start is harmless) or
 * IdentityServiceRefused (the request itself is wrong).
 */
export interface IdentityService {
  start(request: IdentityStart): Promise<IdentityApplication>
  /** Null where the service knows no such reference. */
  find(reference: string): Promise<IdentityReport | null>
  verifyNotification(headers: NotificationHeaders, rawBody: Uint8Array, now: Date): IdentityNotificationReading
}

/** Header names in lower case, as Node's HTTP server gives them. */
export type NotificationHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

export class IdentityServiceUnavailable extends Error {
  override readonly name = 'IdentityServiceUnavailable'
}

export class IdentityServiceRefused extends Error {
  override readonly name = 'IdentityServiceRefused'
  readonly status: number

  constructor(status: number) {
    super(`the identity service refused the request (${status})`)
    this.status = status
  }
}
