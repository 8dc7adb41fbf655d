import type { Queryable } from '../../../platform/database/connect.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { countRequest } from '../../../platform/throttle/request-limit.ts'
import type { Viewer } from '../graphql/context.ts'
import type { Services } from '../services.ts'

/** Of one operator in an hour: far above a day's work, far below taking the members' data out one by one (decision 0060). */
const mostAnHour = { export: 120, unmasked: 240 } as const

/** Counts a file with members' data, or a masked value shown in full. RATE_LIMITED beyond an hour's number. */
export function limitDataOut(
  database: Queryable,
  services: Services,
  viewer: Viewer,
  kind: keyof typeof mostAnHour,
): Promise<Outcome<null>> {
  const limit = { key: `operator-${kind}:${viewer.memberId}`, most: mostAnHour[kind], windowSeconds: 3_600 }
  return countRequest(database, limit, services.machineClock.now())
}
