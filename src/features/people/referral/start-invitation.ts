import { invitationCodeFrom } from '../../../domain/people/invitation.ts'
import { sqlState } from '../../../platform/database/transaction.ts'
import { success, type Outcome } from '../../../platform/outcome.ts'
import { refuseSuspended } from '../../core/access/refuse-suspended.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'

const uniqueViolation = '23505'
const mostCodesTried = 20

/** Gives the member an invitation code; whoever has one keeps it. */
export async function startInvitation(services: Services, viewer: Viewer): Promise<Outcome<{ code: string }>> {
  const refused = refuseSuspended(viewer)
  if (refused) return refused
  for (let tried = 0; tried < mostCodesTried; tried += 1) {
    try {
      await services.database
        .updateTable('member')
        .set({ invitation_code: invitationCodeFrom(services.randomBytes(8)) })
        .where('id', '=', viewer.memberId)
        .where('invitation_code', 'is', null)
        .execute()
    } catch (error) {
      // Another member has this code: take the next one.
      if (sqlState(error) !== uniqueViolation) throw error
      continue
    }
    const { invitation_code: code } = await services.database
      .selectFrom('member')
      .select('invitation_code')
      .where('id', '=', viewer.memberId)
      .executeTakeFirstOrThrow()
    if (code !== null) return success({ code })
  }
  throw new Error('no free invitation code was found')
}
