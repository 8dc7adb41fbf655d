import { sql } from 'kysely'
import type { Composition } from '../../../domain/investing/composition.ts'
import type { Id } from '../../../domain/id.ts'
import { yen } from '../../../domain/money.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'

export type CompositionCause =
  | 'closed'
  | 'changed'
  | 'operation_started'
  | 'cooling_off'
  | 'investors_left'
  | 'distribution_reversed'

interface Row {
  senior: number
  subordinated: number
  fill_in: number
  taken_over: number
}

const toComposition = (row: Row): Composition => ({
  senior: yen(row.senior),
  subordinated: yen(row.subordinated),
  fillIn: yen(row.fill_in),
  takenOver: yen(row.taken_over),
})

/**
 * Writes down of whose money the fund is made at this moment, as the records say; the caller holds the fund's lock. The start of operation is
 * always a row, once; otherwise what is as it was written last is not written again.
 */
export async function recordComposition(
  transaction: Transaction,
  { fundId, cause, at }: { fundId: Id<'fund'>; cause: CompositionCause; at: Date },
): Promise<void> {
  await sql`
    insert into fund_composition (fund_id, seq, at, cause, senior, subordinated, fill_in, taken_over)
    select ${fundId}, coalesce(last.seq + 1, 0), ${at}, ${cause}, now.senior, now.subordinated, now.fill_in, now.taken_over
    from composition_of(${fundId}) now
    left join lateral (select * from fund_composition where fund_id = ${fundId} order by seq desc limit 1) last on true
    where ${cause} = 'operation_started' or last.seq is null
      or (last.senior, last.subordinated, last.fill_in, last.taken_over) is distinct from (now.senior, now.subordinated, now.fill_in, now.taken_over)
    on conflict do nothing`.execute(transaction)
}

/** At the close: the first row, or another one where something came or went before the start of operation. */
export async function recordClose(transaction: Transaction, fundId: Id<'fund'>, at: Date): Promise<void> {
  const closed = await transaction
    .selectFrom('fund_composition')
    .select('seq')
    .where('fund_id', '=', fundId)
    .limit(1)
    .executeTakeFirst()
  await recordComposition(transaction, { fundId, cause: closed ? 'changed' : 'closed', at })
}

/** After the start: a contract was rescinded, or investors left with their term. Before it what the close has recorded changes with a contract that was rescinded; else the close records what there is. */
export async function recordCompositionAtWork(
  transaction: Transaction,
  change: { fundId: Id<'fund'>; cause: 'cooling_off' | 'investors_left' | 'distribution_reversed'; at: Date },
): Promise<void> {
  const started = await transaction
    .selectFrom('fund_result')
    .select('operation_booked_at')
    .where('fund_id', '=', change.fundId)
    .executeTakeFirst()
  if (started?.operation_booked_at) return recordComposition(transaction, change)
  const closed = await transaction
    .selectFrom('fund_composition')
    .select('seq')
    .where('fund_id', '=', change.fundId)
    .limit(1)
    .executeTakeFirst()
  if (closed && change.cause === 'cooling_off') await recordComposition(transaction, { ...change, cause: 'changed' })
}

/**
 * The last composition of a fund, or with `before` the last one that was recorded before that instant (the first one where all are later).
 * Before the close, what the records say now. @throws Error where there is no such fund.
 */
export async function loadComposition(database: Queryable, fundId: Id<'fund'>, before?: Date): Promise<Composition> {
  const { rows } = await sql<Row>`
    select senior, subordinated, fill_in, taken_over from (
      (select senior, subordinated, fill_in, taken_over, 1 as place from fund_composition
        where fund_id = ${fundId} and (${before ?? null}::timestamptz is null or at < ${before ?? null}) order by seq desc limit 1)
      union all
      (select senior, subordinated, fill_in, taken_over, 2 from fund_composition where fund_id = ${fundId} order by seq limit 1)
      union all
      select senior, subordinated, fill_in, taken_over, 3 from composition_of(${fundId})
    ) known order by place limit 1`.execute(database)
  const [row] = rows
  if (!row) throw new Error(`no fund ${fundId}`)
  return toComposition(row)
}

/** The same for many funds at once, each as it stands now; funds before their close have none. */
export async function loadCompositions(
  database: Queryable,
  fundIds: readonly Id<'fund'>[],
): Promise<Map<Id<'fund'>, Composition>> {
  const { rows } = await sql<Row & { fund_id: Id<'fund'> }>`
    select distinct on (fund_id) fund_id, senior, subordinated, fill_in, taken_over from fund_composition
    where fund_id = any(${[...fundIds]}::bigint[]) order by fund_id, seq desc`.execute(database)
  return new Map(rows.map((row) => [row.fund_id, toComposition(row)]))
}
