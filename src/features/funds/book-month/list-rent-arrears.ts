import { sql } from 'kysely'
import { addMonths, japanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { rentArrears, type RentArrear, type ClassifiedRent } from '../../../domain/funds/rent-arrears.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { loadHoldings, type HeldPartRecord } from '../property/load-holdings.ts'
import { rentsAsked, unitNames } from './load-questions.ts'

export interface RentArrearView extends RentArrear {
  fundId: Id<'fund'>
  fundName: string
  unit: string
  tenant: string
  /** The fund has the part no more: whoever bought it has the lease. */
  isSold: boolean
  /** Of a lease whose end was recorded after the month, for a day before its end. */
  lateEnd: { endedOn: JapanDate; recordedOn: JapanDate } | null
}

/** A rent that came and stands for no lease, because nobody has said of which it is. */
export interface RentOfNoLease {
  explanation_id: Id<'statement_explanation'>
  entry_id: Id<'bank_statement_line'>
  fund_id: Id<'fund'>
  fund_name: string
  transacted_on: string
  remarks: string
  amount: number
  about: FreeText
}

/** What is older has been settled otherwise, or never will be. */
const monthsBack = 24

/**
 * Rents of what funds hold or held that were behind at a day's end, by the lines of the bank until then, the longest first. A lease's end that one operator records later takes none of them away, until two people
 * have closed the month or fixed its dividend with that question before them.
 */
export async function listRentArrears(
  database: Queryable,
  on: JapanDate,
  of: readonly Id<'fund'>[] | 'all' = 'all',
): Promise<RentArrearView[]> {
  const holdings = await loadHoldings(database, of)
  const names = await unitNames(database, [...holdings.values()].flat())
  const classified = await loadClassified(database, on)
  const tenants = await loadTenants(database)
  const accepted = await loadAccepted(database)
  const funds = new Map(
    (await database.selectFrom('fund').select(['id', 'name']).execute()).map(({ id, name }) => [id, name]),
  )
  const found = [...holdings].flatMap(([fundId, parts]) => {
    const expected = parts.flatMap((part) =>
      monthsHeld(part, on).flatMap((firstDay) =>
        rentsAsked(part.leases, { firstDay }).filter(
          ({ leaseId, lateEnd }) => !lateEnd || !accepted.has(keyOf({ leaseId, month: firstDay.slice(0, 7) })),
        ),
      ),
    )
    const partOf = new Map(expected.map(({ leaseId, partId }) => [leaseId, partId]))
    const sold = new Set(parts.flatMap(({ partId, heldUntil }) => (heldUntil === null ? [] : [partId])))
    const lateEnds = new Map(
      expected.map(({ leaseId, month, lateEnd }) => [keyOf({ leaseId, month: month.slice(0, 7) }), lateEnd]),
    )
    return rentArrears(expected, classified.get(fundId) ?? [], on).map((arrear) => {
      const partId = partOf.get(arrear.leaseId)
      return {
        ...arrear,
        fundId,
        fundName: funds.get(fundId) ?? '',
        unit: (partId === undefined ? undefined : names.get(partId)) ?? '',
        tenant: tenants.get(arrear.leaseId) ?? '',
        isSold: partId !== undefined && sold.has(partId),
        lateEnd: lateEnds.get(keyOf(arrear)) ?? null,
      }
    })
  })
  return found.toSorted((one, other) => other.days - one.days || one.leaseId - other.leaseId)
}

const keyOf = ({ leaseId, month }: Pick<RentArrear, 'leaseId' | 'month'>): string => `rent:${leaseId}:${month}`

/** Which missing rents two people have accepted, by lease and month. */
async function loadAccepted(database: Queryable): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ rent: string }>`
    select distinct substring(question from '^rent:[0-9]+:[0-9]{4}-[0-9]{2}') as rent from accepted_question where question like 'rent:%'`.execute(
    database,
  )
  return new Set(rows.map(({ rent }) => rent))
}

/** First days of the months in which a fund held the part from beginning to end: what was shared with another holder they settled between them. */
function monthsHeld({ heldFrom, heldUntil }: HeldPartRecord, today: JapanDate): JapanDate[] {
  const last = japanDate(`${addMonths(today, 1).slice(0, 7)}-01`)
  return Array.from({ length: monthsBack + 1 }, (_, back) => addMonths(last, -back)).filter(
    (month) => heldFrom <= month && (heldUntil === null || heldUntil >= addMonths(month, 1)),
  )
}

async function loadClassified(database: Queryable, on: JapanDate): Promise<ReadonlyMap<Id<'fund'>, ClassifiedRent[]>> {
  const { rows } = await sql<ClassifiedRent & { fundId: Id<'fund'> }>`
    select part.fund_id as "fundId", part.lease_id as "leaseId", part.month, part.amount
    from fund_line_part part
    join statement_explanation explanation on explanation.id = part.explanation_id
    join bank_statement_line entry on entry.id = explanation.statement_line_id
    where part.kind in ('rent', 'advance_rent') and part.lease_id is not null and entry.transacted_on <= ${on}
      and not exists (select from statement_explanation later where later.corrects = part.explanation_id)
    order by part.id`.execute(database)
  const ofFunds = new Map<Id<'fund'>, ClassifiedRent[]>()
  for (const row of rows) ofFunds.set(row.fundId, [...(ofFunds.get(row.fundId) ?? []), row])
  return ofFunds
}

async function loadTenants(database: Queryable): Promise<ReadonlyMap<Id<'lease'>, string>> {
  const { rows } = await sql<{ leaseId: Id<'lease'>; name: string | null }>`
    select lease.id as "leaseId", party.name from lease join party on party.id = lease.tenant_id`.execute(database)
  return new Map(rows.map(({ leaseId, name }) => [leaseId, name ?? '当社']))
}

/** Of the last year, the newest first. */
export async function listRentsOfNoLease(database: Queryable, today: JapanDate): Promise<RentOfNoLease[]> {
  const { rows } = await sql<RentOfNoLease>`
    select explanation.id as explanation_id, entry.id as entry_id, fund.id as fund_id, fund.name as fund_name, entry.transacted_on::text as transacted_on, entry.remarks,
      part.amount, part.about
    from fund_line_part part
    join fund on fund.id = part.fund_id
    join statement_explanation explanation on explanation.id = part.explanation_id
    join bank_statement_line entry on entry.id = explanation.statement_line_id
    where part.kind in ('rent', 'advance_rent') and part.amount > 0 and part.lease_id is null and entry.transacted_on > ${addMonths(today, -12)}
      and not exists (select from statement_explanation later where later.corrects = explanation.id)
    order by entry.transacted_on desc, part.id desc limit 200`.execute(database)
  return rows
}
