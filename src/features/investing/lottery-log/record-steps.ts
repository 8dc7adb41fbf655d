import { sql } from 'kysely'
import { toRfc3339 } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { LotteryStep, LotteryStepKind } from '../../../domain/investing/lottery-steps.ts'
import { yen } from '../../../domain/money.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'

interface NewStep {
  kind: LotteryStepKind
  investmentId: Id<'investment'>
}

/** Adds steps to a fund's public log, in their order; the fund is locked. Place, amount, room and hash are the database's. */
export async function recordSteps(
  transaction: Transaction,
  fundId: Id<'fund'>,
  steps: readonly NewStep[],
  now: Date,
): Promise<void> {
  for (const { kind, investmentId } of steps)
    await sql`insert into lottery_step (fund_id, at, kind, investment_id)
      values (${fundId}, date_trunc('second', ${now}::timestamptz), ${kind}, ${investmentId})`.execute(transaction)
}

/**
 * What has become of the places since the log was last written: an application that held one has ended, or one that had ended lives again. The log
 * follows the states, so no act that ends an application can forget it.
 */
export async function recordChangedRoom(transaction: Transaction, fundId: Id<'fund'>, now: Date): Promise<void> {
  const { rows } = await sql<{ investmentId: Id<'investment'>; holds: boolean }>`
    select entry.investment_id as "investmentId", investment.status in ('awaiting_deposit', 'participating') as holds
    from lottery_entry entry
    join investment on investment.id = entry.investment_id
    left join lateral (
      select kind from lottery_step
      where investment_id = entry.investment_id and kind in ('accepted', 'lapsed', 'reinstated') order by seq desc limit 1) last on true
    where entry.fund_id = ${fundId} and (entry.won or last.kind is not null)
      and (investment.status in ('awaiting_deposit', 'participating')) <> (last.kind is distinct from 'lapsed')
    order by entry.investment_id`.execute(transaction)
  const steps = rows.map(({ investmentId, holds }) => ({
    investmentId,
    kind: holds ? ('reinstated' as const) : ('lapsed' as const),
  }))
  await recordSteps(transaction, fundId, steps, now)
}

/** Who was passed over since room last came free: once is enough. */
export async function loadPassed(transaction: Transaction, fundId: Id<'fund'>): Promise<Set<Id<'investment'>>> {
  const { rows } = await sql<{ investmentId: Id<'investment'> }>`
    select investment_id as "investmentId" from lottery_step
    where fund_id = ${fundId} and kind = 'passed' and seq > coalesce((
      select max(seq) from lottery_step where fund_id = ${fundId} and kind in ('lapsed', 'expired', 'declined')), 0)`.execute(
    transaction,
  )
  return new Set(rows.map(({ investmentId }) => investmentId))
}

/** The public log of a fund, the oldest step first. */
export async function loadSteps(database: Queryable, fundId: Id<'fund'>): Promise<LotteryStep[]> {
  const rows = await database
    .selectFrom('lottery_step')
    .selectAll()
    .where('fund_id', '=', fundId)
    .orderBy('seq')
    .execute()
  return rows.map((row) => ({
    seq: row.seq,
    at: toRfc3339(row.at),
    kind: row.kind,
    investId: String(row.investment_id),
    amount: yen(row.amount),
    freeAfter: yen(row.free_after),
    previousHash: row.previous_hash,
  }))
}
