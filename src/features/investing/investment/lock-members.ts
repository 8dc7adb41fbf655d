import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Transaction } from '../../../platform/database/connect.ts'
import { lockedMembers } from '../../core/locks.ts'
import type { Member } from '../../../platform/database/types.ts'
import type { MemberFacts } from '../../documents/contract/document/document-facts.ts'
import { memberFacts } from '../../documents/contract/load-contract-facts.ts'
import type { Id } from '../../../domain/id.ts'

export interface LockedMember {
  id: Id<'member'>
  status: Selectable<Member>['status']
  isVerified: boolean
  takesPaper: boolean
  isPayoutHeld: boolean
  awaitsOfficialApproval: boolean
  /** 'YYYY-MM-DD' */
  birthday: string
  email: string
  /** As mails and documents address the member. */
  facts: MemberFacts
}

/** Locks the members' rows in the order of their ids, the second lock after the fund: whoever adds up their money waits here. */
export async function lockMembers(
  transaction: Transaction,
  memberIds: readonly Id<'member'>[],
): Promise<Map<Id<'member'>, LockedMember>> {
  if (memberIds.length === 0) return new Map()
  const rows = await lockedMembers(transaction, memberIds)
    .select([
      'id',
      'status',
      'identity_approved_at',
      'birthday',
      'email',
      'family_name',
      'given_name',
      'zipcode',
      'address',
      sql<boolean>`takes_paper(id)`.as('takes_paper'),
      sql<boolean>`exists (select from payout_hold where member_id = member.id and lifted_at is null)`.as(
        'is_payout_held',
      ),
      sql<boolean>`awaits_official_approval(member.id)`.as('awaits_official_approval'),
    ])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        status: row.status,
        isVerified: row.identity_approved_at !== null,
        takesPaper: row.takes_paper,
        isPayoutHeld: row.is_payout_held,
        awaitsOfficialApproval: row.awaits_official_approval,
        birthday: row.birthday,
        email: row.email,
        facts: memberFacts(row),
      },
    ]),
  )
}
