import { monthText } from '../../../domain/book-month.ts'
import { addMonths, japanDate } from '../../../domain/calendar.ts'
import type { FundLine } from '../../../domain/fund-lines.ts'
import type { Transaction } from '../../../platform/database/connect.ts'

/** Arrears come late, and rents in advance early: further from its line a month is a slip, and in advance nobody would see it earned. */
const [monthsOfArrears, monthsAhead] = [24, 12]

/**
 * A month far from the line that brought its rent, or of after the fund's operation, as fields of the form.
 * @param transactedOn the line's day at the bank.
 */
export async function monthProblems(
  transaction: Transaction,
  { parts }: FundLine,
  transactedOn: string,
): Promise<Record<string, string> | null> {
  const monthAt = (months: number): string => addMonths(japanDate(`${transactedOn.slice(0, 7)}-01`), months).slice(0, 7)
  for (const [index, { fundId, month }] of parts.entries()) {
    if (!month) continue
    const field = `parts.${index}.month`
    if (month < monthAt(-monthsOfArrears) || month > monthAt(monthsAhead))
      return {
        [field]: `対象月は、入金の${monthsOfArrears}か月前から${monthsAhead}か月後までです。${monthText(month)}分は選べません。`,
      }
    const result = await transaction
      .selectFrom('fund_result')
      .select('operation_end_on')
      .where('fund_id', '=', fundId)
      .executeTakeFirst()
    const end = result?.operation_end_on?.slice(0, 7)
    if (end !== undefined && month > end)
      return { [field]: `このファンドの運用は${monthText(end)}に終わります。その後の月の賃料にはできません。` }
  }
  return null
}

/** Rents of a lease that does not stand, or of what the fund of that part never held, as fields of the form. */
export async function leaseProblems(
  transaction: Transaction,
  { parts }: FundLine,
): Promise<Record<string, string> | null> {
  for (const [index, { leaseId, fundId }] of parts.entries()) {
    if (!leaseId) continue
    const lease = await transaction
      .selectFrom('lease')
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('standing_property_deal as deal')
            .select('deal.id')
            .whereRef('deal.part_id', '=', 'lease.part_id')
            .where('deal.buyer_fund_id', '=', fundId),
        ).as('isOfFund'),
      )
      .where('id', '=', leaseId)
      .where('struck_by', 'is', null)
      .executeTakeFirst()
    if (!lease) return { [`parts.${index}.lease_id`]: '該当する賃貸借がありません。' }
    if (!lease.isOfFund) return { [`parts.${index}.lease_id`]: 'このファンドの賃貸借から選んでください。' }
  }
  return null
}
