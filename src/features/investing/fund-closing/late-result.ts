import { sql } from 'kysely'
import { japanDate, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, formatYen, subtractYen, yen, zeroYen, type Yen } from '../../../domain/money.ts'
import {
  supplementaryDistribution,
  type SupplementaryDistribution,
} from '../../../domain/investing/supplementary-distribution.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'
import type { Effect } from '../../people/approval/proposal-kind.ts'
import { closingLines, loadCostsToOurs, loadPeriodBooks } from '../distribution/period-books.ts'

/** Also what makes each other good and leaves nothing: its accounts are closed all the same. */
export async function isAnythingLate(database: Queryable, fundId: Id<'fund'>, now: Date): Promise<boolean> {
  if ((await findRedeeming(database, fundId)) === null) return false
  const lines = await closingLines(database, { fundId, endOn: japanDateOf(now) })
  return lines.some(({ account }) => account.kind !== 'undistributed')
}

/** Income less costs since the last period was closed; zero before the principal has gone back. */
export async function loadLateResult(database: Queryable, fundId: Id<'fund'>, now: Date): Promise<Yen> {
  if ((await findRedeeming(database, fundId)) === null) return zeroYen
  const { books } = await loadPeriodBooks(database, { fundId, endOn: japanDateOf(now) })
  return subtractYen(addYen(books.income, books.saleProceeds), addYen(books.costs, books.saleCost))
}

/**
 * What the two people who close it are shown: income and costs apart, and how much of both was between the fund and the operator or his related parties. Costs
 * of theirs take what investors would have got.
 */
export async function lateChanges(database: Queryable, fundId: Id<'fund'>, now: Date): Promise<Effect['changes']> {
  const days = { fundId, endOn: japanDateOf(now) }
  const { books } = await loadPeriodBooks(database, days)
  const { relatedCosts, accruedCosts: accrued } = await loadCostsToOurs(database, days)
  const row = (label: string, amount: Yen) => ({ label, before: null, after: formatYen(amount) })
  return [
    row('最後の計算期間の後の収入', addYen(books.income, books.saleProceeds)),
    row('うち、当社や関係者から受け取った額', addYen(books.relatedIncome, books.relatedSale)),
    row('最後の計算期間の後の費用', addYen(books.costs, books.saleCost)),
    row('うち、当社や関係者に支払った額', relatedCosts),
    ...(accrued === zeroYen ? [] : [row('うち、支払先が記録されていない未払費用', accrued)]),
  ]
}

/** The distribution with which the principal went back. */
export async function findRedeeming(database: Queryable, fundId: Id<'fund'>): Promise<Id<'fixed_distribution'> | null> {
  const redeemed = await database
    .selectFrom('distribution')
    .select('id')
    .where('fund_id', '=', fundId)
    .where('redeems', '=', true)
    .executeTakeFirst()
  return redeemed?.id ?? null
}

/**
 * CONFLICT while nobody was paid what the end gives him: it can be taken back until then, and with it that anything came in after it. Null where somebody
 * was, or nobody gets anything.
 */
export async function refuseUnpaidEnd(database: Queryable, fundId: Id<'fund'>): Promise<Refusal | null> {
  const { rows } = await sql<{ isPaid: boolean }>`select is_end_being_paid(${fundId}) as "isPaid"`.execute(database)
  return rows[0]?.isPaid
    ? null
    : refusal(
        'CONFLICT',
        '元本の返還の支払いが、まだ始まっていません。後からの収入の分け方は、支払いを銀行に依頼した後に提案してください。',
      )
}

/** Who comes before the operator with what came in after the last period. */
export interface InvestorsClaim {
  /** What investors lost of their principal, and was not restored since: it is made good first. */
  lost: Yen
  /** What they got less than the contract's cap gave for the term, and have not got since. */
  short: Yen
  /** The last day that the cap counts: of the rents of months after the recorded end, at the latest of the payday; null where no principal has gone back. */
  capUntil: JapanDate | null
  /** What of the result is theirs; null where none of it is. */
  supplement: SupplementaryDistribution | null
  holders: { investmentId: Id<'investment'> }[]
}

/** By the payday, whose rate is withheld. */
export async function loadInvestorsClaim(
  database: Queryable,
  { fundId, result, payday }: { fundId: Id<'fund'>; result: Yen; payday: JapanDate },
): Promise<InvestorsClaim> {
  const { rows } = await sql<{
    lost: number
    short: number
    capUntil: string | null
    holders: { investmentId: Id<'investment'>; amount: number; lost: number }[]
  }>`
    select coalesce(sum(losing.lost), 0)::bigint as lost, short_of_cap(${fundId}, null) as short, cap_until(${fundId}, 'infinity')::text as "capUntil",
      coalesce(json_agg(json_build_object('investmentId', investment.id, 'amount', investment.amount, 'lost', coalesce(losing.lost, 0))
        order by investment.id), '[]') as holders
    from distribution_share share
    join distribution on distribution.id = share.distribution_id
    join investment on investment.id = share.investment_id
    left join standing_losses(${fundId}, null) losing on losing.investment_id = investment.id
    where distribution.fund_id = ${fundId} and distribution.redeems`.execute(database)
  const [row] = rows
  const holders = row?.holders ?? []
  const short = yen(row?.short ?? 0)
  const holdings = holders.map(({ investmentId, amount, lost }) => ({
    investId: String(investmentId),
    amount: yen(amount),
    lost: yen(lost),
  }))
  return {
    lost: yen(row?.lost ?? 0),
    short,
    capUntil: row?.capUntil ? japanDate(row.capUntil) : null,
    supplement: supplementaryDistribution({ result, short, holdings, payday }),
    holders,
  }
}
