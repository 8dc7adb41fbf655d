import type { Queryable } from '../../platform/database/connect.ts'
import { shortLivedCache } from '../../platform/short-lived-cache.ts'
import type { Services } from './services.ts'

/** One reading for everybody who asks, under a burst up to a quarter of a second old. For showing only. */
export function sharedReading<Value>(
  load: (database: Queryable, services: Services) => Promise<Value>,
): (services: Services) => Promise<Value> {
  const ofServices = new WeakMap<Services, (all: 'all') => Promise<Value>>()
  return (services) => {
    const known = ofServices.get(services)
    if (known) return known('all')
    const fresh = shortLivedCache<'all', Value>(
      { clock: services.clock, elapsed: () => performance.now() },
      () => load(services.readingDatabase ?? services.database, services),
      services.shareReads ?? { ttl: 250, idle: 4 },
    )
    ofServices.set(services, fresh)
    return fresh('all')
  }
}
