import { validate } from '../../../domain/validation/field-errors.ts'
import { addressSchema } from '../../../domain/validation/member-schemas.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { resetIdentity } from '../identity/reset-identity.ts'
import type { Services } from '../../core/services.ts'
import { notifyOfAddress } from './notify-of-address.ts'
import { refuseUnprintable } from '../account/refuse-unprintable.ts'

/**
 * Puts a verified member's new address, with its postal code where one is given, on hold and verification back to not done, in one transaction: until it is verified, the old
 * address stands. FORBIDDEN for a member who is not verified (any more); REAUTH_REQUIRED unless the login is fresh.
 */
export async function changeAddress(
  services: Services,
  viewer: Viewer,
  request: { address: string; zipcode?: string | null | undefined },
): Promise<Outcome<null>> {
  const stale = refuseStaleLogin(services, viewer)
  if (stale) return stale
  const input = validate(addressSchema, request)
  if (!input.ok) return badInput(input.fields)
  const unprintable = refuseUnprintable({ address: input.value.address })
  if (unprintable) return unprintable
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const held = await transaction
      .updateTable('member')
      .set({ pending_address: input.value.address, pending_address_at: now, pending_zipcode: input.value.zipcode })
      .where('id', '=', viewer.memberId)
      .where('identity_approved_at', 'is not', null)
      .returning(['id', 'email', 'family_name', 'given_name'])
      .executeTakeFirst()
    if (!held) return refusal('FORBIDDEN', 'オンラインでの本人確認が必要です。')
    await resetIdentity(transaction, viewer.memberId, now)
    const actor = `member:${viewer.memberId}`
    await recordAudit(transaction, {
      at: now,
      actor,
      action: 'member.address_on_hold',
      objectType: 'member',
      objectId: viewer.memberId,
    })
    await notifyOfAddress(transaction, services, held, { waitsForIdentity: true }, now)
    return success(null)
  })
}
