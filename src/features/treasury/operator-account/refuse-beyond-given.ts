import { sql } from 'kysely'
import type { FundLinePart } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { givesBack, isIncomeGivenBack } from '../../../domain/treasury/money-given-back.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, type Refusal } from '../../../platform/outcome.ts'
import { problemOfIncome, refuseIncomeGivenBack } from './refuse-beyond-income.ts'

type LineId = Id<'bank_statement_line'>
/** The parts of a line, as it is classified now and as it was classified before. */
interface ClassifiedParts {
  entryId: LineId
  parts: readonly FundLinePart[]
  before: readonly FundLinePart[]
}

const size = (amount: number): string => formatYen(yen(Math.max(0, amount)))

/**
 * BAD_USER_INPUT where more would come or go back than a line paid, or from or to somebody else; CONFLICT where a correction takes what has come or gone back
 * already, or what paid for a purchase that stands. The database checks the same at commit.
 */
export async function refuseBeyondGiven(
  transaction: Transaction,
  classified: ClassifiedParts,
): Promise<Refusal | null> {
  for (const [index, part] of classified.parts.entries()) {
    if (!givesBack(part)) continue
    const problem = await (isIncomeGivenBack(part) ? problemOfIncome : problemOf)(transaction, classified, part)
    if (problem !== null) return badInput({ [`parts.${index}.${problem.field}`]: problem.text })
  }
  return (
    (await refuseGivenBack(transaction, classified)) ??
    (await refuseIncomeGivenBack(transaction, classified)) ??
    (await refusePaidPurchase(transaction, classified))
  )
}

/** Where a line that was classified as funds' is not so any more. */
export async function refuseTakingGiven(
  transaction: Transaction,
  { entryId, explanationId }: { entryId: LineId; explanationId: Id<'statement_explanation'> },
): Promise<Refusal | null> {
  const before = await transaction
    .selectFrom('fund_line_part')
    .select([
      'fund_id as fundId',
      'kind',
      'cost_kind as costKind',
      'amount',
      'about',
      'deal_id as dealId',
      'lease_id as leaseId',
      'gives_back as givesBack',
    ])
    .where('explanation_id', '=', explanationId)
    .execute()
  return refuseBeyondGiven(transaction, { entryId, parts: [], before })
}

async function problemOf(
  transaction: Transaction,
  { entryId, parts, before }: ClassifiedParts,
  { fundId, kind, givesBack: line = null, amount }: FundLinePart,
): Promise<{ field: 'gives_back' | 'amount'; text: string } | null> {
  if (line === null) return null
  const origin = kind === 'purchase_return' ? 'purchase' : 'sale_deposit'
  const { rows } = await sql<{ left: number; same: boolean; known: boolean }>`
    select left_of_line(${line}, ${fundId}) as left, coalesce(is_same_remitter(${entryId}, ${line}, ${fundId}), false) as same, exists (
      select from fund_line_part part join statement_explanation explanation on explanation.id = part.explanation_id
      where explanation.statement_line_id = ${line} and part.fund_id = ${fundId} and part.kind = ${origin} and part.gives_back is null
        and not exists (select from statement_explanation later where later.corrects = explanation.id)) as known`.execute(
    transaction,
  )
  const [found] = rows
  if (!found?.known) return { field: 'gives_back', text: '元の入出金が、このファンドの代金・手付金ではありません。' }
  const backOf = (all: readonly FundLinePart[]): number =>
    all
      .filter((part) => part.fundId === fundId && part.givesBack === line)
      .reduce((sum, part) => sum + Math.abs(part.amount), 0)
  const left = found.left + backOf(before)
  if (backOf(parts) > left) return { field: 'amount', text: `元の入出金の残りは${size(left)}です。` }
  // What becomes part of a price may come from the buyer's bank.
  const isSettled = kind === 'sale_deposit' && parts.some((part) => part.kind === 'sale' && part.amount > 0)
  if (isSettled && amount < 0) return null
  return found.same
    ? null
    : {
        field: 'gives_back',
        text:
          kind === 'purchase_return'
            ? '振込人が、元の支払いの相手とも、登録されている売主とも一致しません。'
            : '支払先が、手付金を支払った買主と一致しません。',
      }
}

