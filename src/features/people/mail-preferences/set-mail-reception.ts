import { success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { refuseSuspended } from '../../core/access/refuse-suspended.ts'

/** Whether a member wants mails to all members; what concerns the member's own money is mailed in any case. */
export async function setMailReception(services: Services, viewer: Viewer, receives: boolean): Promise<Outcome<null>> {
  const refused = refuseSuspended(viewer)
  if (refused) return refused
  await services.database
    .updateTable('member')
    .set({ receive_all_mail: receives })
    .where('id', '=', viewer.memberId)
    .execute()
  return success(null)
}
