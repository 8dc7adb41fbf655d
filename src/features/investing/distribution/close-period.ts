import { sql } from 'kysely'
import { startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import { DIVIDEND_SOURCES } from '../../../domain/investing/dividend-source.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, remainingYen, smallerYen, yen, zeroYen, type Yen } from '../../../domain/money.ts'
import {
  calculatePeriod,
  sourcesOfPaid,
  type CalculatedPeriod,
  type Calculation,
  type GivenByBooks,
  type PeriodBooks,
} from '../../../domain/investing/period-calculation.ts'
import { post } from '../../../ledger/post.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { loadComposition } from '../../funds/fund/fund-composition.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { closingLines, loadCostsToOurs, loadPeriodBooks, loadPrepaidOf } from './period-books.ts'
import { hashOfList, keepLines, sealLines } from './period-lines.ts'

/** What the books of a period give, as two people see it before they fix its distribution. */
export interface PeriodResult {
  books: PeriodBooks
  calculation: Calculation
  /** Of the whole fund, in earlier periods, and not made good before this one. */
  lossCarried: Yen
  /** What of the fund's own cash nobody has a claim on by name or by an earlier distribution. */
  freeCash: Yen
  /** Of the costs, also those of a sale: what went to the operator or a related party, and of what nothing says whom it went to. */
  relatedCosts: Yen
  accruedCosts: Yen
  /** Of the costs, what an earlier payment covered; and what is paid already and belongs to days after the period: cash that is gone and no cost of it. */
  prepaidCosts: Yen
  prepaidLeft: Yen
}

/** Computes a period from the fund's book. Null where nothing of it is booked: then there is nothing but what operators say. */
export async function loadPeriodResult(
  database: Queryable,
  period: Omit<CalculatedPeriod, 'books' | 'composition' | 'lossCarried'> & { readonly fundId: Id<'fund'> },
): Promise<PeriodResult | null> {
  const { books, isBooked } = await loadPeriodBooks(database, period)
  const lossCarried = await loadLossCarried(database, period.fundId)
  if (!isBooked && lossCarried === 0) return null
  const composition = await loadComposition(database, period.fundId)
  return {
    books,
    lossCarried,
    calculation: calculatePeriod({ ...period, books, composition, lossCarried }),
    freeCash: await loadFreeCash(database, period.fundId),
    ...(await loadCostsToOurs(database, period)),
    ...(await loadPrepaidOf(database, period)),
  }
}

async function loadLossCarried(database: Queryable, fundId: Id<'fund'>): Promise<Yen> {
  const last = await database
    .selectFrom('period_closing')
    .select('loss_left')
    .where('fund_id', '=', fundId)
    .where('reversed_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return yen(last?.loss_left ?? 0)
}

/** What is fixed for investors and not on its way yet has its part of it, and what is borrowed is nobody's to receive. */
export async function loadFreeCash(database: Queryable, fundId: Id<'fund'>): Promise<Yen> {
  const { rows } = await sql<{
    free: number
  }>`select spendable_of_fund(${fundId}) - borrowed_cash(${fundId}) as free`.execute(database)
  return yen(rows[0]?.free ?? 0)
}

/** What of the dividends that are paid the books give; the rest is declared. */
function bookedPart({ calculation }: PeriodResult, paid: Yen): Yen {
  return smallerYen(paid, addYen(calculation.priority, calculation.saleQuarter))
}

/** What the operator has earned with the period: all of its profit that is neither paid nor made good. */
function operatorShareOf(result: PeriodResult, paid: Yen): Yen {
  const { profit, shares, cushionRestored } = result.calculation
  const restored = addYen(
    ...shares.map((share) => share.restored),
    cushionRestored.takenOver,
    cushionRestored.fillIn,
    cushionRestored.subordinated,
  )
  return remainingYen(profit, addYen(restored, bookedPart(result, paid)))
}

interface Closing {
  fundId: Id<'fund'>
  number: number
  endOn: JapanDate
  distributionId: Id<'fixed_distribution'>
  result: PeriodResult
  /** The dividends before tax of all shares. */
  paid: Yen
  now: Date
}

/**
 * Closes a period from the fund's book: its income and costs become the fund's result, on its last day. What is booked for its days afterwards belongs to
 * the next one. The list of the lines that it took is kept, and its hash published. The caller holds the fund's lock and fixes the distribution in the same transaction. @returns what of the result is the operator's.
 */
export async function closePeriodWithin(
  transaction: Transaction,
  services: Pick<Services, 'randomBytes'>,
  closing: Closing,
): Promise<Yen> {
  const { fundId, number, endOn, distributionId, result, paid, now } = closing
  const { books, calculation, lossCarried } = result
  const taken = await sealLines(transaction, services, { fundId, endOn })
  const linesSha256 = hashOfList(taken)
  const { id } = await transaction
    .insertInto('period_closing')
    .values({
      fund_id: fundId,
      number,
      income: books.income,
      related_income: books.relatedIncome,
      costs: books.costs,
      sale_proceeds: books.saleProceeds,
      related_sale: books.relatedSale,
      sale_cost: books.saleCost,
      sale_expenses: books.saleExpenses,
      loss_carried: lossCarried,
      loss_left: calculation.lossLeft,
      cap: calculation.cap,
      priority: calculation.priority,
      sale_quarter: calculation.saleQuarter,
      distribution_id: distributionId,
      closed_at: now,
      lines_sha256: linesSha256,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepLines(transaction, id, taken)
  await recordAudit(transaction, {
    at: now,
    actor: 'schedule',
    action: 'distribution.list_published',
    objectType: 'fund',
    objectId: fundId,
    detail: { term: number, count: taken.length, sha256: linesSha256 },
  })
  const lines = await closingLines(transaction, { fundId, endOn })
  if (lines.length > 0)
    await post(transaction, {
      kind: 'period_closed',
      key: `period-closed:${id}`,
      effectiveAt: startOfDay(endOn),
      recordedAt: now,
      lines,
    })
  await transaction
    .updateTable('fund_period')
    .set({ closed_on: sql`greatest(end_on, japan_date(${now}))` })
    .where('fund_id', '=', fundId)
    .where('number', '=', number)
    .execute()
  return operatorShareOf(result, paid)
}

/** Writes down where the dividends of a distribution come from; without a result of the books all of it is what operators declared. */
export async function keepSources(
  transaction: Transaction,
  {
    distributionId,
    result,
    paid,
  }: Pick<Closing, 'distributionId' | 'paid'> & {
    result: { books: PeriodBooks; calculation: GivenByBooks } | null
  },
): Promise<void> {
  const none = { yen: zeroYen, related: zeroYen }
  const sources =
    result === null
      ? { rent: none, sale: none, reserve: none, declared: { yen: paid, related: paid } }
      : sourcesOfPaid(result.books, result.calculation, paid)
  const rows = DIVIDEND_SOURCES.flatMap((kind) =>
    sources[kind].yen > 0
      ? [{ distribution_id: distributionId, kind, yen: sources[kind].yen, related_yen: sources[kind].related }]
      : [],
  )
  if (rows.length > 0) await transaction.insertInto('distribution_source').values(rows).execute()
}

/** Takes a closing back with its distribution. @returns the key of its entry; null where the period was not closed from the books. */
export async function reopenPeriod(
  transaction: Transaction,
  { distributionId, now }: { distributionId: Id<'fixed_distribution'>; now: Date },
): Promise<string | null> {
  const closing = await transaction
    .updateTable('period_closing')
    .set({ reversed_at: now })
    .where('distribution_id', '=', distributionId)
    .where('reversed_at', 'is', null)
    .returning(['id', 'fund_id', 'number'])
    .executeTakeFirst()
  if (!closing) return null
  await transaction
    .updateTable('fund_period')
    .set({ closed_on: null })
    .where('fund_id', '=', closing.fund_id)
    .where('number', '=', closing.number)
    .execute()
  return `period-closed:${closing.id}`
}

/** What a distribution takes of the fund's own cash. */
interface CashNeeded {
  needed: Yen
  available: Yen
  missing: Yen
}

/**
 * The fund pays itself what the books give of the dividends, and principal as far as the operator takes over no property for it: what was sold lies in the
 * fund as cash. The few yen of a loss that flooring leaves are no property either: he pays them in when it is fixed.
 */
export async function loadCashNeeded(
  database: Queryable,
  {
    fundId,
    result,
    paid,
    principal,
    lossInBooks,
  }: { fundId: Id<'fund'>; result: PeriodResult | null; paid: Yen; principal: Yen; lossInBooks: Yen },
): Promise<CashNeeded> {
  const { rows } = await sql<{ unsold: number }>`
    select coalesce(sum(amount), 0)::bigint as unsold from account_balance
    where book = 'fund:' || ${fundId}::bigint and account_kind in ('property', 'loan', 'deployed', 'subordinated', 'fill_in', 'taken_over')`.execute(
    database,
  )
  const takenOver = yen(Math.min(principal, Math.max(0, (rows[0]?.unsold ?? 0) + principal + lossInBooks)))
  const given = result === null ? zeroYen : bookedPart(result, paid)
  const needed = remainingYen(addYen(given, principal), takenOver)
  const available = remainingYen(result?.freeCash ?? (await loadFreeCash(database, fundId)), zeroYen)
  return { needed, available, missing: remainingYen(needed, available) }
}
