import type { FiltersOf } from '../../../domain/tables/table.ts'
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

type DrawFilter = FiltersOf<typeof drawTable>

export interface DrawSummary {
  project_id: Id<'fund'>
  project_name: string
  state: DrawState
  end_at: Date
  draw_at: Date
  commitment: string
  beacon_round: number | null
  /** When the promised round appears; null where none was promised. */
  beacon_at: Date | null
  list_hash: string | null
  listed_at: Date | null
  drawn_at: Date | null
  /** Of the list once it is closed, of the live applications before. */
  applications: number
  amount: number
  winners: number | null
  won: number | null
  /** What the winners may take together. */
  capacity: number
}

interface Row extends Omit<DrawSummary, 'state' | 'draw_at' | 'beacon_at'> {
  offering_start_at: Date
  applied: number
  applied_amount: number
}

/** Every published lottery, the one that ends last first; one fund's where it is given. */
export async function listDraws(
  database: Queryable,
  now: Date,
  fundId: Id<'fund'> | null = null,
): Promise<DrawSummary[]> {
  const { rows } = await sql<Row>`
    select f.id as project_id, f.name as project_name, f.offering_start_at, f.offering_end_at as end_at, f.fund_total - f.subordinated_amount as capacity,
      l.commitment, l.beacon_round, l.list_hash, l.listed_at, l.drawn_at,
      e.applications, e.amount, case when l.drawn_at is not null then e.winners end as winners, case when l.drawn_at is not null then e.won end as won,
      p.applied, p.applied_amount
    from lottery l join fund f on f.id = l.fund_id
    cross join lateral (
      select count(*) as applications, coalesce(sum(amount), 0)::bigint as amount,
        count(*) filter (where won) as winners, coalesce(sum(amount) filter (where won), 0)::bigint as won
      from lottery_entry where fund_id = f.id) e
    cross join lateral (
      select count(*) as applied, coalesce(sum(amount), 0)::bigint as applied_amount from investment where fund_id = f.id and status = 'lottery_pending') p
    where ${fundId}::bigint is null or f.id = ${fundId}
    order by f.offering_end_at desc, f.id desc`.execute(database)
  return rows.map((row) => toSummary(row, now))
}

const orders: Readonly<Record<SortOf<typeof drawTable>, (one: DrawSummary, other: DrawSummary) => number>> = {
  end: (one, other) => one.end_at.getTime() - other.end_at.getTime(),
  applications: (one, other) => one.applications - other.applications,
  amount: (one, other) => one.amount - other.amount,
}

/** The lotteries of a filter, in their order. */
export function filterDraws(all: readonly DrawSummary[], { state, search }: DrawFilter): DrawSummary[] {
  const text = search?.normalize('NFKC').trim() ?? ''
  return all.filter((draw) => (!state || draw.state === state) && draw.project_name.normalize('NFKC').includes(text))
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

function toSummary(
  { applied, applied_amount: appliedAmount, offering_start_at: offeringStartAt, ...row }: Row,
  now: Date,
): DrawSummary {
  const dueAt = drawAt(row.end_at)
  const isOpen = row.listed_at === null
  return {
    ...row,
    state:
      row.drawn_at !== null
        ? 'drawn'
        : now >= dueAt
          ? 'late'
          : isOpen
            ? now < offeringStartAt
              ? 'announced'
              : 'promised'
            : 'closed',
    draw_at: dueAt,
    beacon_at: row.beacon_round === null ? null : beaconRoundAt(row.beacon_round),
    applications: isOpen ? applied : row.applications,
    amount: isOpen ? appliedAmount : row.amount,
  }
}
