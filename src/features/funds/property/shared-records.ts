import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { ExitKind } from '../../../domain/exit-kind.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { shortLivedCache } from '../../../platform/short-lived-cache.ts'
import type { Services } from '../../core/services.ts'
import { loadFundProperties } from './load-fund-properties.ts'
import { loadHoldings } from './load-holdings.ts'
import { loadLineages } from './load-lineage.ts'

/** One reading for all funds, up to a quarter of a second old: in a list of funds each of them asks for its own part of it. */
export function shared<Value>(load: (database: Queryable) => Promise<Value>): (services: Services) => Promise<Value> {
  const ofServices = new WeakMap<Services, (all: 'all') => Promise<Value>>()
  return (services) => {
    const known = ofServices.get(services)
    if (known) return known('all')
    const fresh = shortLivedCache<'all', Value>(
      { clock: services.clock, elapsed: () => performance.now() },
      () => load(services.readingDatabase ?? services.database),
      services.shareReads ?? { ttl: 250, idle: 4 },
    )
    ofServices.set(services, fresh)
    return fresh('all')
  }
}

/** The parts of each fund; a fund of which nothing is recorded is not among them. */
export const sharedProperties = shared((database) => loadFundProperties(database, 'all'))

/** Through which published funds each part went. */
export const sharedLineages = shared((database) => loadLineages(database, 'all'))

/** What each fund holds or has held, and who rents it. */
export const sharedHoldings = shared((database) => loadHoldings(database, 'all'))

/** How each fund has parted with its properties. A fund that still holds all of them, or of which nothing is recorded, is not among them. */
export const sharedExits = shared(loadExits)

async function loadExits(database: Queryable): Promise<ReadonlyMap<Id<'fund'>, readonly ExitKind[]>> {
  const { rows } = await sql<{ fund_id: Id<'fund'>; exits: ExitKind[] }>`
    select fund_id, array_agg(distinct exit_kind order by exit_kind) as exits from property_stay where exit_id is not null group by fund_id`.execute(
    database,
  )
  return new Map(rows.map(({ fund_id: fundId, exits }) => [fundId, exits]))
}
