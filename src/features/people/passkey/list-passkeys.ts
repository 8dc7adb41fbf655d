import type { Queryable } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

export interface OwnPasskey {
  id: Id<'passkey'>
  name: string
  is_synced: boolean
  registered_at: Date
  last_used_at: Date | null
}

/** A member's passkeys, oldest first. */
export function listPasskeys(database: Queryable, memberId: Id<'member'>): Promise<OwnPasskey[]> {
  return database
    .selectFrom('passkey')
    .select(['id', 'name', 'is_synced', 'registered_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()
}

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
