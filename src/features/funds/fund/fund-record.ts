import { sql, type RawBuilder } from 'kysely'
import { japanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { Fund, FundTotals, Goal, OfferingMethod } from '../../../domain/fund.ts'
import type { FundPictureChoice, RatePart } from '../../../domain/fund-draft.ts'
import { yen } from '../../../domain/money.ts'

/** What happened with a fund, as far as it has happened. */
export interface FundResultRecord {
  offeringStartAt: Date | null
  offeringEndAt: Date | null
  operationStartOn: JapanDate | null
  operationEndOn: JapanDate | null
  payday: JapanDate | null
  /** What one yen of an investor earned; whoever tells it tells the next one beside it. */
  rateBp: number | null
  /** The same with losses of principal taken off; null where there were none. */
  rateAfterLossBp: number | null
  failedAt: Date | null
  /** A full and paid fund lost a contract after its end: until then two operators decide whether it fails. */
  gapDecideUntil: Date | null
  /** When they decided to cover what is missing. */
  gapKeptAt: Date | null
}

/** The public side of a fund's draw. The seed is told after the draw alone. */
export interface LotteryRecord {
  commitment: string
  beaconUrl: string | null
  beaconRound: number | null
  beacon: string | null
  listHash: string | null
  listedAt: Date | null
  drawnAt: Date | null
  seed: string | null
}

/** A fund as the database has it: the domain's facts and all else that is told of it. */
export interface FundRecord {
  id: number
  name: string
  detail: string
  isPublished: boolean
  fund: Fund
  totals: FundTotals
  /** How many wait for a place. */
  waiting: number
  result: FundResultRecord | null
  rateBreakdown: RatePart[]
  /** None stands for the four drawn ones. */
  pictures: readonly FundPictureChoice[]
  lottery: LotteryRecord | null
}

/** Dissolved for good; `isFail` of the domain tells whether it has to be. */
export function hasFailed({ result }: Pick<FundRecord, 'result'>): boolean {
  return result !== null && result.failedAt !== null
}

/**
 * Nobody joins any more, whatever room there is: the fund has failed, or its operation is recorded. One that is fully paid may begin before
 * its offering ends, and a cooling-off then frees room in a fund at work.
 */
export function isClosedToNewInvestors(fund: Pick<FundRecord, 'result'>): boolean {
  return hasFailed(fund) || (fund.result !== null && fund.result.operationStartOn !== null)
}

/** The columns of `fund f`, `fund_result r` and `lottery l`; `t` is the fund's totals. */
export const fundColumns: RawBuilder<unknown> = sql`
  f.id, f.name, f.detail, f.status, f.offering_start_at, f.offering_end_at, f.offering_method, f.goal, f.fund_total,
  f.subordinated_amount, f.minimum_amount, f.maximum_amount, f.planned_rate_bp, f.rate_breakdown, f.operation_term_months,
  f.operation_start_on, f.operation_end_on, f.auto_renewal, f.has_waitlist, f.early_access_code, f.pictures,
  r.fund_id as result_of, r.offering_start_at as real_offering_start_at, r.offering_end_at as real_offering_end_at,
  r.operation_start_on as real_operation_start_on, r.operation_end_on as real_operation_end_on, r.payday, r.rate_bp, r.rate_after_loss_bp, r.failed_at, r.gap_decide_until, r.gap_kept_at,
  l.commitment, l.beacon_url, l.beacon_round, l.beacon, l.list_hash, l.listed_at, l.drawn_at,
  case when l.drawn_at is not null then encode(l.seed, 'hex') end as seed,
  t.lottery_pending, t.awaiting_deposit, t.participating, t.held, t.waiting`

/**
 * Investors' money in the fund `f` by status, and its waitlist: ranges of the indexes investment_of_fund and waitlist_of_fund, never the
 * tables. Asked status by status: in an opening second the statistics know nothing of the rows yet, and any index would look as good.
 */
export const fundTotals: RawBuilder<unknown> = sql`
  select coalesce(sum(amount) filter (where status = 'lottery_pending'), 0) as lottery_pending,
    coalesce(sum(amount) filter (where status = 'awaiting_deposit'), 0) as awaiting_deposit,
    coalesce(sum(amount) filter (where status = 'participating'), 0) as participating,
    (select coalesce(sum(amount), 0) from waitlist_entry where fund_id = f.id and status = 'invited') as held,
    (select count(*) from waitlist_entry where fund_id = f.id and status = 'waiting') as waiting
  from unnest(array['lottery_pending', 'awaiting_deposit', 'participating']) as live (status)
  cross join lateral (select sum(amount) as amount from investment where fund_id = f.id and investment.status = live.status) as invested`

export interface FundRow {
  id: number
  name: string
  detail: string
  status: string
  offering_start_at: Date
  offering_end_at: Date
  offering_method: string
  goal: string
  fund_total: number
  subordinated_amount: number
  minimum_amount: number
  maximum_amount: number | null
  planned_rate_bp: number
  rate_breakdown: RatePart[]
  operation_term_months: number
  operation_start_on: string | null
  operation_end_on: string | null
  auto_renewal: boolean
  has_waitlist: boolean
  early_access_code: string | null
  pictures: FundPictureChoice[]
  result_of: number | null
  real_offering_start_at: Date | null
  real_offering_end_at: Date | null
  real_operation_start_on: string | null
  real_operation_end_on: string | null
  payday: string | null
  rate_bp: number | null
  rate_after_loss_bp: number | null
  failed_at: Date | null
  gap_decide_until: Date | null
  gap_kept_at: Date | null
  commitment: string | null
  beacon_url: string | null
  beacon_round: number | null
  beacon: string | null
  list_hash: string | null
  listed_at: Date | null
  drawn_at: Date | null
  seed: string | null
  lottery_pending: number
  awaiting_deposit: number
  participating: number
  held: number
  waiting: number
}

export function toFundRecord(row: FundRow): FundRecord {
  return {
    id: row.id,
    name: row.name,
    detail: row.detail,
    isPublished: row.status === 'published',
    fund: toDomainFund(row),
    totals: {
      lotteryPending: yen(row.lottery_pending),
      awaitingDeposit: yen(row.awaiting_deposit),
      participating: yen(row.participating),
      held: yen(row.held),
    },
    waiting: row.waiting,
    result: row.result_of === null ? null : toResult(row),
    rateBreakdown: row.rate_breakdown,
    pictures: row.pictures,
    lottery: row.commitment === null ? null : toLottery(row, row.commitment),
  }
}

function toDomainFund(row: FundRow): Fund {
  return {
    offeringStartAt: row.offering_start_at,
    offeringEndAt: row.offering_end_at,
    offeringMethod: row.offering_method as OfferingMethod,
    goal: row.goal as Goal,
    fundTotal: yen(row.fund_total),
    subordinatedAmount: yen(row.subordinated_amount),
    minimumAmount: yen(row.minimum_amount),
    maximumAmount: row.maximum_amount === null ? null : yen(row.maximum_amount),
    plannedRateBp: row.planned_rate_bp,
    operationTermMonths: row.operation_term_months,
    operationStartOn: day(row.operation_start_on),
    operationEndOn: day(row.operation_end_on),
    autoRenewal: row.auto_renewal,
    hasWaitlist: row.has_waitlist,
    earlyAccessCode: row.early_access_code,
    drawnAt: row.drawn_at,
  }
}

function toResult(row: FundRow): FundResultRecord {
  return {
    offeringStartAt: row.real_offering_start_at,
    offeringEndAt: row.real_offering_end_at,
    operationStartOn: day(row.real_operation_start_on),
    operationEndOn: day(row.real_operation_end_on),
    payday: day(row.payday),
    rateBp: row.rate_bp,
    rateAfterLossBp: row.rate_after_loss_bp,
    failedAt: row.failed_at,
    gapDecideUntil: row.gap_decide_until,
    gapKeptAt: row.gap_kept_at,
  }
}

function toLottery(row: FundRow, commitment: string): LotteryRecord {
  return {
    commitment,
    beaconUrl: row.beacon_url,
    beaconRound: row.beacon_round,
    beacon: row.beacon,
    listHash: row.list_hash,
    listedAt: row.listed_at,
    drawnAt: row.drawn_at,
    seed: row.seed,
  }
}

const day = (text: string | null): JapanDate | null => (text === null ? null : japanDate(text))
