import type { Selectable } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { BankAccount, Member } from '../../../platform/database/types.ts'
import type { Id } from '../../../domain/id.ts'

/** Everything about members that they see of themselves. */
export type MemberRow = Omit<Selectable<Member>, 'password_hash'>

/** @throws where there is no such member: whoever is logged in has one. */
export async function readMember(database: Queryable, memberId: Id<'member'>): Promise<MemberRow> {
  const { password_hash: _never, ...member } = await database
    .selectFrom('member')
    .selectAll()
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return member
}

export type BankAccountRow = Selectable<BankAccount>

/** The account that dividends and refunds go to now, or null. */
export async function readBankAccount(database: Queryable, memberId: Id<'member'>): Promise<BankAccountRow | null> {
  const account = await database
    .selectFrom('bank_account')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
  return account ?? null
}

/** Since when payouts wait by the member's own word, or null. Of other stops members are told nothing: src/domain/people/payout-hold.ts. */
export async function readPayoutStop(database: Queryable, memberId: Id<'member'>): Promise<Date | null> {
  const hold = await database
    .selectFrom('payout_hold')
    .select('placed_at')
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .where('kind', '=', 'member_word')
    .executeTakeFirst()
  return hold?.placed_at ?? null
}
