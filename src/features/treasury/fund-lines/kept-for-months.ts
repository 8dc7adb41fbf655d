import { fundsOf, inAdvance, type FundLine } from '../../../domain/treasury/fund-lines.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { EntryRow } from '../operator-account/book-entry.ts'

/** As it is booked: a rent whose month begins after the period of the line's day is kept for that month. */
export async function keptForMonths(transaction: Transaction, entry: EntryRow, line: FundLine): Promise<FundLine> {
  const periods = await transaction
    .selectFrom('fund_period')
    .select(['fund_id', 'end_on'])
    .where('fund_id', 'in', fundsOf(line.parts))
    .where('start_on', '<=', entry.transacted_on)
    .where('end_on', '>=', entry.transacted_on)
    .execute()
  const endOf = new Map(periods.map(({ fund_id: fundId, end_on: endOn }) => [fundId, endOn]))
  return {
    ...line,
    parts: line.parts.map((part) => {
      const endOn = endOf.get(part.fundId)
      return endOn === undefined ? part : inAdvance(part, endOn)
    }),
  }
}
