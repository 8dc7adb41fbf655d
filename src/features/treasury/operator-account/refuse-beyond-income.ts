import { sql } from 'kysely'
import type { FundLinePart } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { isSameIncome } from '../../../domain/treasury/money-given-back.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'

/** The parts of a line, as it is classified now and as it was classified before. */
interface ClassifiedParts {
  entryId: Id<'bank_statement_line'>
  parts: readonly FundLinePart[]
  before: readonly FundLinePart[]
}

const size = (amount: number): string => formatYen(yen(Math.max(0, amount)))
const asCost = '受け取った収入の返還でない支払いは、「費用」として、支払先の相手を選んで登録してください。'

/** What is wrong with income that goes back: not of a line that brought it, more than is left of that, or to somebody else. */
export async function problemOfIncome(
  transaction: Transaction,
  { entryId, parts, before }: ClassifiedParts,
  { fundId, kind, leaseId = null, givesBack: line = null }: FundLinePart,
): Promise<{ field: 'gives_back' | 'lease_id' | 'amount'; text: string } | null> {
  if (line === null) return null
  const { rows } = await sql<{ left: number; isKnown: boolean; isOfLease: boolean; isSamePayer: boolean }>`
    with brought as (
      select part.lease_id
      from fund_line_part part
      join statement_explanation explanation on explanation.id = part.explanation_id
      join bank_statement_line came on came.id = explanation.statement_line_id
      where came.id = ${line} and part.fund_id = ${fundId} and part.amount > 0 and income_family(part.kind) = income_family(${kind})
        and came.transacted_on <= (select transacted_on from bank_statement_line where id = ${entryId})
        and not exists (select from statement_explanation later where later.corrects = explanation.id)
    )
    select left_of_income(${line}, ${fundId}, ${kind}) as left, exists (select from brought) as "isKnown",
      exists (select from brought where lease_id is not distinct from ${leaseId}::bigint) as "isOfLease",
      is_same_payer(${entryId}, ${line}) as "isSamePayer"`.execute(transaction)
  const [found] = rows
  if (!found?.isKnown)
    return { field: 'gives_back', text: `元の入金が、このファンドの、この支払いより前の収入ではありません。${asCost}` }
  if (!found.isOfLease) return { field: 'lease_id', text: '元の入金と同じ賃貸借を選んでください。' }
  const backOf = (all: readonly FundLinePart[]): number =>
    all
      .filter((part) => part.fundId === fundId && part.givesBack === line && isSameIncome(part.kind, kind))
      .reduce((sum, part) => sum - part.amount, 0)
  const left = found.left + backOf(before)
  if (backOf(parts) > left)
    return { field: 'amount', text: `元の入金の、まだ返していない額は${size(left)}です。${asCost}` }
  return found.isSamePayer ? null : { field: 'gives_back', text: `支払先が、元の入金の振込人と一致しません。${asCost}` }
}

/** CONFLICT where a correction takes from a line income that has gone back of it. */
export async function refuseIncomeGivenBack(
  transaction: Transaction,
  { entryId, parts, before }: ClassifiedParts,
): Promise<Refusal | null> {
  for (const { fundId, kind, amount } of before) {
    if (amount < 0 || !isSameIncome(kind, kind)) continue
    const brought = (all: readonly FundLinePart[]): number =>
      all
        .filter((part) => part.fundId === fundId && part.amount > 0 && isSameIncome(part.kind, kind))
        .reduce((sum, part) => sum + part.amount, 0)
    const less = brought(before) - brought(parts)
    if (less <= 0) continue
    const { rows } = await sql<{ left: number }>`select left_of_income(${entryId}, ${fundId}, ${kind}) as left`.execute(
      transaction,
    )
    const left = rows[0]?.left ?? 0
    if (less > left)
      return refusal(
        'CONFLICT',
        `この明細の収入のうち、まだ返していない額は${size(left)}です。先に、返還の登録を訂正してください。`,
      )
  }
  return null
}
