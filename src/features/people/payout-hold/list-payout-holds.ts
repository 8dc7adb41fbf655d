import type { Id } from '../../../domain/id.ts'
import type { PayoutHoldKind } from '../../../domain/people/payout-hold.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** What stops payments to a member now. For operators alone. */
export interface PayoutHold {
  id: Id<'payout_hold'>
  kind: PayoutHoldKind
  /** In the words of the operator who stopped; empty where the member did by the link of a mail. */
  ground: string
  placedAt: Date
  /** Null where the member did by the link of a mail. */
  placedBy: string | null
}

/** All that stops payments to a member now, the first first. */
export async function listPayoutHolds(database: Queryable, memberId: Id<'member'>): Promise<PayoutHold[]> {
  const rows = await database
    .selectFrom('payout_hold as hold')
    .leftJoin('member as operator', 'operator.id', 'hold.placed_by')
    .select(['hold.id', 'hold.kind', 'hold.ground', 'hold.placed_at', 'operator.family_name', 'operator.given_name'])
    .where('hold.member_id', '=', memberId)
    .where('hold.lifted_at', 'is', null)
    .orderBy('hold.id')
    .execute()
  return rows.map(({ id, kind, ground, placed_at: placedAt, family_name: family, given_name: given }) => ({
    id,
    kind,
    ground,
    placedAt,
    placedBy: family === null ? null : `${family} ${given}`,
  }))
}
