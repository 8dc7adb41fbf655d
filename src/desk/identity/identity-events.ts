import { createHmac } from 'node:crypto'
import type { BusinessClock } from '../clock.ts'
import type { Delivery, Parcel } from '../delivery.ts'
import type { Faults } from '../faults.ts'
import type { Journal } from '../journal.ts'
import type { ApplicationChange, Applications, ApplicationView } from './applications.ts'

interface Parts {
  journal: Journal
  clock: BusinessClock
  delivery: Delivery
  faults: Faults
  applications: Applications
  secret: string
}

/** Hex HMAC-SHA256 over timestamp (unix seconds), a dot and the raw body. */
export function identitySignature(secret: string, timestamp: string, rawBody: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex')
}

/** The raw body of one change's webhook. */
function identityEventBody(view: ApplicationView, change: ApplicationChange): string {
  return JSON.stringify({
    event_id: change.eventId,
    type: 'application.status_changed',
    application_id: view.id,
    applicant_id: view.applicantId,
    status: change.status,
    occurred_at: change.at,
    method: view.method,
    reject_reasons: change.rejectReasons,
  })
}

/** Tells the product about changes of status, each application's changes in their order. */
export class IdentityEvents {
  readonly #parts: Parts
  readonly #settled = new Set<string>()
  readonly #lastOfApplication = new Map<string, Promise<void>>()

  constructor(parts: Parts) {
    this.#parts = parts
    parts.journal.on('identity-event-settled', ({ eventId }) => this.#settled.add(eventId))
  }

  isSettled({ eventId }: ApplicationChange): boolean {
    return eventId === undefined || this.#settled.has(eventId)
  }

  /** Takes up after a restart what was on its way. */
  resume(): void {
    for (const view of this.#parts.applications.list()) {
      for (const change of view.changes) if (!this.isSettled(change)) void this.notify(view, change)
    }
  }

  /** Resolves after the first attempt; repeats go on by themselves. */
  async notify(view: ApplicationView, change: ApplicationChange): Promise<void> {
    if (change.eventId === undefined) return undefined
    const before = this.#lastOfApplication.get(view.id) ?? Promise.resolve()
    return new Promise((firstAttemptOver) => {
      this.#lastOfApplication.set(
        view.id,
        before.then(() => this.#bring(view, change, firstAttemptOver)),
      )
    })
  }

  async #bring(view: ApplicationView, change: ApplicationChange, firstAttemptOver: () => void): Promise<void> {
    const { delivery, journal, faults } = this.#parts
    const parcel = this.#parcel(identityEventBody(view, change))
    const result = await delivery.bring(parcel, firstAttemptOver)
    if (delivery.isStopped || result === undefined || change.eventId === undefined) return
    journal.record('identity-event-settled', { eventId: change.eventId })
    if (result === 'delivered' && faults.take('ekyc', ['duplicate'])) await delivery.sendOnce(parcel)
  }

  #parcel(body: string): Parcel {
    return {
      path: '/webhooks/ekyc',
      body,
      headers: () => {
        const timestamp = String(Math.floor(this.#parts.clock.now().getTime() / 1000))
        return {
          'content-type': 'application/json',
          'x-ekyc-timestamp': timestamp,
          'x-ekyc-signature': identitySignature(this.#parts.secret, timestamp, body),
        }
      },
    }
  }
}
