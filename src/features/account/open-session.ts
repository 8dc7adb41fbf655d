import { inTransaction } from '../../platform/database/transaction.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { RequestFacts } from '../graphql/context.ts'
import type { Services } from '../services.ts'
import { noticeDevice } from './known-device.ts'
import { forgetFailures } from './login-throttle.ts'
import { endSession, startSession, type NewSession } from './session.ts'
import type { NoticedMember } from './stop-link.ts'

export interface MemberAtTheDoor extends NoticedMember {
  role: string
}

export interface Entry {
  request: Pick<RequestFacts, 'ipAddress' | 'device'>
  /** The session that the browser already has: the new one replaces it. */
  replaces: Buffer | null
  /** Whose failures no longer count. */
  throttleKey: string
}

/** Lets in who has shown a password or a passkey: a new session, the failures before forgotten, a new device told. */
export async function openSession(services: Services, member: MemberAtTheDoor, { request, replaces, throttleKey }: Entry): Promise<NewSession> {
  return inTransaction(services.database, async (transaction) => {
    const session = await startSession(transaction, member, request.device, services.machineClock.now())
    if (replaces) await endSession(transaction, replaces)
    await forgetFailures(transaction, throttleKey)
    await noticeDevice(transaction, services, member, request.device)
    if (member.role === 'admin') {
      const at = services.clock.now()
      await recordAudit(transaction, { at, actor: `operator:${member.id}`, action: 'operator.logged_in', objectType: 'member', objectId: member.id })
    }
    return session
  })
}
