import { sql } from 'kysely'
import { japanDate, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { ExitKind } from '../../../domain/funds/exit-kind.ts'
import { yen, type Yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { sharedReading } from '../../core/shared-reading.ts'
import { loadFundProperties } from './load-fund-properties.ts'
import { loadHoldings } from './load-holdings.ts'
import { loadLineages, publicLineage } from './load-lineage.ts'

/** The parts of each fund; a fund of which nothing is recorded is not among them. */
export const sharedProperties = sharedReading((database) => loadFundProperties(database, 'all'))

/** Through which published funds each part went. */
export const sharedLineages = sharedReading(
  async (database) =>
    new Map([...(await loadLineages(database, 'all'))].map(([partId, steps]) => [partId, publicLineage(steps)])),
)

/** What each fund holds or has held, and who rents it. */
export const sharedHoldings = sharedReading((database) => loadHoldings(database, 'all', { isPublic: true }))

/** How each fund has parted with its properties. A fund that still holds all of them, or of which nothing is recorded, is not among them. */
export const sharedExits = sharedReading(loadExits)

async function loadExits(database: Queryable): Promise<ReadonlyMap<Id<'fund'>, readonly ExitKind[]>> {
  const { rows } = await sql<{ fund_id: Id<'fund'>; exits: ExitKind[] }>`
    select fund_id, array_agg(distinct exit_kind order by exit_kind) as exits from property_stay
    where exit_id is not null and proof_of_exit(fund_id, exit_id) <> 'one_person' group by fund_id`.execute(database)
  const exits = new Map<Id<'fund'>, readonly ExitKind[]>(
    rows.map(({ fund_id: fundId, exits: kinds }) => [fundId, kinds]),
  )
  const taken = [await loadTakenOver(database), await loadTakings(database)].flatMap((of) => [...of.keys()])
  for (const fundId of new Set(taken))
    exits.set(fundId, [...(exits.get(fundId) ?? []).filter((kind) => kind !== 'own_purchase'), 'own_purchase'])
  return exits
}

/** Whether the fund holds a part of which no sale, or one by one operator's word alone, is on record. */
const hasUnprovedStay = sql<boolean>`(
  not exists (select from property_stay stay where stay.fund_id = fund.id)
  or exists (select from property_stay stay where stay.fund_id = fund.id and coalesce(proof_of_exit(fund.id, stay.exit_id), 'one_person') = 'one_person'))`

/** What of a fund's property the operator has bought at its book value by paying principal, and when last. */
export interface TakenOver {
  amount: Yen
  on: JapanDate
}

/** Of funds that hold a part of which no sale, or one by one operator's word alone, is on record: that it went to the operator would be read nowhere else. What is left at its end is told by sharedTakings. */
export const sharedTakenOver = sharedReading(loadTakenOver)

async function loadTakenOver(database: Queryable): Promise<ReadonlyMap<Id<'fund'>, TakenOver>> {
  const { rows } = await sql<{ fund_id: Id<'fund'>; amount: number; at: Date }>`
    select fund.id as fund_id, -sum(posting.amount)::bigint as amount, max(entry.effective_at) as at
    from journal_entry entry
    join posting on posting.entry_id = entry.id and posting.account_kind = 'property'
    join fund on posting.book = 'fund:' || fund.id
    where entry.kind = 'property_sold' and entry.idempotency_key not like 'property-sold:return:%'
      and not exists (select from journal_entry reversal where reversal.reverses = entry.id)
      and ${hasUnprovedStay}
    group by fund.id`.execute(database)
  return new Map(rows.map(({ fund_id: fundId, amount, at }) => [fundId, { amount: yen(amount), on: japanDateOf(at) }]))
}

/** What the operator took of a fund's property at its end, after all principal was paid, for what price, and what stood behind it. Where investors lacked nothing and a sale of all of it is on record, what he takes for his own part is his own. */
export interface PropertyTaking {
  on: JapanDate
  price: Yen
  /** Somebody else's, where the price had to be no less. */
  appraisal: { on: JapanDate; value: Yen } | null
  /** Why none is told; null where one is. */
  whyNone: string | null
}

export const sharedTakings = sharedReading(loadTakings)

async function loadTakings(database: Queryable): Promise<ReadonlyMap<Id<'fund'>, readonly PropertyTaking[]>> {
  const { rows } = await sql<{
    fundId: Id<'fund'>
    at: Date
    price: number
    lacked: number | null
    worth: number | null
    appraisedOn: string | null
  }>`
    select fund.id as "fundId", entry.effective_at as at, (-posting.amount + coalesce(taking.above_cost, 0))::bigint as price,
      taking.lacked, taking.worth, taking.appraised_on::text as "appraisedOn"
    from journal_entry entry
    join posting on posting.entry_id = entry.id and posting.account_kind = 'property'
    join fund on posting.book = 'fund:' || fund.id
    left join property_taking taking
      on entry.idempotency_key in ('property-sold:return:' || taking.proposal_id, 'property-handed-over:return:' || taking.proposal_id)
    where (entry.idempotency_key like 'property-sold:return:%' or entry.idempotency_key like 'property-handed-over:return:%')
      and (coalesce(taking.lacked, 0) > 0 or ${hasUnprovedStay})
    order by entry.id`.execute(database)
  const takings = new Map<Id<'fund'>, PropertyTaking[]>()
  for (const { fundId, at, price, lacked, worth, appraisedOn } of rows) {
    const appraisal =
      lacked === null || lacked === 0 || worth === null || appraisedOn === null
        ? null
        : { on: japanDate(appraisedOn), value: yen(worth) }
    const taking = { on: japanDateOf(at), price: yen(price), appraisal, whyNone: appraisal ? null : whyNone(lacked) }
    takings.set(fundId, [...(takings.get(fundId) ?? []), taking])
  }
  return takings
}

const whyNone = (lacked: number | null): string =>
  lacked === null
    ? '評価の記録を求める前の引き取りです'
    : '投資家の元本はすべて返還され、分配は契約の上限に達しています'
