import type { Id } from '../../src/domain/id.ts'
import { setFundResult as setWithin, type FundResultInput } from '../../src/features/funds/fund/set-fund-result.ts'
import type { Services } from '../../src/features/core/services.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'

/** What happened with a fund, recorded by itself and not as part of an act. */
export const setFundResult = (
  services: Services,
  input: { fundId: Id<'fund'>; result: FundResultInput; actor: string },
) => inTransaction(services.database, (transaction) => setWithin(transaction, { ...input, now: services.clock.now() }))
