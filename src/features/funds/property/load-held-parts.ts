import { japanDate } from '../../../domain/calendar.ts'
import type { RentedPart } from '../../../domain/expected-rent.ts'
import type { Id } from '../../../domain/id.ts'
import { yen } from '../../../domain/money.ts'
import type { HeldPart } from '../../../domain/occupancy.ts'
import type { PropertyKind } from '../../../domain/property.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** A part that a fund holds or has held, with all leases that stand on it, those of other holders too. */
export interface HeldPartRecord extends HeldPart {
  partId: Id<'property_part'>
  kind: PropertyKind
  leases: RentedPart[]
}

/** What a fund holds or has held, the first one first. Rents of a month: `expectedRents` of their leases. */
export async function loadHeldParts(database: Queryable, fundId: Id<'fund'>): Promise<HeldPartRecord[]> {
  const stays = await database
    .selectFrom('property_stay as stay')
    .innerJoin('property_part as part', 'part.id', 'stay.part_id')
    .innerJoin('property', 'property.id', 'part.property_id')
    .select(['part.id', 'part.area_centi', 'property.kind', 'stay.held_from', 'stay.held_until'])
    .where('stay.fund_id', '=', fundId)
    .orderBy('stay.held_from')
    .orderBy('part.id')
    .execute()
  const leases = await loadLeases(
    database,
    stays.map(({ id }) => id),
  )
  return stays.flatMap(({ id, area_centi: areaCenti, kind, held_from: from, held_until: until }) =>
    from === null
      ? []
      : {
          partId: id,
          kind,
          areaCenti,
          heldFrom: japanDate(from),
          heldUntil: until === null ? null : japanDate(until),
          leases: leases.filter(({ partId }) => partId === id),
        },
  )
}

async function loadLeases(database: Queryable, partIds: readonly Id<'property_part'>[]): Promise<RentedPart[]> {
  if (partIds.length === 0) return []
  const rows = await database
    .selectFrom('lease')
    .leftJoin('lease_end', 'lease_end.lease_id', 'lease.id')
    .selectAll('lease')
    .select('lease_end.ended_on')
    .where('part_id', 'in', [...partIds])
    .where('struck_by', 'is', null)
    .orderBy('begins_on')
    .orderBy('lease.id')
    .execute()
  return rows.map((row) => ({
    leaseId: row.id,
    partId: row.part_id,
    tenantId: row.tenant_id,
    rent: yen(row.rent),
    commonFee: yen(row.common_fee),
    rentDue: row.rent_due,
    beginsOn: japanDate(row.begins_on),
    endsOn: row.ends_on === null ? null : japanDate(row.ends_on),
    endedOn: row.ended_on === null ? null : japanDate(row.ended_on),
  }))
}
