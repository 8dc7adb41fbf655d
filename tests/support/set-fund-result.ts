import type { Id } from '../../src/domain/id.ts'
import { setFundResult as setWithin, type FundResultInput } from '../../src/features/funds/fund/set-fund-result.ts'
import { judgeEarlyEnd, recordEarlyEnd } from '../../src/features/investing/operation-days/early-end.ts'
import type { Services } from '../../src/features/core/services.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { must } from './must.ts'

/** What happened with a fund, recorded by itself and not as part of an act. */
export const setFundResult = (
  services: Services,
  { fundId, result, actor }: { fundId: Id<'fund'>; result: FundResultInput; actor: string },
) =>
  inTransaction(services.database, async (transaction) => {
    const now = services.clock.now()
    const endOn = result.operationEndOn
    const early = endOn ? must(await judgeEarlyEnd(transaction, services.config, { fundId, endOn })) : null
    const set = await setWithin(transaction, { fundId, result, actor, now })
    if (early && set.ok) await recordEarlyEnd(transaction, { fundId, early, now })
    return set
  })
