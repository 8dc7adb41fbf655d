import { sql, type RawBuilder, type Selectable } from 'kysely'
import { japanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { FundTotals } from '../../../domain/funds/fund.ts'
import { promiseOf, type PromisedFund } from '../../../domain/funds/fund-draft.ts'
import { keptPictures, type FundPicture } from '../../../domain/records/fund-picture.ts'
import type { Id } from '../../../domain/id.ts'
import { yen, zeroYen } from '../../../domain/money.ts'
import { fromColumns } from '../../../domain/records/field.ts'
import { fundFields } from '../../../domain/records/fund.ts'
import type { Fund, FundResult, Lottery } from '../../../platform/database/types.ts'
import type { FundFieldColumn } from './fund-content.ts'

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
  /** When a fund with closing days was found short after its end. */
  shortSince: Date | null
}

/** The public side of a fund's draw. The seed is published after the draw alone. */
export interface LotteryRecord {
  commitment: string
  beaconUrl: string | null
  beaconRound: number | null
  beacon: string | null
  listHash: string | null
  /** Of who may be a substitute; null where nobody may. */
  substitutesHash: string | null
  listedAt: Date | null
  drawnAt: Date | null
  seed: string | null
}

/** A fund as the database has it: what was entered about it and all else that is shown of it. */
export interface FundRecord {
  id: Id<'fund'>
  name: string
  detail: string
  /** How and when the property is to be sold, as its pre-contract document says it; null where it says nothing. */
  exitPlan: string | null
  /** Who manages the property, as the pre-contract document says it. */
  management: string | null
  isPublished: boolean
  /** Every field that an operator enters. */
  fund: PromisedFund
  totals: FundTotals
  /** How many wait for a place. */
  waiting: number
  /** When applications began and ceased to be taken: as operators recorded it, or as the clock did; null before. */
  openedAt: Date | null
  closedAt: Date | null
  result: FundResultRecord | null
  /** In their order, the main one first. */
  pictures: readonly FundPicture[]
  lottery: LotteryRecord | null
}

/** Dissolved for good; `isFail` of the domain tells whether it has to be. */
export function hasFailed({ result }: Pick<FundRecord, 'result'>): boolean {
  return result !== null && result.failedAt !== null
}

/**
 * Nobody joins any more, whatever room there is: the fund has failed, the operator has taken over what was missing, or its operation is
 * recorded. One that is fully paid may begin before its offering ends, and a cooling-off then frees room in a fund at work.
 */
export function isClosedToNewInvestors(fund: Pick<FundRecord, 'result'>): boolean {
  const { result } = fund
  return hasFailed(fund) || (result !== null && (result.operationStartOn !== null || result.gapKeptAt !== null))
}

/** When the offering of `fund f` opened or closed: as operators recorded it in `result`, else as the clock did; null before it was due. */
export const offeringMoment = (
  event: 'offering_opened' | 'offering_closed',
  result: 'r' | 'result',
): RawBuilder<unknown> => {
  const recorded = sql.ref(`${result}.${event === 'offering_opened' ? 'offering_start_at' : 'offering_end_at'}`)
  return sql`coalesce(${recorded}, (select at from fund_event where fund_id = f.id and event = ${sql.lit(event)}))`
}

/** The columns of `fund f`, `fund_result r` and `lottery l`; `t` is the fund's totals. */
export const fundColumns: RawBuilder<unknown> = sql`
  f.id, f.status, f.detail, nullif(trim(f.disclosure ->> 'exitPlan'), '') as exit_plan, nullif(trim(f.disclosure ->> 'management'), '') as management, f.pictures, ${sql.join(Object.values(fundFields).map(({ column }) => sql.ref(`f.${column}`)))},
  r.fund_id as result_of, r.offering_start_at as real_offering_start_at, r.offering_end_at as real_offering_end_at,
  ${offeringMoment('offering_opened', 'r')} as opened_at, ${offeringMoment('offering_closed', 'r')} as closed_at,
  r.operation_start_on as real_operation_start_on, r.operation_end_on as real_operation_end_on, r.payday, r.rate_bp, r.rate_after_loss_bp, r.failed_at, r.gap_decide_until, r.gap_kept_at, r.short_since,
  l.commitment, l.beacon_url, l.beacon_round, l.beacon, l.list_hash, l.substitutes_hash, l.listed_at, l.drawn_at,
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

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null }

type ResultColumn =
  | 'payday'
  | 'rate_bp'
  | 'rate_after_loss_bp'
  | 'failed_at'
  | 'gap_decide_until'
  | 'gap_kept_at'
  | 'short_since'
type LotteryColumn =
  | 'commitment'
  | 'beacon_url'
  | 'beacon_round'
  | 'beacon'
  | 'list_hash'
  | 'substitutes_hash'
  | 'listed_at'
  | 'drawn_at'

/** A row of `fundColumns`. */
export interface FundRow
  extends
    Pick<Selectable<Fund>, FundFieldColumn | 'id' | 'status' | 'detail' | 'pictures'>,
    Nullable<Pick<Selectable<FundResult>, ResultColumn>>,
    Nullable<Pick<Selectable<Lottery>, LotteryColumn>> {
  exit_plan: string | null
  management: string | null
  result_of: Id<'fund'> | null
  real_offering_start_at: Date | null
  real_offering_end_at: Date | null
  opened_at: Date | null
  closed_at: Date | null
  real_operation_start_on: string | null
  real_operation_end_on: string | null
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
    exitPlan: row.exit_plan,
    management: row.management,
    isPublished: row.status === 'published',
    fund: { ...promiseOf(fromColumns(fundFields, row)), drawnAt: row.drawn_at },
    totals: {
      // Who still waits after the draw is a substitute.
      lotteryPending: row.drawn_at === null ? yen(row.lottery_pending) : zeroYen,
      awaitingDeposit: yen(row.awaiting_deposit),
      participating: yen(row.participating),
      held: yen(row.held),
    },
    waiting: row.waiting,
    openedAt: row.opened_at,
    closedAt: row.closed_at,
    result: row.result_of === null ? null : toResult(row),
    pictures: keptPictures(row.pictures),
    lottery: row.commitment === null ? null : toLottery(row, row.commitment),
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
    shortSince: row.short_since,
  }
}

function toLottery(row: FundRow, commitment: string): LotteryRecord {
  return {
    commitment,
    beaconUrl: row.beacon_url,
    beaconRound: row.beacon_round,
    beacon: row.beacon,
    listHash: row.list_hash,
    substitutesHash: row.substitutes_hash,
    listedAt: row.listed_at,
    drawnAt: row.drawn_at,
    seed: row.seed,
  }
}

const day = (text: string | null): JapanDate | null => (text === null ? null : japanDate(text))
