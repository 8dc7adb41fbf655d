import { addMilliseconds } from '../../../platform/time.ts'
import type { Services } from '../../core/services.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes what only matters for a while: ended sessions, unanswered questions for a passkey, old failures and counts of requests. Safe at any time. */
export async function forgetExpired(services: Services): Promise<void> {
  const now = services.machineClock.now()
  const yesterday = addMilliseconds(now, -day)
  await services.database.deleteFrom('session').where('expires_at', '<=', now).execute()
  await services.database.deleteFrom('adviser_session').where('expires_at', '<=', now).execute()
  await services.database.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute()
  await services.database.deleteFrom('login_throttle').where('last_failed_at', '<', yesterday).execute()
  await services.database.deleteFrom('request_count').where('window_started_at', '<', yesterday).execute()
}
