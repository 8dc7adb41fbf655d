import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { fullName } from '../../../platform/database/full-name.ts'

/** What stops payments to a member now, the first first. For operators alone: who placed it is null where the member did by the link of a mail. */
export const listPayoutHolds = (database: Queryable, memberId: Id<'member'>) =>
  database
    .selectFrom('payout_hold as hold')
    .leftJoin('member as operator', 'operator.id', 'hold.placed_by')
    .select(['hold.id', 'hold.kind', 'hold.ground', 'hold.placed_at'])
    .select(fullName('operator').$castTo<string | null>().as('placed_by'))
    .where('hold.member_id', '=', memberId)
    .where('hold.lifted_at', 'is', null)
    .orderBy('hold.id')
    .execute()

export type PayoutHold = Awaited<ReturnType<typeof listPayoutHolds>>[number]
