import { post, type Entry } from '../../../ledger/post.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { loadComposition, recordCompositionAtWork } from '../../funds/fund/fund-composition.ts'
import { markShare } from '../../treasury/payout/end-payout.ts'
import type { Services } from '../../core/services.ts'
import { notifyWithoutPayment } from './notify-without-payment.ts'
import type { Id } from '../../../domain/id.ts'
import { sql } from 'kysely'
import type { JapanDate } from '../../../domain/calendar.ts'
import { distribute, memberPayout, type MemberPayout } from '../../../domain/distribution.ts'
import { addYen, subtractYen, yen, zeroYen, type Yen } from '../../../domain/money.ts'
import { OWN_PARTS, ownParts, smallerMoney, type OwnMoney } from '../../../domain/own-money.ts'
import { OWN_ACCOUNTS, loadOwnMoney } from '../contribution/load-own-money.ts'
import { allocateLoss } from '../../../domain/waterfall.ts'

/** Another distribution of the fund's period or day is fixed already: what is fixed is never changed. */
export class DistributionConflict extends Error {
  override name = 'DistributionConflict'
}

/** `fixDistributionWithin` in a transaction of its own, under the fund's lock. */
export async function fixDistribution(services: Services, input: FixedDistribution): Promise<Id<'fixed_distribution'>> {
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    await transaction
      .selectFrom('fund')
      .select('id')
      .where('id', '=', input.fundId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    return fixDistributionWithin(transaction, services, input, now)
  })
}

/**
 * Fixes every participant's dividend, withholding and returned principal, and books what is owed to them; who gets nothing is mailed. Frozen
 * from then on. The same again for the same period, or for the same day in a fund without recorded days, changes nothing. The caller holds the fund's lock.
 * @returns the distribution's id.
 * @throws DistributionConflict for a second, different one; RangeError for a loss larger than the fund or without redemption.
 */
