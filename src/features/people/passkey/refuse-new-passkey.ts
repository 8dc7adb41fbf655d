import { countRequest } from '../../../platform/throttle/request-limit.ts'
import { refuseWithoutConfirmationOrCode } from '../account/refuse-unconfirmed.ts'
import { showPasskey } from '../../core/graphql/access.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Refusal } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import { findEnrolment, wrongEnrolmentCode } from './operator-enrolment.ts'

const mostTries = 20

/**
 * Null where the viewer may register a passkey. An operator in a session that shows none needs his one-time code: BAD_USER_INPUT for a wrong one,
 * REAUTH_REQUIRED without, RATE_LIMITED after 20 in an hour. Everybody else as `refuseWithoutConfirmationOrCode` says.
 */
export async function refuseNewPasskey(
  services: Services,
  viewer: Viewer,
  enrolmentCode: string | null,
): Promise<Refusal | null> {
  if (!viewer.lacksPasskey) return refuseWithoutConfirmationOrCode(services, viewer)
  if (enrolmentCode === null) return showPasskey()
  const now = services.machineClock.now()
  const counted = await countRequest(
    services.database,
    { key: `operator-enrolment:${viewer.memberId}`, most: mostTries, windowSeconds: 3_600 },
    now,
  )
  if (!counted.ok) return counted
  const found = await findEnrolment(services.database, { memberId: viewer.memberId, code: enrolmentCode }, now)
  return found ? null : wrongEnrolmentCode()
}
