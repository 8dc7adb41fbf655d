import { inTransaction } from '../../../platform/database/transaction.ts'
import { randomToken } from '../../../platform/secret.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { RequestFacts, Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { noticeDevice } from './known-device.ts'
import { forgetFailures } from './login-throttle.ts'
import { endRecovery } from './recovery.ts'
import { endSession, startSession, type NewSession } from './session.ts'
import type { NoticedMember } from './stop-link.ts'

export interface MemberLoggingIn extends NoticedMember {
  role: Viewer['role']
}

export interface Entry {
  request: Pick<RequestFacts, 'ipAddress' | 'device' | 'deviceToken'>
  /** The session that the browser already has: the new one replaces it. */
  replaces: Buffer | null
  /** Whose failures no longer count. */
  throttleKeys: readonly string[]
  byPasskey: boolean
}

/** Lets in who has shown a password or a passkey: a new session, the failures before forgotten, a new device told. */
export async function openSession(
  services: Services,
  member: MemberLoggingIn,
  { request, replaces, throttleKeys, byPasskey }: Entry,
): Promise<NewSession> {
  const deviceToken = request.deviceToken ?? randomToken()
  return inTransaction(services.database, async (transaction) => {
    const session = await startSession(
      transaction,
      { ...member, byPasskey },
      request.device,
      services.machineClock.now(),
    )
    if (replaces) await endSession(transaction, replaces)
    for (const key of throttleKeys) await forgetFailures(transaction, key)
    if (byPasskey) await endRecovery(transaction, member.id, services.clock.now())
    await noticeDevice(transaction, services, member, {
      ...request,
      deviceToken,
      keepsCookies: request.deviceToken !== undefined,
    })
    if (member.role === 'admin') {
      const at = services.clock.now()
      await recordAudit(transaction, {
        at,
        actor: `operator:${member.id}`,
        action: 'operator.logged_in',
        objectType: 'member',
        objectId: member.id,
      })
    }
    return { ...session, deviceToken }
  })
}
