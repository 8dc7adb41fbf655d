import { endOfDay, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { yen, type Yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** Principal that a member had in a fund at the end of a day. */
export interface Holding {
  fundName: string
  state: '運用開始前' | '運用中' | '償還前'
  amount: Yen
}

/** What a member took part in at the end of a day in Japan and had not got back, in the order of application. */
export async function loadHoldings(database: Queryable, memberId: Id<'member'>, day: JapanDate): Promise<Holding[]> {
  const until = endOfDay(day)
  const rows = await database
    .selectFrom('investment')
    .innerJoin('fund', 'fund.id', 'investment.fund_id')
    .leftJoin('fund_result as result', 'result.fund_id', 'fund.id')
    .select(['fund.name', 'investment.amount', 'result.operation_start_on', 'result.operation_end_on'])
    .where('investment.member_id', '=', memberId)
    .where((where) => where.or([where('redeemed_at', 'is', null), where('redeemed_at', '>', until)]))
    .where(
      (where) =>
        where
          .selectFrom('investment_event as event')
          .select('event.to_status')
          .whereRef('event.investment_id', '=', 'investment.id')
          .where('event.at', '<=', until)
          .orderBy('event.id', 'desc')
          .limit(1),
      '=',
      'participating',
    )
    .orderBy('investment.id')
    .execute()
  return rows.map(({ name, amount, operation_start_on: startOn, operation_end_on: endOn }) => ({
    fundName: name,
    state: stateOn(day, startOn, endOn),
    amount: yen(amount),
  }))
}

function stateOn(day: JapanDate, startOn: string | null, endOn: string | null): Holding['state'] {
  if (startOn === null || startOn > day) return '運用開始前'
  return endOn !== null && endOn < day ? '償還前' : '運用中'
}
