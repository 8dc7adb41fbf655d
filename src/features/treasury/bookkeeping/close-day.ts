import { closeLedger } from '../../../ledger/close-ledger.ts'
import type { Services } from '../../core/services.ts'

/** Once a day, when little is posted: the balances up to now are kept. Safe to run twice, late or beside another. */
export async function closeDay({ database, clock, log }: Services): Promise<void> {
  if (!(await closeLedger(database, clock.now())))
    log.info({}, 'the balances were not closed: a transaction stayed open; the next closing takes all')
}