/** Where a correction takes from a line what has come or gone back of it. */
async function refuseGivenBack(
  transaction: Transaction,
  { entryId, parts, before }: ClassifiedParts,
): Promise<Refusal | null> {
  for (const fundId of new Set(before.map((part) => part.fundId))) {
    const paid = (all: readonly FundLinePart[]): number =>
      all
        .filter((part) => part.fundId === fundId && (part.kind === 'purchase' || part.kind === 'sale_deposit'))
        .filter((part) => !part.givesBack)
        .reduce((sum, part) => sum + Math.abs(part.amount), 0)
    const less = paid(before) - paid(parts)
    if (less <= 0) continue
    const { rows } = await sql<{ left: number }>`select left_of_line(${entryId}, ${fundId}) as left`.execute(
      transaction,
    )
    if (less > (rows[0]?.left ?? 0))
      return refusal(
        'CONFLICT',
        `この明細の代金・手付金のうち、まだ戻っていない、または返していない額は${size(rows[0]?.left ?? 0)}です。先に、戻りや返還の登録を訂正してください。`,
      )
  }
  return null
}

/** Where a line would have paid less of a purchase that the fund's book has: by another word for it, or by a price that comes back. */
async function refusePaidPurchase(
  transaction: Transaction,
  { parts, before }: ClassifiedParts,
): Promise<Refusal | null> {
  const paid = (all: readonly FundLinePart[], dealId: Id<'property_deal'>): number =>
    all.filter((part) => part.kind === 'purchase' && part.dealId === dealId).reduce((sum, part) => sum - part.amount, 0)
  const lines = parts.flatMap((part) => (part.kind === 'purchase_return' && part.givesBack ? [part.givesBack] : []))
  const dealIds = before.flatMap((part) => (part.kind === 'purchase' && part.dealId ? [part.dealId] : []))
  const { rows } = await sql<{ id: Id<'property_deal'>; paid: number; price: number }>`
    select deal.id, paid_for_deal(deal.id) as paid, deal.price_with_tax as price from property_deal deal
    where exists (select from property_purchase bought where bought.deal_id = deal.id) and (deal.id = any(${dealIds}::bigint[]) or deal.id in (
      select part.deal_id from fund_line_part part join statement_explanation explanation on explanation.id = part.explanation_id
      where explanation.statement_line_id = any(${lines}::bigint[]) and part.kind = 'purchase'
        and not exists (select from statement_explanation later where later.corrects = explanation.id)))`.execute(
    transaction,
  )
  const back = parts.filter(({ kind }) => kind === 'purchase_return').reduce((sum, { amount }) => sum + amount, 0)
  const returned = before.filter(({ kind }) => kind === 'purchase_return').reduce((sum, { amount }) => sum + amount, 0)
  const short = rows.some(({ id, paid: all, price }) => {
    const less = paid(before, id) - paid(parts, id) + back - returned
    return less > 0 && all - less < price
  })
  return short || (await lacksAdvance(transaction, parts, before))
    ? refusal(
        'CONFLICT',
        'この明細は、帳簿に記録した物件の取得の代金です。取得が取りやめになったときは、先に「物件」の画面で取引の記録を取り消してください。',
      )
    : null
}

/** Lines that name no deal have paid for the book's property all the same. */
async function lacksAdvance(
  transaction: Transaction,
  parts: readonly FundLinePart[],
  before: readonly FundLinePart[],
): Promise<boolean> {
  for (const fundId of new Set([...parts, ...before].map((part) => part.fundId))) {
    const advanced = (all: readonly FundLinePart[]): number =>
      all
        .filter((part) => part.fundId === fundId && (part.kind === 'purchase' || part.kind === 'purchase_return'))
        .reduce((sum, { amount }) => sum - amount, 0)
    const less = advanced(before) - advanced(parts)
    if (less <= 0) continue
    const { rows } = await sql<{ held: number }>`
      select coalesce(sum(amount), 0)::bigint as held from account_balance where book = ${`fund:${fundId}`} and account_kind = 'advance_paid'`.execute(
      transaction,
    )
    if ((rows[0]?.held ?? 0) < less) return true
  }
  return false
}
