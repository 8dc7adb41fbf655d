import { sql } from 'kysely'
import { monthText } from '../../../domain/funds/book-month.ts'
import { addMonths, japanDate } from '../../../domain/calendar.ts'
import type { FundLine, FundLinePart } from '../../../domain/treasury/fund-lines.ts'
import type { Transaction } from '../../../platform/database/connect.ts'

/** Arrears come late, and rents in advance early: further from its line a month is most likely a slip. */
const [monthsOfArrears, monthsAhead] = [24, 12]

/**
 * What the second operator is asked to look at in the month of a rent: one far from the line that brought it, or of after the fund's operation.
 * @param transactedOn the line's day at the bank. @returns null where there is nothing.
 */
export async function concernOfMonth(
  transaction: Transaction,
  { fundId, month }: Pick<FundLinePart, 'fundId' | 'month'>,
  transactedOn: string,
): Promise<string | null> {
  if (!month) return null
  const monthAt = (months: number): string => addMonths(japanDate(`${transactedOn.slice(0, 7)}-01`), months).slice(0, 7)
  if (month < monthAt(-monthsOfArrears) || month > monthAt(monthsAhead))
    return `対象月の${monthText(month)}は、入金の${monthsOfArrears}か月前から${monthsAhead}か月後までの外です。`
  const result = await transaction
    .selectFrom('fund_result')
    .select('operation_end_on')
    .where('fund_id', '=', fundId)
    .executeTakeFirst()
  const end = result?.operation_end_on?.slice(0, 7)
  return end === undefined || month <= end
    ? null
    : `対象月の${monthText(month)}は、このファンドの運用が終わる${monthText(end)}より後です。`
}

/** Rents that came so long after the operation's end that a month which nobody says would make the contract's cap longer, as fields of the form; see decision 0482. */
export async function missingMonths(
  transaction: Transaction,
  { parts }: FundLine,
  transactedOn: string,
): Promise<Record<string, string> | null> {
  for (const [index, { fundId, kind, month }] of parts.entries()) {
    if (kind !== 'rent' || month) continue
    const { rows } = await sql<{ isMissing: boolean }>`
      select needs_month(${fundId}, ${transactedOn}::date) as "isMissing"`.execute(transaction)
    if (rows[0]?.isMissing === true)
      return {
        [`parts.${index}.month`]:
          '運用終了日の翌々月以後の入出金です。契約の上限を計算するため、何月分の賃料かを入力してください。',
      }
  }
  return null
}
