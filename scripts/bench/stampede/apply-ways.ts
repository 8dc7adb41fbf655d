import type pg from 'pg'
import { applyBatch } from '../../../src/features/application/apply-batch.ts'
import type { ApplicationOutcome } from '../../../src/features/application/application.ts'
import type { Services } from '../../../src/features/services.ts'
import { openDatabase } from '../../../src/platform/database/connect.ts'
import { success } from '../../../src/platform/outcome.ts'
import { applyByFunction } from './apply-by-function.ts'
import type { Way } from './plan.ts'

type ApplyWay = NonNullable<Services['applyOtherwise']>

/** Each way on connections of its own, so that what else a request asks of the database never waits behind the fund's lock. */
export const applyWays: Record<Way, (openPool: () => pg.Pool) => ApplyWay | undefined> = {
  nothing: () => async (): Promise<ApplicationOutcome> => success({ investmentId: 1, receiptNumber: 1 }),
  'row-lock': (openPool) => byRowLock(openPool()),
  function: (openPool) => applyByFunction(openPool()),
  // The product as it is.
  batch: () => undefined,
}

/**
 * What most write: a transaction for each request, which locks the fund's row, decides, writes and commits. It is the product's own
 * use case with one application in it, so it keeps every rule and gets every improvement of the statements.
 */
function byRowLock(pool: pg.Pool): ApplyWay {
  const database = openDatabase(pool)
  return async (services, fundId, request) => {
    const [outcome] = await applyBatch({ ...services, database }, fundId, [request])
    if (!outcome) throw new Error('an application was not answered')
    return outcome
  }
}
