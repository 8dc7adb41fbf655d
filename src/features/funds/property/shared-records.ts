import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { ExitKind } from '../../../domain/exit-kind.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { sharedReading } from '../../core/shared-reading.ts'
import { loadFundProperties } from './load-fund-properties.ts'
import { loadHoldings } from './load-holdings.ts'
import { loadLineages } from './load-lineage.ts'

/** The parts of each fund; a fund of which nothing is recorded is not among them. */
export const sharedProperties = sharedReading((database) => loadFundProperties(database, 'all'))

/** Through which published funds each part went. */
export const sharedLineages = sharedReading((database) => loadLineages(database, 'all'))

/** What each fund holds or has held, and who rents it. */
export const sharedHoldings = sharedReading((database) => loadHoldings(database, 'all'))

/** How each fund has parted with its properties. A fund that still holds all of them, or of which nothing is recorded, is not among them. */
export const sharedExits = sharedReading(loadExits)

async function loadExits(database: Queryable): Promise<ReadonlyMap<Id<'fund'>, readonly ExitKind[]>> {
  const { rows } = await sql<{ fund_id: Id<'fund'>; exits: ExitKind[] }>`
    select fund_id, array_agg(distinct exit_kind order by exit_kind) as exits from property_stay where exit_id is not null group by fund_id`.execute(
    database,
  )
  return new Map(rows.map(({ fund_id: fundId, exits }) => [fundId, exits]))
}
