import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { ExitKind } from '../../../domain/exit-kind.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { shortLivedCache, type CacheRules } from '../../../platform/short-lived-cache.ts'
import type { Services } from '../../core/services.ts'
import { loadFundProperties, type FundPropertyView } from './load-fund-properties.ts'
import { loadHeldParts, type HeldPartRecord } from './load-held-parts.ts'
import { loadLineages, type LineageStep } from './load-lineage.ts'

type Exits = ReadonlyMap<Id<'fund'>, readonly ExitKind[]>

/** What the public reads of properties; under a burst up to a quarter of a second old. For showing only. */
export interface SharedProperties {
  /** How each fund has parted with its properties. A fund that still holds all of them, or of which nothing is recorded, is not among them. */
  exits(): Promise<Exits>
  /** The parts that a fund is about. */
  ofFund(fundId: Id<'fund'>): Promise<FundPropertyView[]>
  /** What a fund holds or has held, and who rents it. */
  held(fundId: Id<'fund'>): Promise<HeldPartRecord[]>
  /** Through which published funds a part went. */
  lineage(partId: Id<'property_part'>): Promise<LineageStep[]>
}

const usualSharing: CacheRules = { ttl: 250, idle: 4 }

const ofServices = new WeakMap<Services, SharedProperties>()

export function sharedProperties(services: Services): SharedProperties {
  const known = ofServices.get(services)
  if (known) return known
  const database = services.readingDatabase ?? services.database
  const times = { clock: services.clock, elapsed: () => performance.now() }
  const rules = services.shareReads ?? usualSharing
  const exits = shortLivedCache<'all', Exits>(times, () => loadExits(database), rules)
  const fresh: SharedProperties = {
    exits: () => exits('all'),
    ofFund: shortLivedCache(
      times,
      async (fundId) => (await loadFundProperties(database, [fundId])).get(fundId) ?? [],
      rules,
    ),
    held: shortLivedCache(times, (fundId) => loadHeldParts(database, fundId), rules),
    lineage: shortLivedCache(
      times,
      async (partId) => (await loadLineages(database, [partId])).get(partId) ?? [],
      rules,
    ),
  }
  ofServices.set(services, fresh)
  return fresh
}

async function loadExits(database: Queryable): Promise<Exits> {
  const { rows } = await sql<{ fund_id: Id<'fund'>; exits: ExitKind[] }>`
    select fund_id, array_agg(distinct exit_kind order by exit_kind) as exits from property_stay where exit_id is not null group by fund_id`.execute(
    database,
  )
  return new Map(rows.map(({ fund_id: fundId, exits }) => [fundId, exits]))
}
