import { sql } from 'kysely'
import { writtenId } from '../../../domain/treasury/company-account.ts'
import { fundsOf, type FundLinePart } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { isHeldForOthers, isPrice } from '../../../domain/treasury/money-given-back.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'
import { lockBook, type LockedBook } from './refuse-short-book.ts'

const size = (amount: number): string => formatYen(yen(Math.abs(amount)))

/** What these parts move in a fund's own cash. What is held for others pays for nothing else, and nothing else pays for it. */
const movedIn = (parts: readonly FundLinePart[], fundId: FundLinePart['fundId']): number =>
  parts
    // Rent of a month to come is its tenant's until then: classified as that, rent that was earned and paid out is money that the fund does not have.
    .filter((part) => part.fundId === fundId && !isHeldForOthers(part) && part.kind !== 'advance_rent')
    .reduce((sum, { amount }) => sum + amount, 0)

const isNoPrice = (part: FundLinePart): boolean => !isPrice(part)

/** Of the two limits the one that lacks more. */
function shortOf(fund: LockedBook | null, all: number, beside: number): [there: number, missing: number] {
  if (fund === null) return [0, 0]
  const ofAll = all - fund.spendable
  const ofRest = beside > 0 ? beside - fund.forCosts : 0
  return ofRest > ofAll ? [fund.forCosts, ofRest] : [fund.spendable, ofAll]
}

/**
 * CONFLICT, with what the operator has to pay in first and where, where a correction takes cash out of a fund that it has spent, or that is fixed for its
 * investors. Under the book's lock; the database checks again at commit.
 * @param classified what the line was of the funds' cash, @param parts what it is classified as instead; both without what the operator paid.
 */
export async function refuseShortCorrection(
  transaction: Transaction,
  classified: readonly FundLinePart[],
  parts: readonly FundLinePart[],
): Promise<Refusal | null> {
  for (const fundId of fundsOf(classified)) {
    const taken = movedIn(classified, fundId) - movedIn(parts, fundId)
    if (taken <= 0) continue
    const fund = await lockBook(transaction, fundId)
    // A price that is none any more leaves the fund as much less to buy: only what else it loses is not paid out of the capital for that.
    const beside = movedIn(classified.filter(isNoPrice), fundId) - movedIn(parts.filter(isNoPrice), fundId)
    const [there, missing] = shortOf(fund, taken, beside)
    if (fund && missing > 0)
      return refusal(
        'CONFLICT',
        `この訂正で「${fund.name}」から${size(taken)}が減りますが、使える資金は${size(Math.max(0, there))}です。先に、帳簿の「支払予定・未払費用」にある「運営者の資金をファンドに立て替える」で${size(missing)}を入金してから、訂正してください。`,
      )
  }
  return null
}

/** The same where a line that was classified as funds' is not so any more. */
export async function refuseTakingCash(
  transaction: Transaction,
  explanationId: Id<'statement_explanation'>,
  realAccountId: string,
): Promise<Refusal | null> {
  const classified = await transaction
    .selectFrom('fund_line_part as part')
    .innerJoin('fund_line as line', 'line.explanation_id', 'part.explanation_id')
    .select(['fund_id as fundId', 'kind', 'cost_kind as costKind', 'amount', 'about'])
    .where('part.explanation_id', '=', explanationId)
    .where('line.paid_by', '=', 'fund')
    .execute()
  return (
    (await refuseShortCorrection(transaction, classified, [])) ??
    (await refuseBeyondAccount(transaction, takenBack(classified), realAccountId))
  )
}

/** Where the line is of an account on which a fund does not have so much: its money is moved there first. */
export async function refuseBeyondAccount(
  transaction: Transaction,
  parts: readonly Pick<FundLinePart, 'fundId' | 'amount'>[],
  realAccountId: string,
): Promise<Refusal | null> {
  for (const fundId of fundsOf(parts)) {
    const moved = parts.filter((part) => part.fundId === fundId).reduce((sum, { amount }) => sum + amount, 0)
    if (moved >= 0) continue
    const { rows } = await sql<{ held: number; name: string }>`
      select coalesce((select sum(amount) from account_balance
        where book = 'fund:' || fund.id and account_kind = 'bank' and account_ref = ${realAccountId}), 0)::bigint as held, fund.name
      from fund where fund.id = ${fundId}`.execute(transaction)
    const [fund] = rows
    if (fund && fund.held < -moved)
      return refusal(
        'CONFLICT',
        `口座${writtenId(realAccountId)}にある「${fund.name}」の資金は${size(fund.held)}で、${size(moved)}に足りません。「会社の口座」で先に振り替えてください。`,
      )
  }
  return null
}

/** The same with the other sign: what a correction takes back. */
export const takenBack = (parts: readonly FundLinePart[]): FundLinePart[] =>
  parts.map((part) => ({ ...part, amount: -part.amount }))
