import { coolingOffLastDay, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { yen } from '../../../domain/money.ts'
import { isRightOpen, type OpenRight } from '../../../domain/investing/operation-day.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** The contracts of a fund that could still be rescinded if its operation began or ended on `day`; the largest first. */
export async function loadOpenRights(
  database: Queryable,
  fundId: Id<'fund'>,
  { day, today }: { day: JapanDate; today: JapanDate },
): Promise<OpenRight[]> {
  const rows = await database
    .selectFrom('investment')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .leftJoin('contract_document as document', 'document.investment_id', 'investment.id')
    .select(['member.family_name', 'member.given_name', 'investment.amount', 'document.delivered_at'])
    .where('investment.fund_id', '=', fundId)
    .where('investment.status', '=', 'participating')
    .where('investment.redeemed_at', 'is', null)
    .orderBy('investment.amount', 'desc')
    .orderBy('investment.id')
    .execute()
  return rows
    .map((row): OpenRight => ({
      name: `${row.family_name} ${row.given_name}`,
      amount: yen(row.amount),
      lastDay: row.delivered_at === null ? null : coolingOffLastDay(row.delivered_at),
    }))
    .filter((right) => isRightOpen(right, day, today))
}
