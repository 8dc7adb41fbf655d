import { refusal, type Refusal } from '../../platform/outcome.ts'
import type { Viewer } from '../graphql/context.ts'
import type { Services } from '../services.ts'

const freshFor = 10 * 60 * 1000

/** REAUTH_REQUIRED unless the viewer showed a password or passkey within the last 10 minutes of machine time; null otherwise. */
export function refuseStaleLogin(services: Services, viewer: Viewer): Refusal | null {
  const age = services.machineClock.now().getTime() - viewer.authenticatedAt.getTime()
  return age <= freshFor ? null : refusal('REAUTH_REQUIRED', '安全のため、もう一度パスワードを入力してください。')
}
