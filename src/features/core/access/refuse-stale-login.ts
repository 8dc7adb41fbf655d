import { isStrongLoginRequired } from '../../../platform/config.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'
import type { Viewer } from '../graphql/context.ts'
import type { Services } from '../services.ts'

const freshFor = 10 * 60 * 1000

/**
 * REAUTH_REQUIRED unless the viewer showed a password or passkey within the last 10 minutes of machine time; null otherwise. An operator who
 * acts by a passkey alone shows that again.
 */
export function refuseStaleLogin(services: Services, viewer: Viewer): Refusal | null {
  if (isFresh(services, viewer.authenticatedAt)) return null
  if (viewer.role === 'admin' && isStrongLoginRequired(services.config)) return passkeyAnew()
  return refusal('REAUTH_REQUIRED', '安全のため、もう一度パスワードを入力してください。', { needs: 'login' })
}

/** For what an operator does with other people's data or money by his own word alone: as `refuseStaleLogin` where a strong login is required, null elsewhere. */
export const refuseStaleOperator = (services: Services, viewer: Viewer): Refusal | null =>
  isStrongLoginRequired(services.config) ? refuseStaleLogin(services, viewer) : null

/** Whether an instant of machine time is not older than a step-up may be. */
export function isFresh({ machineClock }: Pick<Services, 'machineClock'>, at: Date | null | undefined): boolean {
  return at !== null && at !== undefined && machineClock.now().getTime() - at.getTime() <= freshFor
}

export const passkeyAnew = (): Refusal =>
  refusal('REAUTH_REQUIRED', '安全のため、もう一度パスキーで確認してください。', { needs: 'passkey' })
