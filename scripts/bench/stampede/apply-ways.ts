import { applyBatch } from '../../../src/features/investing/application/apply-batch.ts'
import type { ApplicationOutcome } from '../../../src/features/investing/application/application.ts'
import type { Services } from '../../../src/features/core/services.ts'
import { openDatabase, openPool } from '../../../src/platform/database/connect.ts'
import { success } from '../../../src/platform/outcome.ts'
import { applyByFunction } from './apply-by-function.ts'
import { atMostAtOnce } from './at-most-at-once.ts'
import type { Way } from './plan.ts'

export type ApplyWay = NonNullable<Services['benchmarkStrategy']>

export interface Place {
  databaseUrl: string
  /** Connections for applications alone: what else a request asks of the database never waits behind the fund's lock. */
  poolSize: number
}

export const applyWays: Record<Way, (place: Place) => ApplyWay | undefined> = {
  nothing: () => async (): Promise<ApplicationOutcome> => success({ investmentId: 1, receiptNumber: 1 }),
  'row-lock': byRowLock,
  function: applyByFunction,
  // The product as it is.
  batch: () => undefined,
}

/**
 * What most write: a transaction for each request, which locks the fund's row, decides, writes and commits. It is the product's own
 * use case with one application in it, so it keeps every rule and gets every improvement of the statements. Who waits for a
 * connection waits without a limit, where the product's pool would give up after ten seconds.
 */
function byRowLock({ databaseUrl, poolSize }: Place): ApplyWay {
  const database = openDatabase(openPool(databaseUrl, { max: poolSize }))
  return atMostAtOnce(poolSize, async (services: Services, fundId, request) => {
    const [outcome] = await applyBatch({ ...services, database }, fundId, [request])
    if (!outcome) throw new Error('an application was not answered')
    return outcome
  })
}
