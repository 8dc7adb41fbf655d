import { sql } from 'kysely'
import { japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { PLACE_FACT, type PlaceFactKind, type Point } from '../../../domain/funds/place.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** The last reading of a property's place. */
export interface PropertyPlace extends Point {
  readonly isTyped: boolean
  readonly readOn: JapanDate
  /** In the order of the words; null where the data hold nothing. */
  readonly facts: readonly { readonly kind: PlaceFactKind; readonly value: string | null }[]
}

export async function loadPlaces(
  database: Queryable,
  propertyIds: readonly Id<'property'>[] | 'all',
): Promise<Map<Id<'property'>, PropertyPlace>> {
  if (propertyIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('property_place as place')
    .innerJoin('place_fact', 'place_fact.place_id', 'place.id')
    .distinctOn('place.property_id')
    .groupBy('place.id')
    .select(['place.property_id', 'place.latitude', 'place.longitude', 'place.is_typed', 'place.read_at'])
    .select(
      sql<Partial<Record<PlaceFactKind, string | null>>>`json_object_agg(place_fact.fact, place_fact.value)`.as(
        'facts',
      ),
    )
    .$if(propertyIds !== 'all', (query) => query.where('place.property_id', 'in', [...propertyIds] as Id<'property'>[]))
    .orderBy('place.property_id')
    .orderBy('place.id', 'desc')
    .execute()
  return new Map(
    rows.map((row) => [
      row.property_id,
      {
        latitude: row.latitude / 1_000_000,
        longitude: row.longitude / 1_000_000,
        isTyped: row.is_typed,
        readOn: japanDateOf(row.read_at),
        facts: (Object.keys(PLACE_FACT) as PlaceFactKind[]).flatMap((kind) =>
          kind in row.facts ? [{ kind, value: row.facts[kind] ?? null }] : [],
        ),
      },
    ]),
  )
}
