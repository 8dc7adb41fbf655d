import { sql, type RawBuilder } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { PropertyKind } from '../../../domain/funds/property.ts'
import type { propertyTable } from '../../../domain/tables/properties.ts'
import type { FiltersOf, SortOf } from '../../../domain/tables/table.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { eachInSteps } from '../../../platform/database/each-in-steps.ts'
import { allOf, anywhere, tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'

type PropertyFilter = FiltersOf<typeof propertyTable>

export interface PropertyRow {
  id: Id<'property'>
  kind: PropertyKind
  address: string
  building_name: string
  /** How many parts are recorded. */
  parts: number
  /** The funds that hold a part now, by name. */
  held_by: string | null
  /** How many funds have held a part, or hold one. */
  funds: number
  recorded_at: Date
}

const columns = { number: sql`p.id`, address: sql`p.address` } satisfies Record<
  SortOf<typeof propertyTable>,
  RawBuilder<unknown>
>

/** One page of the properties, the newest first unless something else is asked for. */
export async function listProperties(
  database: Queryable,
  filter: PropertyFilter,
  input: TableInput,
): Promise<TablePage<PropertyRow>> {
  const where = conditionsOf(filter)
  const page = selectProperties(database, where, tableWindow(input, columns, sql`p.id`))
  const counted = await sql<{ total: number }>`select count(*) as total from property p where ${where}`.execute(
    database,
  )
  return { rows: await page, total: counted.rows[0]?.total ?? 0 }
}

/** Properties by the filter, the oldest first. */
export const eachProperty = (database: Queryable, filter: PropertyFilter): AsyncGenerator<PropertyRow> =>
  eachInSteps((last, limit) =>
    selectProperties(
      database,
      allOf([conditionsOf(filter), sql`p.id > ${last?.id ?? 0}`]),
      sql`order by p.id limit ${limit}`,
    ),
  )

function conditionsOf({ kind, search }: PropertyFilter): RawBuilder<unknown> {
  const text = anywhere((search ?? '').trim())
  return allOf([
    ...(kind === null || kind === undefined ? [] : [sql`p.kind = ${kind}`]),
    ...(text === '%%'
      ? []
      : [sql`(p.address ilike ${text} or p.building_name ilike ${text} or p.lot_number ilike ${text})`]),
  ])
}

async function selectProperties(
  database: Queryable,
  where: RawBuilder<unknown>,
  window: RawBuilder<unknown>,
): Promise<PropertyRow[]> {
  const stays = sql`property_part part join property_stay stay on stay.part_id = part.id`
  const { rows } = await sql<PropertyRow>`
    select p.id, p.kind, p.address, p.building_name, p.recorded_at,
      (select count(*) from property_part where property_id = p.id) as parts,
      (select string_agg(distinct fund.name, '、') from ${stays} join fund on fund.id = stay.fund_id
        where part.property_id = p.id and stay.held_until is null) as held_by,
      (select count(distinct stay.fund_id) from ${stays} where part.property_id = p.id) as funds
    from property p where ${where} ${window}`.execute(database)
  return rows
}