export async function fixDistributionWithin(
  transaction: Transaction,
  services: Services,
  input: FixedDistribution,
  now: Date,
): Promise<Id<'fixed_distribution'>> {
  if (input.loss !== undefined && input.loss > 0 && !input.redeems)
    throw new RangeError('a loss is taken when the principal goes back')
  const period = input.period ?? (await findPeriod(transaction, input))
  const earlier = await findEarlier(transaction, input, period)
  if (earlier !== null) return earlier
  const { shares, cushionLoss } = await computeShares(transaction, input)
  const { id } = await transaction
    .insertInto('fixed_distribution')
    .values({
      fund_id: input.fundId,
      term_number: input.term ?? null,
      period_number: period,
      total_dividend: input.totalDividend,
      redeems: input.redeems,
      loss: input.loss ?? 0,
      sale_profit: input.saleProfit ?? 0,
      payday: input.payday,
      fixed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (shares.length === 0) return id
  await insertShares(transaction, id, shares, now)
  await book(transaction, { distributionId: id, fundId: input.fundId, shares, cushionLoss, now })
  if (!input.redeems)
    await recordCompositionAtWork(transaction, { fundId: input.fundId, cause: 'investors_left', at: now })
  await notifyWithoutPayment(transaction, services, id, now)
  return id
}

/** The term; the fund's last period where the principal goes back, else the first one without a distribution. Null where there is none. */
async function findPeriod(
  transaction: Transaction,
  { fundId, term, redeems }: FixedDistribution,
): Promise<number | null> {
  if (term !== undefined) return term
  const { rows } = await sql<{ number: number }>`
    select number from fund_period period
    where fund_id = ${fundId}
      and (not ${redeems} or not exists (
        select from fund_period later where later.fund_id = period.fund_id and later.number > period.number))
      and not exists (
        select from distribution earlier
        where earlier.fund_id = period.fund_id and earlier.period_number = period.number and (not ${redeems} or earlier.redeems is false))
    order by number limit 1`.execute(transaction)
  return rows[0]?.number ?? null
}

/** @returns null where none is fixed for the period, or without one for the day. */
async function findEarlier(
  transaction: Transaction,
  input: FixedDistribution,
  period: number | null,
): Promise<Id<'fixed_distribution'> | null> {
  const earlier = await transaction
    .selectFrom('distribution')
    .select(['id', 'total_dividend', 'redeems', 'payday', 'loss', 'sale_profit'])
    .where('fund_id', '=', input.fundId)
    .$if(period !== null, (query) => query.where('period_number', '=', period))
    .$if(period === null, (query) => query.where('payday', '=', input.payday).where('period_number', 'is', null))
    .executeTakeFirst()
  if (!earlier) return null
  const isSame =
    earlier.total_dividend === input.totalDividend &&
    earlier.redeems === input.redeems &&
    earlier.payday === input.payday &&
    earlier.loss === (input.loss ?? 0) &&
    earlier.sale_profit === (input.saleProfit ?? 0)
  if (isSame) return earlier.id
  throw new DistributionConflict(
    `fund ${input.fundId} has another distribution of ${period === null ? input.payday : `period ${period}`}`,
  )
}

async function insertShares(
  transaction: Transaction,
  distributionId: Id<'fixed_distribution'>,
  shares: readonly Share[],
  now: Date,
): Promise<void> {
  const rows = await transaction
    .insertInto('fixed_distribution_share')
    .values(
      shares.map((share) => ({
        distribution_id: distributionId,
        investment_id: share.investmentId,
        gross: share.dividend,
        withholding: share.tax,
        principal: share.redeemedPrincipal,
        loss: share.loss,
      })),
    )
    .returning(['id', 'net', 'principal'])
    .execute()
  // Nothing is left to pay where all was lost, or a term earned nothing.
  for (const row of rows) if ((row.net ?? 0) + row.principal === 0) await markShare(transaction, row.id, now)
}

/** A dividend is owed out of the fund's result, principal out of the capital at work: what goes back of it is never told as a dividend. */
async function book(
  transaction: Transaction,
  {
    distributionId,
    fundId,
    shares,
    cushionLoss,
    now,
  }: {
    distributionId: Id<'fixed_distribution'>
    fundId: Id<'fund'>
    shares: readonly Share[]
    cushionLoss: OwnMoney
    now: Date
  },
): Promise<void> {
  const booked = shares.map((share) => ({
    investmentId: share.investmentId,
    gross: share.dividend,
    withholding: share.tax,
    principal: share.redeemedPrincipal,
    loss: share.loss,
  }))
  // Of those who left, what is fixed and not approved is not in the book yet: it bears nothing there.
  const { contributed } = await loadOwnMoney(transaction, fundId)
  const ownLoss = smallerMoney(cushionLoss, contributed)
  for (const { kind, key, lines } of entriesOf(fundId, distributionId, booked, ownLoss)) {
    const moved = lines.some(({ debit = 0, credit = 0 }) => debit + credit > 0)
    if (moved) await post(transaction, { kind, key, effectiveAt: now, recordedAt: now, lines })
  }
}

/** A share as far as the books know it, whole yen. */
export interface BookedShare {
  investmentId: Id<'investment'>
  gross: number
  withholding: number
  principal: number
  loss: number
}

/** The entries of a distribution, by their keys; those without an amount are not booked. */
export function entriesOf(
  fundId: Id<'fund'>,
  distributionId: Id<'fixed_distribution'>,
  shares: readonly BookedShare[],
  ownLoss: OwnMoney,
): Pick<Entry, 'kind' | 'key' | 'lines'>[] {
  const of = <Kind extends 'payable' | 'withholding_unpaid' | 'deployed'>(kind: Kind, { investmentId }: BookedShare) =>
    ({ kind, fundId, investmentId }) as const
  const lostOwn = addYen(...ownParts(ownLoss))
  return [
    {
      kind: 'distribution_fixed',
      key: `distribution:${distributionId}`,
      lines: [
        { account: { kind: 'undistributed', fundId }, debit: shares.reduce((sum, { gross }) => sum + gross, 0) },
        ...shares.flatMap((share) => [
          { account: of('payable', share), credit: share.gross - share.withholding },
          { account: of('withholding_unpaid', share), credit: share.withholding },
        ]),
      ],
    },
    {
      kind: 'principal_due',
      key: `principal:${distributionId}`,
      lines: shares.flatMap((share) => [
        { account: of('deployed', share), debit: share.principal },
        { account: of('payable', share), credit: share.principal },
      ]),
    },
    {
      // What was lost is no property of the fund any more. The operator's parts bear it first, and in his own book it is his loss.
      kind: 'loss_allocated',
      key: `loss:${distributionId}`,
      lines: [
        ...OWN_PARTS.map((part) => ({
          account: { kind: OWN_ACCOUNTS[part], fundId },
          debit: ownLoss[part],
        })),
        ...shares.map((share) => ({ account: of('deployed', share), debit: share.loss })),
        {
          account: { kind: 'property', fundId },
          credit: shares.reduce<number>((sum, { loss }) => sum + loss, lostOwn),
        },
        { account: { kind: 'fund_result' }, debit: lostOwn },
        { account: { kind: 'fund_interest', fundId }, credit: lostOwn },
      ],
    },
  ]
}

export interface FixedDistribution {
  fundId: Id<'fund'>
  /** Before tax, whole yen; what flooring leaves stays with the operator. */
  totalDividend: number
  /** Whether the principal goes back with it: the fund has ended. */
  redeems: boolean
  /** The day of payment decides about the rate of withholding. */
  payday: JapanDate
  /** Of the whole fund, whole yen, with `redeems` alone: the operator's money bears it first, then investors in proportion. */
  loss?: number
  /** Of an auto-renewing fund: the ended term whose participants share it; those who leave get their principal back with it. */
  term?: number
  /** The calculation period that it is for; without it the one that follows from the other fields. */
  period?: number
  /** Told with a sale at a profit; `totalDividend` already holds the investors' quarter of it. */
  saleProfit?: number
}

export interface Share extends MemberPayout {
  investmentId: Id<'investment'>
  memberId: Id<'member'>
  memberName: string
  amount: Yen
  loss: Yen
}

export interface Shares {
  shares: Share[]
  /** What the operator's parts bear of a loss, before all of them. */
  cushionLoss: OwnMoney
  /** What all of them have in the fund. */
  invested: Yen
}

/** Everybody's part in a distribution as it would be fixed now. @throws RangeError for a loss larger than the fund as it is really composed. */
export async function computeShares(database: Queryable, input: FixedDistribution): Promise<Shares> {
  const composition = await loadComposition(database, input.fundId)
  const participants = await loadParticipants(database, input)
  const holdings = participants.map((one) => ({ investId: String(one.id), amount: yen(one.amount) }))
  const { dividends } = distribute(yen(input.totalDividend), holdings)
  const { losses, cushionLoss } = allocateLoss(yen(input.loss ?? 0), { ...composition, reserve: zeroYen }, holdings)
  const shares = participants.map((one) => {
    const amount = yen(one.amount)
    const loss = losses.get(String(one.id)) ?? zeroYen
    const principal = input.redeems || one.leaves === true ? subtractYen(amount, loss) : zeroYen
    const payout = memberPayout(dividends.get(String(one.id)) ?? zeroYen, principal, input.payday)
    return { investmentId: one.id, memberId: one.member_id, memberName: one.member_name, amount, loss, ...payout }
  })
  return { shares, cushionLoss, invested: addYen(...shares.map(({ amount }) => amount)) }
}

interface Participant {
  id: Id<'investment'>
  amount: number
  member_id: Id<'member'>
  member_name: string
  leaves: boolean | null
}

/** Whose money works in the fund, or worked in the term, and has not been given back by an earlier distribution. */
async function loadParticipants(database: Queryable, { fundId, term }: FixedDistribution): Promise<Participant[]> {
  const { rows } = await sql<Participant>`
    select investment.id, investment.amount, investment.member_id, part.leaves,
      member.family_name || ' ' || member.given_name as member_name
    from investment
    join member on member.id = investment.member_id
    left join term_participation part on part.investment_id = investment.id and part.term_number = ${term ?? null}::integer
    where investment.fund_id = ${fundId} and investment.status = 'participating'
      and (${term ?? null}::integer is null or part.investment_id is not null)
      and not exists (
        select from distribution_share earlier where earlier.investment_id = investment.id and earlier.principal + earlier.loss > 0)
    order by investment.id`.execute(database)
  return rows
}
