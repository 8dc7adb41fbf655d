import { sql } from 'kysely'
import { addDays, addMonths, formatDate, japanDate, japanDateOf } from '../../../domain/calendar.ts'
import { courseOf, DELAY_CAUSES, type DelayCause } from '../../../domain/funds/fund-course.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen, type Yen } from '../../../domain/money.ts'
import {
  trackRecordOf,
  type DelayedFund,
  type FundOnRecord,
  type TrackRecord,
} from '../../../domain/funds/track-record.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { loadEarningsOf } from '../../treasury/payout/load-earnings.ts'
import { loadSmallerDividends } from '../../treasury/payout/load-smaller-dividends.ts'
import type { Services } from '../../core/services.ts'
import { sharedReading } from '../../core/shared-reading.ts'
import { loadCorrections } from '../fund/load-corrections.ts'
import { sharedFunds } from '../fund/shared-funds.ts'
import { sharedExits } from '../property/shared-records.ts'

/** The record of all published funds, and the instant for which it was read. */
export type ShownRecord = TrackRecord & { readonly asOf: Date }

/** Under a burst up to a quarter of a second old; a few queries however many funds there are. */
export const sharedTrackRecord = sharedReading(loadTrackRecord)

interface Row {
  id: Id<'fund'>
  name: string
  planned_rate_bp: number
  first_start_on: string | null
  first_end_on: string | null
  operation_term_months: number
  started_on: string
  ended_on: string | null
  redeemed_at: Date | null
  paid_in: number
  principal: number
  loss: number
  /** What later income gave back of the loss, and when the last of it was fixed. */
  restored: number
  restored_at: Date | null
  paid_dividend: number
  totals: Record<string, number>
  extensions: { cause: DelayCause; reason: FreeText }[]
}

/** As it is at this moment. */
export async function loadTrackRecord(database: Queryable, services: Services): Promise<ShownRecord> {
  const asOf = services.clock.now()
  const courses = await sharedFunds(services).courses()
  const rows = await loadFacts(
    database,
    [...courses.values()].flatMap(({ fundId, hasBegun }) => (hasBegun ? [fundId] : [])),
  )
  const distributions = rows.flatMap(({ totals }) => Object.keys(totals).map(Number) as Id<'fixed_distribution'>[])
  const [earnings, less, corrections, exits] = await Promise.all([
    loadEarningsOf(
      database,
      rows.map(({ id }) => id),
    ),
    loadSmallerDividends(database, distributions),
    loadCorrections(database, distributions),
    sharedExits(services),
  ])
  const funds = rows.map((row): FundOnRecord => {
    const ofFund = Object.keys(row.totals).map(Number) as Id<'fixed_distribution'>[]
    const record = courses.get(row.id)
    const course = record === undefined ? null : courseOf(record, japanDateOf(asOf))
    return {
      fundId: row.id,
      name: row.name,
      plannedRateBp: row.planned_rate_bp,
      ...firstPlanOf(row),
      startedOn: japanDate(row.started_on),
      endedOn: row.ended_on === null ? null : japanDate(row.ended_on),
      redeemedOn: row.redeemed_at === null ? null : japanDateOf(row.redeemed_at),
      state: course?.state ?? 'planned',
      late: course?.late ?? null,
      extendedTo: course?.decided?.state === 'extended' ? course.decided.plannedEndOn : null,
      paidIn: yen(row.paid_in),
      principal: yen(row.principal),
      loss: yen(row.loss),
      paidDividend: yen(row.paid_dividend),
      earnings: (earnings.get(row.id) ?? []).map((earning) => ({
        ...earning,
        distributed: distributedOf(row, earning.distributionId),
      })),
      exits: (exits.get(row.id) ?? []).filter((exit) => exit !== 'none_yet'),
      causes: [
        ...row.extensions.map(({ cause, reason }) => `期間の延長：${DELAY_CAUSES[cause]}。${reason}`),
        ...ofFund.flatMap((id) => {
          const words = less.get(id)?.words
          return words === undefined ? [] : [`分配金：${words}`]
        }),
        ...restoredWords(row),
      ],
      corrections: ofFund
        .flatMap((id) => corrections.get(id)?.corrections ?? [])
        .toSorted((one, other) => one.recordedAt.getTime() - other.recordedAt.getTime()),
    }
  })
  const notBegun = [...courses.values()].flatMap((record): DelayedFund[] => {
    const course = record.hasBegun ? null : courseOf(record, japanDateOf(asOf))
    if (course === null || course.late === null) return []
    const { fundId, fundName: name } = record
    return [{ fundId, name, state: course.state, late: course.late, firstEndOn: null, extendedTo: null }]
  })
  return { ...trackRecordOf(funds, notBegun), asOf }
}

