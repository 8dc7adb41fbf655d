import type { FreeText } from '../../domain/free-text.ts'
import type { Applications, ApplicationStatus, ApplicationView } from './applications.ts'
import type { IdentityEvents } from './identity-events.ts'

/** submit and cancel are the member's; approve and reject are the reviewer's. */
export const decisions = ['submit', 'cancel', 'approve', 'reject'] as const
export type Decision = (typeof decisions)[number]

const outcome: Record<Decision, ApplicationStatus> = {
  submit: 'submitted',
  cancel: 'cancelled',
  approve: 'approved',
  reject: 'rejected',
}

export type DecisionResult = 'done' | 'expired' | 'impossible'

const firstNoticeWithinMs = 2_000

/** Lets the time limit take effect on an application that was not used in time. */
export async function expireIfOverdue(
  view: ApplicationView,
  applications: Applications,
  events: IdentityEvents,
): Promise<boolean> {
  if (!applications.isOverdue(view)) return view.status === 'expired'
  await soon(events.notify(view, applications.change(view, 'expired')))
  return true
}

/**
 * Carries a decision out and notifies the product; the same decision again changes nothing.
 * Resolves when the first notice is over, or after two seconds.
 */
export async function decide(
  view: ApplicationView,
  decision: Decision,
  reasons: FreeText[],
  applications: Applications,
  events: IdentityEvents,
): Promise<DecisionResult> {
  const status = outcome[decision]
  if (view.status === status) return 'done'
  if (await expireIfOverdue(view, applications, events)) return 'expired'
  // A program submits without ever opening the page.
  if (status === 'submitted' && view.status === 'created') applications.change(view, 'capturing')
  if (!applications.allows(view, status)) return 'impossible'
  const rejectReasons = status === 'rejected' ? reasons : []
  await soon(events.notify(view, applications.change(view, status, rejectReasons)))
  return 'done'
}

async function soon(notice: Promise<void>): Promise<void> {
  await Promise.race([notice, new Promise((resolve) => setTimeout(resolve, firstNoticeWithinMs).unref())])
}
