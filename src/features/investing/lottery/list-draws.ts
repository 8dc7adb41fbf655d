import { sql } from 'kysely'
import type { drawTable } from '../../../domain/tables/draws.ts'
import type { SortOf } from '../../../domain/tables/table.ts'
import type { DrawState } from '../../../domain/tables/draws.ts'
import { drawAt } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { beaconRoundAt } from '../../../domain/investing/lottery.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { pageOfList } from '../../core/graphql/list-page.ts'
import type { TableInput, TablePage } from '../../core/graphql/table-page.ts'

export interface DrawSummary {
  fundId: Id<'fund'>
  fundName: string
  state: DrawState
  offeringEndAt: Date
  drawAt: Date
  commitment: string
  beaconRound: number | null
  /** When the promised round appears; null where none was promised. */
  beaconAt: Date | null
  listHash: string | null
  listedAt: Date | null
  drawnAt: Date | null
  /** Of the list once it is closed, of the live applications before. */
  applications: number
  amount: number
  winners: number | null
  won: number | null
  /** What the winners may take together. */
  capacity: number
}

interface Row extends Omit<DrawSummary, 'state' | 'drawAt' | 'beaconAt'> {
  offeringStartAt: Date
  applied: number
  appliedAmount: number
}

/** Every published lottery, the one that ends last first; one fund's where it is given. */
export async function listDraws(
  database: Queryable,
  now: Date,
  fundId: Id<'fund'> | null = null,
): Promise<DrawSummary[]> {
  const { rows } = await sql<Row>`
    select f.id as "fundId", f.name as "fundName", f.offering_start_at as "offeringStartAt", f.offering_end_at as "offeringEndAt", f.fund_total - f.subordinated_amount as capacity,
      l.commitment, l.beacon_round as "beaconRound", l.list_hash as "listHash", l.listed_at as "listedAt", l.drawn_at as "drawnAt",
      e.applications, e.amount, case when l.drawn_at is not null then e.winners end as winners, case when l.drawn_at is not null then e.won end as won,
      p.applied, p."appliedAmount"
    from lottery l join fund f on f.id = l.fund_id
    cross join lateral (
      select count(*) as applications, coalesce(sum(amount), 0)::bigint as amount,
        count(*) filter (where won) as winners, coalesce(sum(amount) filter (where won), 0)::bigint as won
      from lottery_entry where fund_id = f.id) e
    cross join lateral (
      select count(*) as applied, coalesce(sum(amount), 0)::bigint as "appliedAmount" from investment where fund_id = f.id and status = 'lottery_pending') p
    where ${fundId}::bigint is null or f.id = ${fundId}
    order by f.offering_end_at desc, f.id desc`.execute(database)
  return rows.map((row) => toSummary(row, now))
}

/** What is missing, null or empty is not asked for. */
export interface DrawFilter {
  state?: DrawState | null | undefined
  /** Anywhere in the fund's name. */
  search?: string | null | undefined
}

const orders: Readonly<Record<SortOf<typeof drawTable>, (one: DrawSummary, other: DrawSummary) => number>> = {
  end: (one, other) => one.offeringEndAt.getTime() - other.offeringEndAt.getTime(),
  applications: (one, other) => one.applications - other.applications,
  amount: (one, other) => one.amount - other.amount,
}

/** The lotteries of a filter, in their order. */
export function filterDraws(all: readonly DrawSummary[], { state, search }: DrawFilter): DrawSummary[] {
  const text = search?.normalize('NFKC').trim() ?? ''
  return all.filter((draw) => (!state || draw.state === state) && draw.fundName.normalize('NFKC').includes(text))
}

/** One page of the lotteries; there is one a fund, so that all of them are read. */
export async function pageDraws(
  database: Queryable,
  filter: DrawFilter,
  input: TableInput,
  now: Date,
): Promise<TablePage<DrawSummary>> {
  return pageOfList(filterDraws(await listDraws(database, now), filter), orders, input)
}

function toSummary({ applied, appliedAmount, offeringStartAt, ...row }: Row, now: Date): DrawSummary {
  const dueAt = drawAt(row.offeringEndAt)
  const isOpen = row.listedAt === null
  return {
    ...row,
    state:
      row.drawnAt !== null
        ? 'drawn'
        : now >= dueAt
          ? 'late'
          : isOpen
            ? now < offeringStartAt
              ? 'announced'
              : 'promised'
            : 'closed',
    drawAt: dueAt,
    beaconAt: row.beaconRound === null ? null : beaconRoundAt(row.beaconRound),
    applications: isOpen ? applied : row.applications,
    amount: isOpen ? appliedAmount : row.amount,
  }
}
