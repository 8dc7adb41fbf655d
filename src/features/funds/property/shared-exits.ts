import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { ExitKind } from '../../../domain/property.ts'
import { shortLivedCache } from '../../../platform/short-lived-cache.ts'
import type { Services } from '../../core/services.ts'

type Exits = ReadonlyMap<Id<'fund'>, readonly ExitKind[]>

const ofServices = new WeakMap<Services, (all: 'all') => Promise<Exits>>()

/**
 * How each fund has parted with its properties, for lists of funds: one reading for all of them, up to a quarter of a second old. A fund that
 * still holds all of them, or of which nothing is recorded, is not among them.
 */
export async function sharedExits(services: Services): Promise<Exits> {
  const known = ofServices.get(services)
  if (known) return known('all')
  const times = { clock: services.clock, elapsed: () => performance.now() }
  const fresh = shortLivedCache<'all', Exits>(
    times,
    () => loadExits(services),
    services.shareReads ?? { ttl: 250, idle: 4 },
  )
  ofServices.set(services, fresh)
  return fresh('all')
}

async function loadExits({ readingDatabase, database }: Services): Promise<Exits> {
  const { rows } = await sql<{ fund_id: Id<'fund'>; exits: ExitKind[] }>`
    select fund_id, array_agg(distinct exit_kind order by exit_kind) as exits from property_stay where exit_id is not null group by fund_id`.execute(
    readingDatabase ?? database,
  )
  return new Map(rows.map(({ fund_id: fundId, exits }) => [fundId, exits]))
}
