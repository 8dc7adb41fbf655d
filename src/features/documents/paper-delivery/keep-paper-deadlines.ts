import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../core/services.ts'
import { extendPaperDeadlines } from './choose-delivery.ts'

/** Before what is overdue is cancelled: a contract that was made after its member chose paper, as at a draw, has the days of the post as well. */
export const keepPaperDeadlines = (services: Services): Promise<void> =>
  inTransaction(services.database, extendPaperDeadlines)
