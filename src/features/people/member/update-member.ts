import type { Selectable } from 'kysely'
import { japanDateOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { validate } from '../../../domain/validation/field-errors.ts'
import { userInfoSchema, type UserInfo } from '../../../domain/validation/member-schemas.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Member } from '../../../platform/database/types.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { resetIdentity } from '../identity/reset-identity.ts'
import type { Services } from '../../core/services.ts'
import { holdIfSamePerson } from './hold-if-same-person.ts'
import { refuseSuspended } from '../../core/access/refuse-suspended.ts'
import { notifyOfAddress } from './notify-of-address.ts'
import { refuseUnprintable } from '../account/refuse-unprintable.ts'

/**
 * Changes a member's own data. Name, birthday, postal code and address are what an identity check verifies: changing one puts
 * verification back to not done, and the address of somebody once verified waits until the new one is verified. REAUTH_REQUIRED for them and the
 * readings of the name unless the login is fresh.
 */
export async function updateMember(services: Services, viewer: Viewer, request: unknown): Promise<Outcome<null>> {
  const refused = refuseSuspended(viewer)
  if (refused) return refused
  const now = services.clock.now()
  const input = validate(userInfoSchema({ today: japanDateOf(now) }), request)
  if (!input.ok) return badInput(input.fields)
  const { sei, mei, address } = input.value
  const unprintable = refuseUnprintable({ sei, mei, address })
  if (unprintable) return unprintable
  return inTransaction(services.database, async (transaction) => {
    const member = await transaction
      .selectFrom('member')
      .selectAll()
      .where('id', '=', viewer.memberId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const changes = changesOf(member, input.value, now)
    const stale = changes.identity || changes.kana ? refuseStaleLogin(services, viewer) : null
    if (stale) return stale
    await transaction.updateTable('member').set(changes.columns).where('id', '=', member.id).execute()
    if (changes.identity) await resetIdentity(transaction, member.id, now)
    await holdIfSamePerson(transaction, member.id, now)
    await audit(transaction, member.id, changes.identity, now)
    if (changes.address !== 'stays')
      await notifyOfAddress(transaction, services, member, { waitsForIdentity: changes.address === 'waits' }, now)
    return success(null)
  })
}

function changesOf(member: Selectable<Member>, person: UserInfo, now: Date) {
  const addressMoved = person.address !== member.address || person.zipcode !== member.zipcode
  const waits = member.identity_approved_at !== null || member.pending_address !== null
  const names = { family_name: person.sei, given_name: person.mei, birthday: person.birthday }
  const personChanged =
    names.family_name !== member.family_name ||
    names.given_name !== member.given_name ||
    names.birthday !== member.birthday
  return {
    identity: addressMoved || personChanged,
    kana: person.sei_kana !== member.family_name_kana || person.mei_kana !== member.given_name_kana,
    address: !addressMoved ? 'stays' : waits ? 'waits' : 'moves',
    columns: {
      ...names,
      family_name_kana: person.sei_kana,
      given_name_kana: person.mei_kana,
      tel: person.tel,
      ...(addressMoved &&
        (waits
          ? { pending_address: person.address, pending_zipcode: person.zipcode, pending_address_at: now }
          : { address: person.address, zipcode: person.zipcode })),
    },
  }
}

async function audit(
  transaction: Transaction,
  memberId: Id<'member'>,
  identityReset: boolean,
  now: Date,
): Promise<void> {
  await recordAudit(transaction, {
    at: now,
    actor: `member:${memberId}`,
    action: 'member.updated',
    objectType: 'member',
    objectId: memberId,
    detail: { identity_reset: identityReset },
  })
}
