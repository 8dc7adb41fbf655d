import type { FreeText } from '../../domain/free-text.ts'
import { randomBytes } from 'node:crypto'
import type { BusinessClock } from '../clock.ts'
import { formatInstant } from '../japan-time.ts'
import type { Journal } from '../journal.ts'

export const identityMethods = ['image', 'ic_chip', 'jpki'] as const
export type IdentityMethod = (typeof identityMethods)[number]
export type ApplicationStatus =
  | 'created'
  | 'capturing'
  | 'submitted'
  | 'approved'
  | 'rejected'
  | 'expired'
  | 'cancelled'

export interface Application {
  id: string
  /** The one-time part of the address that the member opens. */
  reference: string
  applicantId: string
  method: IdentityMethod
  callbackUrl: string
  errorUrl: string
  createdAt: string
  expiresAt: string
}

/** One change of status. Those of which the product is notified have an event id. */
export interface ApplicationChange {
  applicationId: string
  status: ApplicationStatus
  at: string
  rejectReasons: FreeText[]
  eventId?: string
}

export interface ApplicationView extends Application {
  status: ApplicationStatus
  changes: ApplicationChange[]
}

const transitions: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  created: ['capturing', 'expired', 'cancelled'],
  capturing: ['submitted', 'expired', 'cancelled'],
  submitted: ['approved', 'rejected'],
  approved: [],
  rejected: [],
  expired: [],
  cancelled: [],
}

export interface NewApplication {
  applicantId: string
  method: IdentityMethod
  callbackUrl: string
  errorUrl: string
  /** Seconds. */
  expiresIn: number
}

/** The applications for identity verification and what has become of each. */
export class Applications {
  readonly #journal: Journal
  readonly #clock: BusinessClock
  readonly #views = new Map<string, ApplicationView>()

  constructor(journal: Journal, clock: BusinessClock) {
    this.#journal = journal
    this.#clock = clock
    journal.on('application-made', (application) => {
      this.#views.set(application.id, { ...application, status: 'created', changes: [] })
    })
    journal.on('application-changed', (change) => {
      const view = this.#views.get(change.applicationId)
      if (!view) return
      view.status = change.status
      view.changes.push(change)
    })
  }

  make({ expiresIn, ...wish }: NewApplication): ApplicationView {
    const now = this.#clock.now()
    const id = `ekyc_${String(this.#views.size + 1).padStart(4, '0')}_${randomBytes(4).toString('hex')}`
    this.#journal.record('application-made', {
      ...wish,
      id,
      reference: randomBytes(18).toString('base64url'),
      createdAt: formatInstant(now),
      expiresAt: formatInstant(new Date(now.getTime() + expiresIn * 1000)),
    })
    return this.#views.get(id) as ApplicationView
  }

  /** Newest first. */
  list(): ApplicationView[] {
    return [...this.#views.values()].toReversed()
  }

  find(id: string): ApplicationView | undefined {
    return this.#views.get(id)
  }

  findByReference(reference: string): ApplicationView | undefined {
    return this.list().find((view) => view.reference === reference)
  }

  /** Whether the address was not used in time. What was submitted waits for its review without end. */
  isOverdue({ status, expiresAt }: ApplicationView): boolean {
    return (status === 'created' || status === 'capturing') && this.#clock.now() > new Date(expiresAt)
  }

  allows({ status }: ApplicationView, next: ApplicationStatus): boolean {
    return transitions[status].includes(next)
  }

  /** Moves on along an allowed transition. The opening of the page (capturing) is nobody's news. */
  change(view: ApplicationView, status: ApplicationStatus, rejectReasons: FreeText[] = []): ApplicationChange {
    if (!this.allows(view, status)) throw new Error(`an application cannot go from ${view.status} to ${status}`)
    const change: ApplicationChange = {
      applicationId: view.id,
      status,
      at: this.#clock.nowText(),
      rejectReasons,
      ...(status !== 'capturing' && { eventId: `evt_${randomBytes(10).toString('hex')}` }),
    }
    this.#journal.record('application-changed', change)
    return change
  }
}
