import type { Selectable } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { identityCheckLifecycle } from '../../../domain/lifecycles/identity-check.ts'
import { memberLifecycle } from '../../../domain/lifecycles/member.ts'
import { leavingObstacles } from '../../../domain/people/leaving.ts'
import { leavingSchema } from '../../../domain/validation/case-schemas.ts'
import { validate } from '../../../domain/validation/field-errors.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Member } from '../../../platform/database/types.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { confirmPassword } from '../account/confirm-password.ts'
import { endDeliveries } from '../account/end-deliveries.ts'
import { passkeyAnew } from '../../core/access/refuse-stale-login.ts'
import { hasFreshPasskey } from '../account/refuse-unconfirmed.ts'
import { endSessionsOf } from '../account/session.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { raiseCase } from '../../communication/enquiry/raise-case.ts'
import type { RequestFacts, Viewer } from '../../core/graphql/context.ts'
import { refuseSuspended } from '../../core/access/refuse-suspended.ts'
import { memberLeftMail } from '../../communication/outbox/mails/security-mails.ts'
import { enqueueMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { move, moveOne } from '../../core/move.ts'
import { loadOpenBusiness } from './load-open-business.ts'

export interface LeavingRequest {
  password: string
  /** Why, if the member wants to say. */
  note: string
  request: Pick<RequestFacts, 'ipAddress'>
}

/**
 * Ends a membership at once, confirmed by the password, or a passkey where that alone opens the account. CONFLICT with the reasons while money or contracts are open. What the law wants kept
 * stays (act on the prevention of transfer of criminal proceeds, articles 6 and 7: seven years); nobody can log in any more, and the mail address
 * is free for a new registration. @returns the number of the operators' case.
 */
export async function leaveService(
  services: Services,
  viewer: Viewer,
  { password, note, request }: LeavingRequest,
): Promise<Outcome<{ number: string }>> {
  const suspended = refuseSuspended(viewer)
  if (suspended) return suspended
  const { password_off_at: passwordOffAt } = await services.database
    .selectFrom('member')
    .select('password_off_at')
    .where('id', '=', viewer.memberId)
    .executeTakeFirstOrThrow()
  // Whom no password lets in shows a passkey, and has nothing to type.
  const byPasskey = passwordOffAt !== null
  const input = validate(leavingSchema, { password: byPasskey ? '-' : password, note })
  if (!input.ok) return badInput(input.fields)
  if (byPasskey && !hasFreshPasskey(services, viewer)) return passkeyAnew()
  const confirmed = byPasskey
    ? success(null)
    : await confirmPassword(services, {
        memberId: viewer.memberId,
        password: input.value.password,
        ipAddress: request.ipAddress,
      })
  if (!confirmed.ok) return confirmed
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const member = await transaction
      .selectFrom('member')
      .selectAll()
      .where('id', '=', viewer.memberId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (member.status !== 'active' && member.status !== 'held')
      return refusal('CONFLICT', '現在この操作はできません。お問い合わせください。')
    const obstacles = leavingObstacles(await loadOpenBusiness(transaction, member))
    if (obstacles.length > 0) return refusal('CONFLICT', obstacles.join('\n'))
    await endMembership(transaction, member.id, now)
    return success({ number: await notifyOfLeaving(transaction, services, member, input.value.note, now) })
  })
}

/** The account for refunds stays: a transfer that comes late can still go back. */
async function endMembership(transaction: Transaction, memberId: Id<'member'>, now: Date): Promise<void> {
  const left = { left_at: now, receive_all_mail: false, invitation_code: null }
  await moveOne(transaction, memberLifecycle, { id: memberId }, { event: 'left', set: left })
  await endSessionsOf(transaction, memberId)
  await endDeliveries(transaction, memberId)
  await transaction.deleteFrom('passkey_challenge').where('member_id', '=', memberId).execute()
  await transaction.deleteFrom('passkey').where('member_id', '=', memberId).execute()
  await transaction.deleteFrom('known_device').where('member_id', '=', memberId).execute()
  await transaction
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute()
  await transaction
    .updateTable('email_change')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute()
  await transaction
    .updateTable('security_notice')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute()
  const cancelled = { event: 'cancelled', set: { status_at: now } } as const
  await move(transaction, identityCheckLifecycle, { member_id: memberId }, cancelled)
}

async function notifyOfLeaving(
  transaction: Transaction,
  services: Services,
  member: Selectable<Member>,
  note: string,
  now: Date,
): Promise<string> {
  const name = `${member.family_name} ${member.given_name}`
  const body = ['会員の手続きにより、退会が完了しました。', `理由：${note === '' ? '（記入なし）' : note}`].join('\n')
  const number = await raiseCase(
    transaction,
    services,
    { kind: 'leaving', memberId: member.id, name, email: member.email, body, receipt: false },
    now,
  )
  const actor = `member:${member.id}`
  await recordAudit(transaction, {
    at: now,
    actor,
    action: 'member.left',
    objectType: 'member',
    objectId: member.id,
    detail: { from: member.status, to: 'left', case: number },
  })
  const content = memberLeftMail({ name, at: now, enquiryNumber: number }, mailSenderOf(services.config))
  await enqueueMail(
    transaction,
    services,
    { key: `member-left:${member.id}`, memberId: member.id, to: member.email, template: 'member-left', content },
    now,
  )
  return number
}
