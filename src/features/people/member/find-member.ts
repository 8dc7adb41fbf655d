import type { Selectable } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Member } from '../../../platform/database/types.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Id } from '../../../domain/id.ts'

export type CaredMember = Omit<Selectable<Member>, 'password_hash'>

/** By the public number, as operators and addresses name a member; null where there is none. */
export async function findMember(database: Queryable, memberNumber: string): Promise<CaredMember | null> {
  const row = await database
    .selectFrom('member')
    .selectAll()
    .where('member_number', '=', memberNumber)
    .executeTakeFirst()
  if (!row) return null
  const { password_hash: _never, ...member } = row
  return member
}

/** By the id of other records, which people are not shown; null where there is none. */
export async function findMemberById(database: Queryable, id: Id<'member'>): Promise<CaredMember | null> {
  const row = await database.selectFrom('member').select('member_number').where('id', '=', id).executeTakeFirst()
  return row ? findMember(database, row.member_number) : null
}

/** The same under a lock, for whoever changes the member; NOT_FOUND where there is none. */
export async function lockMember(database: Queryable, memberNumber: string): Promise<Outcome<CaredMember>> {
  const row = await database
    .selectFrom('member')
    .selectAll()
    .where('member_number', '=', memberNumber)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return refusal('NOT_FOUND', '会員が見つかりません。')
  const { password_hash: _never, ...member } = row
  return success(member)
}