/** The loss stays as it was fixed; what was given back of it is said beside it. */
const restoredWords = ({ loss, restored, restored_at: at }: Row): FreeText[] =>
  at === null
    ? []
    : [
        `元本の回復：償還の後の収入から、投資家の元本の損失${formatYen(yen(loss))}のうち${formatYen(yen(restored))}を返還しました（追加分配、${formatDate(japanDateOf(at))}まで）。実績の年利と損失の額は、回復の前のものです。`,
      ]

function distributedOf({ totals }: Row, distributionId: Id<'fixed_distribution'>): Yen {
  const total = totals[distributionId]
  if (total === undefined) throw new Error(`distribution ${distributionId} has no total`)
  return yen(total)
}

/**
 * The days that were published first. Of a fund that renews itself its members decide with each term how long it works: the plan ends with its last term. Where
 * no days were published, the promised months from the recorded start.
 */
function firstPlanOf(row: Row): Pick<FundOnRecord, 'firstStartOn' | 'firstEndOn'> {
  const firstStartOn = japanDate(row.first_start_on ?? row.started_on)
  return {
    firstStartOn,
    firstEndOn:
      row.first_end_on === null
        ? addDays(addMonths(firstStartOn, row.operation_term_months), -1)
        : japanDate(row.first_end_on),
  }
}

/** The first published plan is the last version before operators agreed on a change. */
async function loadFacts(database: Queryable, fundIds: readonly Id<'fund'>[]): Promise<Row[]> {
  if (fundIds.length === 0) return []
  const { rows } = await sql<Row>`
    select fund.id, fund.name, fund.planned_rate_bp, fund.operation_term_months,
      case when first.content is null then fund.operation_start_on else (first.content ->> 'operationStartOn')::date end as first_start_on,
      case when fund.auto_renewal then (select end_on from fund_term where fund_id = fund.id order by number desc limit 1)
        when first.content is null then fund.operation_end_on else (first.content ->> 'operationEndOn')::date end as first_end_on,
      result.operation_start_on as started_on, result.operation_end_on as ended_on,
      money.paid_in, share.redeemed_at, share.principal, share.loss, share.restored, share.restored_at, share.paid_dividend, share.totals,
      (select coalesce(json_agg(json_build_object('cause', cause, 'reason', reason) order by seq), '[]') from fund_status
        where fund_id = fund.id and state = 'extended') as extensions
    from fund join fund_result result on result.fund_id = fund.id
    left join lateral (
      select content from fund_version
      where fund_id = fund.id and number < (select min(number) from fund_version agreed where agreed.fund_id = fund.id and agreed.proposal_id is not null)
      order by number desc limit 1
    ) first on true
    cross join lateral (
      select coalesce(sum(amount), 0)::bigint as paid_in from investment where fund_id = fund.id and status = 'participating'
    ) money
    cross join lateral (
      select max(redeemed_at) as redeemed_at, coalesce(sum(principal), 0)::bigint as principal, coalesce(sum(loss), 0)::bigint as loss,
        coalesce(sum(restored), 0)::bigint as restored, max(fixed_at) filter (where restored > 0) as restored_at,
        coalesce(sum(paid_dividend), 0)::bigint as paid_dividend, coalesce(json_object_agg(id, total_dividend order by id) filter (where id is not null), '{}') as totals
      from (
        select distribution.id, distribution.total_dividend, distribution.fixed_at, sum(share.principal - share.restored) as principal, sum(share.loss) as loss,
          sum(share.restored) as restored,
          sum(share.gross) filter (where share.paid_at is not null) as paid_dividend,
          max(share.paid_at) filter (where share.principal + share.loss - share.restored > 0) as redeemed_at
        from distribution left join distribution_share share on share.distribution_id = distribution.id
        where distribution.fund_id = fund.id group by distribution.id, distribution.total_dividend, distribution.fixed_at
      ) each
    ) share
    where fund.id = any(${[...fundIds]}::bigint[]) order by fund.id`.execute(database)
  return rows
}
