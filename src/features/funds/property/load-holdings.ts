import { sql } from 'kysely'
import { japanDate } from '../../../domain/calendar.ts'
import type { RentedPart } from '../../../domain/funds/expected-rent.ts'
import type { Id } from '../../../domain/id.ts'
import { yen } from '../../../domain/money.ts'
import type { HeldPart } from '../../../domain/funds/occupancy.ts'
import type { PropertyKind } from '../../../domain/funds/property.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** A part that a fund holds or has held, with all leases that stand on it, those of other holders too. */
export interface HeldPartRecord extends HeldPart {
  partId: Id<'property_part'>
  kind: PropertyKind
  leases: RentedPart[]
}

/** What funds hold or have held, the first one first; of `all`: a fund that has bought nothing is not among them. Rents of a month: `expectedRents` of their leases. The public does not read of a sale that one operator alone has recorded. */
export async function loadHoldings(
  database: Queryable,
  fundIds: readonly Id<'fund'>[] | 'all',
  { isPublic }: { isPublic: boolean } = { isPublic: false },
): Promise<Map<Id<'fund'>, HeldPartRecord[]>> {
  const found = new Map<Id<'fund'>, HeldPartRecord[]>(fundIds === 'all' ? [] : fundIds.map((id) => [id, []]))
  if (fundIds.length === 0) return found
  const stays = await database
    .selectFrom('property_stay as stay')
    .innerJoin('property_part as part', 'part.id', 'stay.part_id')
    .innerJoin('property', 'property.id', 'part.property_id')
    .select(['stay.fund_id', 'part.id', 'part.area_centi', 'property.kind', 'stay.held_from', 'stay.held_until'])
    .select(
      sql<boolean>`stay.exit_id is not null and ${isPublic} and proof_of_exit(stay.fund_id, stay.exit_id) = 'one_person'`.as(
        'is_unproved',
      ),
    )
    .$if(fundIds !== 'all', (query) => query.where('stay.fund_id', 'in', [...found.keys()]))
    .orderBy('stay.held_from')
    .orderBy('part.id')
    .execute()
  const leases = await loadLeases(database, [...new Set(stays.map(({ id }) => id))])
  for (const stay of stays) {
    const { fund_id: fundId, id, area_centi: areaCenti, kind, held_from: from } = stay
    const until = stay.is_unproved ? null : stay.held_until
    if (fundId === null || from === null) continue
    const parts = found.get(fundId) ?? []
    found.set(fundId, parts)
    parts.push({
      partId: id,
      kind,
      areaCenti,
      heldFrom: japanDate(from),
      heldUntil: until === null ? null : japanDate(until),
      leases: leases.get(id) ?? [],
    })
  }
  return found
}

async function loadLeases(
  database: Queryable,
  partIds: readonly Id<'property_part'>[],
): Promise<ReadonlyMap<Id<'property_part'>, RentedPart[]>> {
  if (partIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('lease')
    .leftJoin('lease_end', 'lease_end.lease_id', 'lease.id')
    .selectAll('lease')
    .select(['lease_end.ended_on', 'lease_end.recorded_at as end_recorded_at'])
    .where('part_id', 'in', [...partIds])
    .where('struck_by', 'is', null)
    .orderBy('begins_on')
    .orderBy('lease.id')
    .execute()
  const leases = new Map<Id<'property_part'>, RentedPart[]>()
  for (const row of rows) {
    const ofPart = leases.get(row.part_id) ?? []
    leases.set(row.part_id, ofPart)
    ofPart.push({
      leaseId: row.id,
      partId: row.part_id,
      tenantId: row.tenant_id,
      rent: yen(row.rent),
      commonFee: yen(row.common_fee),
      rentDue: row.rent_due,
      letFor: row.let_for,
      beginsOn: japanDate(row.begins_on),
      endsOn: row.ends_on === null ? null : japanDate(row.ends_on),
      endedOn: row.ended_on === null ? null : japanDate(row.ended_on),
      endRecordedAt: row.end_recorded_at,
    })
  }
  return leases
}
