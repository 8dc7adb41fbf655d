import type { Queryable } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** A member's passkeys, oldest first. */
export const listPasskeys = (database: Queryable, memberId: Id<'member'>) =>
  database
    .selectFrom('passkey')
    .select(['id', 'name', 'is_synced', 'registered_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()

export type OwnPasskey = Awaited<ReturnType<typeof listPasskeys>>[number]

/** As browsers are told which keys are meant: to leave them out, or to ask for one of them. */
export async function credentialsOf(
  database: Queryable,
  memberId: Id<'member'>,
): Promise<{ id: string; transports: string[] }[]> {
  return database
    .selectFrom('passkey')
    .select(['credential_id as id', 'transports'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()
}
