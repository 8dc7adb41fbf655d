import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import type { FaultWorld } from './fault-world.ts'

/** A member whose identity nobody has verified yet. */
export async function unverifiedMember(world: Pick<FaultWorld, 'member' | 'database'>): Promise<Viewer> {
  const viewer = await world.member()
  await world.database
    .updateTable('member')
    .set({ identity_approved_at: null })
    .where('id', '=', viewer.memberId)
    .execute()
  return { ...viewer, isVerified: false }
}
